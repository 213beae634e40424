internal import Files
package import Foundation
internal import Synchronization

/// A picture in a file, looked at before it is drawn.
public enum PictureFile {
    /// Makes sure that a file is a picture, and not one that is too large to be drawn; reads its header only.
    ///
    /// - Throws: ``RasterError/image(path:reason:)``.
    public static func check(_ path: String) throws(RasterError) {
        _ = try ImageFile(path).header()
    }

    /// Returns the width and height in pixels as a picture is shown, from the header of its file; `nil` for a file that is
    /// none.
    package static func pixelSize(ofFile path: String) -> CGSize? {
        guard let file = try? ImageFile(path) else { return nil }
        let key = KnownFile(path: path, version: file.version)
        if let size = sizes.withLock({ $0[key] }) { return size }
        guard let header = try? file.header() else { return nil }
        let size = CGSize(width: header.width, height: header.height)
        sizes.withLock { sizes in
            if sizes.count == mostSizes { sizes.removeAll() }
            sizes[key] = size
        }
        return size
    }

    /// Likewise of the bytes of a file.
    package static func pixelSize(of data: Data) -> CGSize? {
        (try? ImageHeader(data, name: "")).map { CGSize(width: $0.width, height: $0.height) }
    }

    // MARK: Known sizes

    private struct KnownFile: Hashable {
        let path: String
        let version: OpenedFile.Version
    }

    /// Each row of a list asks for the size of its author's picture. A file that changes is looked at again.
    private static let sizes = Mutex<[KnownFile: CGSize]>([:])

    /// After that many, the sizes are collected anew.
    private static let mostSizes = 1024
}
