internal import CGdkPixbuf

/// A picture as gdk-pixbuf decodes it, for the formats whose headers are not read here, such as WebP.
enum PixbufImage {
    /// Returns the width and height in pixels, or `nil` if the bytes are no picture that gdk-pixbuf knows.
    static func pixelSize(of bytes: UnsafeRawBufferPointer) -> CGSize? {
        guard let loader = PixbufLoader(), loader.write(bytes) else { return nil }
        return loader.pixelSize
    }
}

/// Decodes one picture.
private final class PixbufLoader {
    private let pointer: UnsafeMutablePointer<GdkPixbufLoader>
    private var isClosed = false

    init?() {
        guard let loader = gdk_pixbuf_loader_new() else { return nil }
        pointer = loader
    }

    deinit {
        if !isClosed { gdk_pixbuf_loader_close(pointer, nil) }
        g_object_unref(pointer)
    }

    /// Returns whether the bytes are a whole picture.
    func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let start = bytes.bindMemory(to: guchar.self).baseAddress else { return false }
        guard gdk_pixbuf_loader_write(pointer, start, gsize(bytes.count), nil) != 0 else { return false }
        isClosed = true
        return gdk_pixbuf_loader_close(pointer, nil) != 0
    }

    var pixelSize: CGSize? {
        guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(pointer) else { return nil }
        return CGSize(
            width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
    }
}
