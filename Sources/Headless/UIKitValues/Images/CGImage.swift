import Frames
import Raster

/// An image with a size in pixels.
public final class CGImage: Sendable {
    let image: UIImage

    init(_ image: UIImage) {
        self.image = image
    }

    /// Creates an image from a provider's pixels; `nil` if there are too few of them, or if they are neither four bytes
    /// each nor one byte of gray.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let layout = PixelLayout(bitsPerPixel: bitsPerPixel, info: bitmapInfo)
        guard width > 0, height > 0, bitsPerComponent == 8, let layout,
            let pixels = layout.pixels(provider.bytes, width: width, height: height, bytesPerRow: bytesPerRow),
            let bitmap = try? Bitmap(pixelsWide: width, pixelsHigh: height, pixels: pixels),
            let data = try? PNGWriter.data(bitmap), let image = UIImage(data: data)
        else { return nil }
        self.init(image)
    }

    /// Creates an image from a PNG file.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let image = UIImage(data: source.bytes) else { return nil }
        self.init(image)
    }

    /// Creates an image from a JPEG file.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(
            pngDataProviderSource: source, decode: decode, shouldInterpolate: shouldInterpolate, intent: intent)
    }

    public var width: Int { Int((image.size.width * image.scale).rounded()) }
    public var height: Int { Int((image.size.height * image.scale).rounded()) }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
    public var colorSpace: CGColorSpace? { .standard }
    public var isMask: Bool { false }
    public func copy() -> CGImage? { self }

    /// The pixels, row by row: red, green, blue and alpha, premultiplied.
    public var dataProvider: CGDataProvider? {
        guard let bitmap = image.bitmap() else { return nil }
        var bytes = Data(capacity: bitmap.pixelCount * 4)
        bitmap.withPixels { pixels in
            for pixel in pixels {
                bytes.append(contentsOf: [
                    UInt8(pixel >> 16 & 0xFF), UInt8(pixel >> 8 & 0xFF), UInt8(pixel & 0xFF), UInt8(pixel >> 24),
                ])
            }
        }
        return CGDataProvider(data: bytes)
    }

    /// Returns the part of the image in a rectangle of pixels; `nil` if they don't intersect.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.integral.intersection(whole)
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        let scale = image.scale > 0 ? image.scale : 1
        let size = CGSize(width: part.width, height: part.height).divided(by: scale)
        let content = ImageContent(
            reference: image.reference,
            destination: CGRect(
                x: -part.minX / scale, y: -part.minY / scale, width: image.size.width, height: image.size.height))
        let frame = Frame(rect: CGRect(origin: .zero, size: size), clipsToBounds: true, content: .image(content))
        return CGImage(UIImage(drawing: frame, scale: scale))
    }
}

/// A source of bytes.
public final class CGDataProvider: Sendable {
    let bytes: Data

    public init?(data: CFData) {
        bytes = data
    }

    /// Creates a provider of a file's bytes; `nil` if it can't be read.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        bytes = data
    }

    public var data: CFData? { bytes }
}

/// The order of bytes in pixels from an application.
private enum PixelLayout {
    case gray
    /// The positions of red, green, blue and alpha; whether there is alpha, and whether the colors are premultiplied.
    case colors(order: [Int], hasAlpha: Bool, isPremultiplied: Bool)

    init?(bitsPerPixel: Int, info: CGBitmapInfo) {
        if bitsPerPixel == 8 {
            self = .gray
            return
        }
        guard bitsPerPixel == 32, let alpha = CGImageAlphaInfo(rawValue: info.rawValue & 0x1F) else { return nil }
        var order = [.premultipliedFirst, .first, .noneSkipFirst].contains(alpha) ? [1, 2, 3, 0] : [0, 1, 2, 3]
        if info.rawValue & 0x7000 == CGBitmapInfo.byteOrder32Little.rawValue { order = order.map { 3 - $0 } }
        self = .colors(
            order: order, hasAlpha: ![.none, .noneSkipFirst, .noneSkipLast].contains(alpha),
            isPremultiplied: alpha == .premultipliedFirst || alpha == .premultipliedLast)
    }

    /// Returns premultiplied pixels; `nil` if there are too few bytes.
    func pixels(_ bytes: Data, width: Int, height: Int, bytesPerRow: Int) -> [UInt32]? {
        let length = if case .gray = self { 1 } else { 4 }
        guard bytesPerRow >= width * length, bytes.count >= bytesPerRow * (height - 1) + width * length else {
            return nil
        }
        return bytes.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) in
            (0..<width * height).map { index in
                pixel(buffer, at: index / width * bytesPerRow + index % width * length)
            }
        }
    }

    private func pixel(_ bytes: UnsafeRawBufferPointer, at start: Int) -> UInt32 {
        switch self {
        case .gray: return 0xFF00_0000 | UInt32(bytes[start]) * 0x0001_0101
        case .colors(let order, let hasAlpha, let isPremultiplied):
            let alpha = hasAlpha ? UInt32(bytes[start + order[3]]) : 255
            func component(_ index: Int) -> UInt32 {
                let byte = UInt32(bytes[start + order[index]])
                return isPremultiplied ? min(byte, alpha) : (byte * alpha + 127) / 255
            }
            return alpha << 24 | component(0) << 16 | component(1) << 8 | component(2)
        }
    }
}
