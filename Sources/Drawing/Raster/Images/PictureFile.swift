package import Foundation

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
        (try? ImageFile(path).header()).map { CGSize(width: $0.width, height: $0.height) }
    }

    /// Likewise of the bytes of a file.
    package static func pixelSize(of data: Data) -> CGSize? {
        (try? ImageHeader(data, name: "")).map { CGSize(width: $0.width, height: $0.height) }
    }
}
