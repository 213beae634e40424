internal import CGdkPixbuf
import Foundation
import Typesetting

/// Decodes JPEG files with gdk-pixbuf.
enum JPEGDecoder {
    /// Returns a photo for use at a size with the longer side `side` pixels long; `nil` for full size.
    static func decode(
        _ data: Data, name: String, forLongerSide side: Int?
    ) throws(RasterError) -> ImageDecoder.Picture {
        try JPEGScans.check(data, name: name)
        LibraryMessages.keepQuiet()
        // Finding the loader by name doesn't need the machine's list of file types.
        var error: UnsafeMutablePointer<GError>?
        guard let loader = gdk_pixbuf_loader_new_with_type("jpeg", &error) else {
            throw .image(path: name, reason: "gdk-pixbuf can't read JPEG on this machine: \(message(&error))")
        }
        defer { g_object_unref(loader) }
        let sizing = PixbufSizing(maximumPixels: ImageHeader.maximumPixels, forLongerSide: side)
        return try withExtendedLifetime(sizing) { () throws(RasterError) in
            sizing.connect(to: loader)
            let loaded = load(data, with: loader)
            switch loaded {
            case .success(let pixbuf):
                return ImageDecoder.Picture(bitmap: try pixbuf.upright(path: name), isWhole: !sizing.isReduced)
            case .failure(let failure):
                throw .image(path: name, reason: "the picture is damaged: \(failure.message)")
            }
        }
    }

    /// The library's error message for a picture that it can't decode.
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
        // A loader must be closed in any case; the first error counts.
        let isClosed = error == nil ? gdk_pixbuf_loader_close(loader, &error) : gdk_pixbuf_loader_close(loader, nil)
        guard isTaken != 0, isClosed != 0, let loaded = gdk_pixbuf_loader_get_pixbuf(loader) else {
            return .failure(LoadingFailure(message: message(&error)))
        }
        g_object_ref(UnsafeMutableRawPointer(loaded))
        return .success(Pixbuf(loaded))
    }

    private static func message(_ error: inout UnsafeMutablePointer<GError>?) -> String {
        defer { g_clear_error(&error) }
        return error?.pointee.message.map { String(cString: $0) } ?? "it is incomplete"
    }
}
