internal import CGdkPixbuf
public import Foundation

/// Writes bitmaps as JPEG files.
public enum JPEGWriter {
    /// Returns a JPEG file; transparency is blended with white.
    ///
    /// - Parameters:
    ///   - quality: From 0 (small) to 1 (good).
    ///   - scale: The pixels per point, which determine the displayed size; `nil` to omit them.
    ///   - software: The program name for the file; `nil` for none.
    public static func data(
        _ bitmap: Bitmap, quality: Double, scale: CGFloat? = nil, software: String? = nil
    ) throws(RasterError) -> Data {
        JPEGHeader.adding(scale: scale, software: software, to: try encoded(bitmap, quality: quality))
    }

    private static func encoded(_ bitmap: Bitmap, quality: Double) throws(RasterError) -> Data {
        guard
            let pixbuf = gdk_pixbuf_new(
                GDK_COLORSPACE_RGB, 0, 8, Int32(bitmap.pixelsWide), Int32(bitmap.pixelsHigh))
        else { throw .outOfMemory(action: "writing a JPEG file") }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        bitmap.copyOnWhite(into: gdk_pixbuf_get_pixels(pixbuf), rowLength: Int(gdk_pixbuf_get_rowstride(pixbuf)))
        var buffer: UnsafeMutablePointer<gchar>?
        var length: gsize = 0
        let percent = "\(Int((min(max(quality.isNaN ? 1 : quality, 0), 1) * 100).rounded()))"
        let isWritten = "quality".withCString { key in
            percent.withCString { value in
                var keys = [UnsafeMutablePointer(mutating: key), nil]
                var values = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &length, "jpeg", &keys, &values, nil)
            }
        }
        guard isWritten != 0, let buffer else {
            throw .image(path: "JPEG", reason: "gdk-pixbuf can't write the file")
        }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(length))
    }
}

extension Bitmap {
    /// Writes red, green and blue of each pixel, blended with white.
    fileprivate func copyOnWhite(into bytes: UnsafeMutablePointer<guchar>, rowLength: Int) {
        for y in 0..<pixelsHigh {
            for x in 0..<pixelsWide {
                let pixel = pixels[y * pixelsWide + x]
                let white = 255 - (pixel >> 24)
                let target = bytes + y * rowLength + x * 3
                target[0] = guchar(min((pixel >> 16 & 0xFF) + white, 255))
                target[1] = guchar(min((pixel >> 8 & 0xFF) + white, 255))
                target[2] = guchar(min((pixel & 0xFF) + white, 255))
            }
        }
    }
}
