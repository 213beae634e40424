internal import CGdkPixbuf
import Foundation

/// Decodes picture files with gdk-pixbuf.
enum PixbufDecoder {
    /// The most pixels that a picture may have; a larger one is refused before it is decoded.
    static let maximumPixels = 64_000_000

    /// Returns the picture at a path, turned upright as its EXIF data say.
    static func decode(path: String) throws(RasterError) -> Bitmap {
        try checkHeader(path: path)
        var error: UnsafeMutablePointer<GError>?
        guard let loaded = gdk_pixbuf_new_from_file(path, &error) else {
            throw .image(path: path, reason: "the picture is broken: \(Self.message(&error))")
        }
        return try Pixbuf(loaded).upright(path: path)
    }

    /// Returns the picture in the bytes of a file.
    static func decode(_ data: Data, name: String) throws(RasterError) -> Bitmap {
        guard let loader = gdk_pixbuf_loader_new() else { throw .outOfMemory(action: "decoding a picture") }
        defer { g_object_unref(loader) }
        let limit = SizeLimit()
        g_signal_connect_data(
            loader, "size-prepared",
            unsafeBitCast(sizePrepared, to: GCallback.self), Unmanaged.passUnretained(limit).toOpaque(), nil,
            GConnectFlags(rawValue: 0))
        var error: UnsafeMutablePointer<GError>?
        let isWhole = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(
                loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), &error)
        }
        let isClosed = error == nil ? gdk_pixbuf_loader_close(loader, &error) : gdk_pixbuf_loader_close(loader, nil)
        if limit.isExceeded { try check(width: limit.width, height: limit.height, path: name) }
        guard isWhole != 0, isClosed != 0, let loaded = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw .image(path: name, reason: "the picture is broken: \(Self.message(&error))")
        }
        g_object_ref(UnsafeMutableRawPointer(loaded))
        return try Pixbuf(loaded).upright(path: name)
    }

    /// Reads only as much of a file as says whether it is a picture, and of what size.
    static func checkHeader(path: String) throws(RasterError) {
        var width: Int32 = 0
        var height: Int32 = 0
        guard access(path, F_OK) == 0 else { throw .image(path: path, reason: "there is no such picture") }
        guard access(path, R_OK) == 0 else { throw .image(path: path, reason: "the picture can't be read") }
        guard gdk_pixbuf_get_file_info(path, &width, &height) != nil else {
            throw .image(path: path, reason: "the file is not a picture that can be read (PNG, JPEG, GIF, WebP …)")
        }
        try check(width: Int(width), height: Int(height), path: path)
    }

    private static func check(width: Int, height: Int, path: String) throws(RasterError) {
        guard width > 0, height > 0 else { throw .image(path: path, reason: "the picture has no pixels") }
        guard width * height <= maximumPixels else {
            throw .image(
                path: path,
                reason: "the picture has \(width) × \(height) pixels; at most \(maximumPixels / 1_000_000) million are taken")
        }
    }

    private static func message(_ error: inout UnsafeMutablePointer<GError>?) -> String {
        defer { g_clear_error(&error) }
        return error?.pointee.message.map { String(cString: $0) } ?? "not all of it is there"
    }

    /// Notes the size in a picture's header and stops the decoding of one that is too large.
    private final class SizeLimit {
        var width = 0
        var height = 0
        var isExceeded = false
    }

    private static let sizePrepared:
        @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, UnsafeMutableRawPointer) -> Void = {
            loader, width, height, user in
            let limit = Unmanaged<SizeLimit>.fromOpaque(user).takeUnretainedValue()
            (limit.width, limit.height) = (Int(width), Int(height))
            guard Int(width) * Int(height) > PixbufDecoder.maximumPixels else { return }
            limit.isExceeded = true
            // No size at all makes the decoder give up before it asks for memory.
            gdk_pixbuf_loader_set_size(loader, 0, 0)
        }
}

/// A decoded picture.
private final class Pixbuf {
    private let pointer: OpaquePointer

    /// Takes over a reference.
    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }

    /// Returns the pixels in the order of a bitmap, turned as the EXIF data say.
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
            throw .image(path: path, reason: "the picture's pixels are of an unknown kind")
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
        let a = UInt32(alpha)
        func times(_ component: UInt8) -> UInt32 { a == 255 ? UInt32(component) : (UInt32(component) * a + 127) / 255 }
        return a << 24 | times(red) << 16 | times(green) << 8 | times(blue)
    }
}
