internal import CGdkPixbuf
import Foundation

/// Decodes picture files with gdk-pixbuf.
enum PixbufDecoder {
    /// The most pixels that a picture may have; a larger one is refused before it is decoded.
    static let maximumPixels = 64_000_000

    /// A picture, turned upright as its EXIF data say.
    struct Picture {
        var bitmap: Bitmap
        /// Whether it is as large as in its file.
        var isWhole: Bool
    }

    /// Returns the picture at a path.
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
        try decode(data, name: name, forLongerSide: nil).bitmap
    }

    /// Returns the picture at a path for a use in which its longer side is so many pixels long.
    ///
    /// A photo may come back smaller than it is, but at least twice as large as it is used.
    static func decode(path: String, forLongerSide side: Int) throws(RasterError) -> Picture {
        let (width, height) = try checkHeader(path: path)
        guard PixbufSizing.reduction(width, height, forLongerSide: side) > 1,
            let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
        else { return Picture(bitmap: try decode(path: path), isWhole: true) }
        return try decode(data, name: path, forLongerSide: side)
    }

    /// Returns the picture in the bytes of a file for a use in which its longer side is so many pixels long.
    static func decode(_ data: Data, name: String, forLongerSide side: Int?) throws(RasterError) -> Picture {
        guard let loader = gdk_pixbuf_loader_new() else { throw .outOfMemory(action: "decoding a picture") }
        defer { g_object_unref(loader) }
        let sizing = PixbufSizing(maximumPixels: maximumPixels, forLongerSide: side)
        return try withExtendedLifetime(sizing) { () throws(RasterError) in
            sizing.connect(to: loader)
            let loaded = load(data, with: loader)
            if sizing.isExceeded { try check(width: sizing.width, height: sizing.height, path: name) }
            switch loaded {
            case .success(let pixbuf):
                return Picture(bitmap: try pixbuf.upright(path: name), isWhole: !sizing.isReduced)
            case .failure(let failure):
                throw .image(path: name, reason: "the picture is broken: \(failure.message)")
            }
        }
    }

    /// The library's words about a picture that it can't decode.
    private struct LoadingFailure: Error {
        let message: String
    }

    private static func load(
        _ data: Data, with loader: UnsafeMutablePointer<GdkPixbufLoader>
    ) -> Result<Pixbuf, LoadingFailure> {
        var error: UnsafeMutablePointer<GError>?
        let isTaken = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), &error)
        }
        // A loader has to be closed in any case; the first error is the one that counts.
        let isClosed = error == nil ? gdk_pixbuf_loader_close(loader, &error) : gdk_pixbuf_loader_close(loader, nil)
        guard isTaken != 0, isClosed != 0, let loaded = gdk_pixbuf_loader_get_pixbuf(loader) else {
            return .failure(LoadingFailure(message: message(&error)))
        }
        g_object_ref(UnsafeMutableRawPointer(loaded))
        return .success(Pixbuf(loaded))
    }

    /// Reads only as much of a file as says whether it is a picture, and of what size.
    @discardableResult
    static func checkHeader(path: String) throws(RasterError) -> (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        guard access(path, F_OK) == 0 else { throw .image(path: path, reason: "there is no such picture") }
        guard access(path, R_OK) == 0 else { throw .image(path: path, reason: "the picture can't be read") }
        guard gdk_pixbuf_get_file_info(path, &width, &height) != nil else {
            throw .image(path: path, reason: "the file is not a picture that can be read (PNG, JPEG, GIF, WebP …)")
        }
        try check(width: Int(width), height: Int(height), path: path)
        return (Int(width), Int(height))
    }

    private static func check(width: Int, height: Int, path: String) throws(RasterError) {
        guard width > 0, height > 0 else { throw .image(path: path, reason: "the picture has no pixels") }
        guard width * height <= maximumPixels else {
            throw .image(
                path: path,
                reason: "the picture has \(width) × \(height) pixels; the limit is \(maximumPixels / 1_000_000) million"
            )
        }
    }

    private static func message(_ error: inout UnsafeMutablePointer<GError>?) -> String {
        defer { g_clear_error(&error) }
        return error?.pointee.message.map { String(cString: $0) } ?? "not all of it is there"
    }
}
