import Foundation
import Pictures

extension PictureEntry {
    /// Returns the picture in a file of another format than PNG.
    ///
    /// - Parameters:
    ///   - format: The format, whose ending the file's name has.
    ///   - quality: The quality of a JPEG, from 1, small, to 100, good.
    ///   - svgText: What the text of an SVG is.
    public func format(_ format: PictureFormat, quality: Int = 92, svgText: SVGText = .outlines) -> PictureEntry {
        written { encoding in
            encoding.format = FileFormat(format)
            encoding.quality = Double(min(max(quality, 1), 100)) / 100
            encoding.svgText = svgText
        }
    }

    /// The name of the file, relative to the folder of the pictures.
    var file: String { "\(name).\(encoding.format.fileExtension)" }
}
