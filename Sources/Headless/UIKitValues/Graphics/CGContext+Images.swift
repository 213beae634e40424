import Frames
import Rendering

extension CGContext {
    func draw(_ image: UIImage, in rect: CGRect, alpha: CGFloat = 1, tiles: Bool = false) {
        let content = ImageContent(
            reference: image.reference(tint: nil, traits: .current),
            destination: CGRect(origin: .zero, size: rect.size),
            tint: image.bakedTint(traits: .current), capInsets: tiles ? nil : image.stretchedCapInsets,
            tileSize: tiles ? image.size : nil)
        draw(bounded(Frame(rect: rect, opacity: alpha, content: .image(content))))
    }

    /// Draws an image with its first row at the maximum y, as Core Graphics does: upside down where y points down.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let picture = UIImage(cgImage: image)
        let size = byTiling ? CGSize(width: image.width, height: image.height) : rect.size
        let content = ImageContent(
            reference: picture.reference, destination: CGRect(origin: .zero, size: rect.size),
            tint: picture.bakedTint(traits: .current), tileSize: byTiling ? size : nil)
        var frame = bounded(Frame(rect: rect, content: .image(content)))
        frame.transform = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        draw(frame)
    }

    /// An image changes nothing outside its rectangle, in any blend mode.
    private func bounded(_ frame: Frame) -> Frame {
        guard state.blendMode.mixing.isUnbounded else { return frame }
        var frame = frame
        frame.mask = Mask(outline: .rectangle(CGRect(origin: .zero, size: frame.rect.size)))
        return frame
    }

    // MARK: Bitmap contexts

    /// Creates a context for an image of a size in pixels; a point is a pixel, and y points up from the lower edge.
    ///
    /// - Parameter data: Memory for the pixels, which iOS writes to. It stays unchanged. Reported.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0, width <= 32_767, height <= 32_767 else { return nil }
        if data != nil {
            RenderProblems.report(
                .undrawn(
                    "CGContext(data:)", of: CGContext.self,
                    instead: "the memory isn't written to; call makeImage() for the picture"))
        }
        self.init(size: CGSize(width: width, height: height))
        imageScale = 1
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    /// The width in pixels.
    public var width: Int { Int((canvas.width * (imageScale ?? UIScreen.main.scale)).rounded()) }
    /// The height in pixels.
    public var height: Int { Int((canvas.height * (imageScale ?? UIScreen.main.scale)).rounded()) }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { .standard }

    /// Returns an image of the drawing so far.
    public func makeImage() -> CGImage? { image.cgImage }

    /// The drawing so far.
    var image: UIImage { UIImage(drawing: makeFrame(), scale: imageScale ?? UIScreen.main.scale) }

    /// Does nothing: drawing has immediate effect.
    public func flush() {}
    /// Does nothing: drawing has immediate effect.
    public func synchronize() {}
}

/// The position of alpha in a pixel; the pixels that are returned always have the same order.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of bytes in a pixel.
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
