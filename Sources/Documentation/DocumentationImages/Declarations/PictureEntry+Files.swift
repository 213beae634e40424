import Foundation
import Pictures

extension PictureEntry {
    /// Returns the picture in another file format than PNG.
    ///
    /// - Parameters:
    ///   - format: The format. The file gets its extension.
    ///   - quality: The quality of a JPEG, from 1 (smallest file) to 100 (best).
    ///   - svgText: How an SVG represents text.
    public func format(_ format: PictureFormat, quality: Int = 92, svgText: SVGText = .outlines) -> PictureEntry {
        written { encoding in
            encoding.format = FileFormat(format)
            encoding.quality = Double(min(max(quality, 1), 100)) / 100
            encoding.svgText = svgText
        }
    }

    /// The file name, relative to the folder of the pictures.
    var file: String { "\(name).\(encoding.format.fileExtension)" }
}
