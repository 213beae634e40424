import Documents
import Foundation
import Pictures

/// How the file of a picture is written.
package struct FileEncoding: Sendable, Hashable {
    package var format: PictureFormat = .png

    /// The quality of a JPEG file, from 0, small, to 1, good.
    package var quality = 0.92

    /// Whether a PNG is made as small as it can be.
    package var isOptimizing = false

    /// Whether a PNG carries the frames that it was drawn from.
    package var embedsFrames = false

    package init() {}
}

extension FileEncoding {
    init(_ keys: KeyedNode<FileKey>, isAnimation: Bool) throws(DocumentError) {
        format = try keys.choice(.format, of: PictureFormat.self) ?? .png
        quality = Double(try keys.integer(.quality) ?? 92) / 100
        isOptimizing = try keys.flag(.optimize) ?? false
        embedsFrames = try keys.flag(.embedFrames) ?? false
    }
}
