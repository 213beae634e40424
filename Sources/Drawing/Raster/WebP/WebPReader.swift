internal import CWebP
import Foundation

/// Reads WebP files with libwebp: gdk-pixbuf has a loader for them on few machines.
enum WebPReader {
    /// Returns the size of a picture from the beginning of its file.
    static func size(_ bytes: UnsafeRawBufferPointer) -> (width: Int, height: Int)? {
        var (width, height): (Int32, Int32) = (0, 0)
        let start = bytes.bindMemory(to: UInt8.self).baseAddress
        return WebPGetInfo(start, bytes.count, &width, &height) != 0 ? (Int(width), Int(height)) : nil
    }

    /// Returns the pixels of a still.
    static func bitmap(in data: Data, name: String) throws(RasterError) -> Bitmap {
        var (width, height): (Int32, Int32) = (0, 0)
        let isKnown = data.withUnsafeBytes { bytes in
            WebPGetInfo(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &width, &height)
        }
        guard isKnown != 0 else { throw .image(path: name, reason: "the WebP file's header is broken") }
        let bitmap = try Bitmap(pixelsWide: Int(width), pixelsHigh: Int(height))
        let isDecoded = data.withUnsafeBytes { bytes in
            let pixels = UnsafeMutableRawPointer(bitmap.pixels).assumingMemoryBound(to: UInt8.self)
            return WebPDecodeBGRAInto(
                bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, pixels, bitmap.pixelCount * 4, width * 4)
                != nil
        }
        guard isDecoded else { throw .image(path: name, reason: "the WebP file's pixels are broken") }
        for index in 0..<bitmap.pixelCount { bitmap.pixels[index] = Bitmap.premultiplied(bitmap.pixels[index]) }
        return bitmap
    }
}
