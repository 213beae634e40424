internal import CGdkPixbuf

/// A picture decoded by gdk-pixbuf.
final class Pixbuf {
    private let pointer: OpaquePointer

    /// Takes ownership of a reference.
    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }

    /// Returns the pixels as a bitmap, rotated according to the Exif data.
    func upright(path: String) throws(RasterError) -> Bitmap {
        guard let turned = gdk_pixbuf_apply_embedded_orientation(pointer) else {
            throw .outOfMemory(action: "decoding \(path)")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(turned)) }
        let width = Int(gdk_pixbuf_get_width(turned))
        let height = Int(gdk_pixbuf_get_height(turned))
        let stride = Int(gdk_pixbuf_get_rowstride(turned))
        let channels = Int(gdk_pixbuf_get_n_channels(turned))
        guard let bytes = gdk_pixbuf_read_pixels(turned), channels >= 3 else {
            throw .image(path: path, reason: "the picture has an unknown pixel format")
        }
        let bitmap = try Bitmap(pixelsWide: width, pixelsHigh: height)
        for y in 0..<height {
            let row = bytes + y * stride
            let target = bitmap.pixels + y * width
            for x in 0..<width {
                let pixel = row + x * channels
                target[x] = Self.premultiplied(pixel[0], pixel[1], pixel[2], channels == 4 ? pixel[3] : 255)
            }
        }
        return bitmap
    }

    private static func premultiplied(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
        // Most pixels are opaque.
        guard alpha < 255 else {
            return 0xFF00_0000 | UInt32(red) &<< 16 | UInt32(green) &<< 8 | UInt32(blue)
        }
        let a = UInt32(alpha)
        func times(_ component: UInt8) -> UInt32 { (UInt32(component) * a + 127) / 255 }
        return a << 24 | times(red) << 16 | times(green) << 8 | times(blue)
    }
}
