internal import Files
package import Foundation
internal import Synchronization

/// Checks picture files before drawing.
public enum PictureFile {
    /// Checks that a file is a picture and not too large to be drawn. Reads only its header.
    ///
    /// - Throws: ``RasterError/image(path:reason:)``.
    public static func check(_ path: String) throws(RasterError) {
        _ = try ImageFile(path).header()
    }

    /// Returns the displayed size of a picture in pixels, from the header of its file; `nil` if the file isn't a
    /// picture.
    package static func pixelSize(ofFile path: String) -> CGSize? {
        guard let file = try? ImageFile(path) else { return nil }
        let key = KnownFile(path: path, version: file.version)
        if let size = sizes.withLock({ $0[key] }) { return size }
        guard let header = try? file.header() else { return nil }
        let size = CGSize(width: header.width, height: header.height)
        sizes.withLock { sizes in
            if sizes.count == maximumCachedSizes { sizes.removeAll() }
            sizes[key] = size
        }
        return size
    }

    /// Returns the displayed size in pixels for the bytes of a file.
    package static func pixelSize(of data: Data) -> CGSize? {
        (try? ImageHeader(data, name: "")).map { CGSize(width: $0.width, height: $0.height) }
    }

    // MARK: Known sizes

    private struct KnownFile: Hashable {
        let path: String
        let version: OpenedFile.Version
    }

    /// Cached, because each row of a list asks for the size of its author's picture. Changed files are read again.
    private static let sizes = Mutex<[KnownFile: CGSize]>([:])

    /// The maximum number of cached sizes, after which the cache is emptied.
    private static let maximumCachedSizes = 1024
}
