internal import CWebP
import Foundation

/// Reads WebP files with libwebp, because few machines have a WebP loader for gdk-pixbuf.
enum WebPReader {
    /// Returns the size of a picture from the beginning of its file.
    static func size(_ bytes: UnsafeRawBufferPointer) -> (width: Int, height: Int)? {
        var (width, height): (Int32, Int32) = (0, 0)
        let start = bytes.bindMemory(to: UInt8.self).baseAddress
        return WebPGetInfo(start, bytes.count, &width, &height) != 0 ? (Int(width), Int(height)) : nil
    }

    /// Returns the pixels of a still picture, or of the first picture of an animation.
    static func bitmap(in data: Data, name: String) throws(RasterError) -> Bitmap {
        let size = data.withUnsafeBytes { Self.size($0) }
        guard let size else { throw .image(path: name, reason: "the WebP file's header is damaged") }
        let bitmap = try Bitmap(pixelsWide: size.width, pixelsHigh: size.height)
        var picture = WebPFrame(data: data, x: 0, y: 0)
        if WebPFrame.isAnimation(data) {
            guard let first = WebPFrame(firstOf: data) else {
                throw .image(path: name, reason: "the picture is damaged: the WebP animation is incomplete")
            }
            picture = first
        }
        guard picture.write(into: bitmap) else {
            throw .image(path: name, reason: "the WebP file's pixels are damaged")
        }
        for index in 0..<bitmap.pixelCount { bitmap.pixels[index] = Bitmap.premultiplied(bitmap.pixels[index]) }
        return bitmap
    }
}

/// A still picture, or a picture of an animation at its position on the canvas (RFC 9649, sections 2.5 and 2.7).
private struct WebPFrame {
    /// The data for libwebp: a file, or the chunks of a picture.
    let data: Data
    /// The position, in pixels.
    let x, y: Int

    init(data: Data, x: Int, y: Int) { (self.data, self.x, self.y) = (data, x, y) }

    /// Returns whether a file's header declares an animation.
    static func isAnimation(_ file: Data) -> Bool {
        file.dropFirst(12).starts(with: "VP8X".utf8) && file.count > 20 && file[file.startIndex + 20] & 2 != 0
    }

    /// Creates the first picture of an animation; `nil` if there is none.
    init?(firstOf file: Data) {
        let bytes = [UInt8](file)
        func number(_ offset: Int, bytes count: Int) -> Int? {
            guard offset + count <= bytes.count else { return nil }
            return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        var offset = 12
        while let size = number(offset + 4, bytes: 4) {
            let (start, end) = (offset + 8, offset + 8 + size)
            if bytes[offset..<offset + 4].elementsEqual("ANMF".utf8) {
                guard size > Self.headerSize, end <= bytes.count, let x = number(start, bytes: 3),
                    let y = number(start + 3, bytes: 3)
                else { return nil }
                self.init(data: Data(bytes[start + Self.headerSize..<end]), x: 2 * x, y: 2 * y)
                return
            }
            offset = end + size % 2
        }
        return nil
    }

    /// The position, size and duration of a picture, which precede its chunks.
    private static let headerSize = 16

    /// Writes straight pixels; returns `false` if they are damaged or outside the bitmap.
    func write(into bitmap: Bitmap) -> Bool {
        data.withUnsafeBytes { bytes in
            guard let size = WebPReader.size(bytes), x + size.width <= bitmap.pixelsWide,
                y + size.height <= bitmap.pixelsHigh
            else { return false }
            let start = y * bitmap.pixelsWide + x
            let target = UnsafeMutableRawPointer(bitmap.pixels + start).assumingMemoryBound(to: UInt8.self)
            return WebPDecodeBGRAInto(
                bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, target, (bitmap.pixelCount - start) * 4,
                Int32(bitmap.pixelsWide * 4)) != nil
        }
    }
}
