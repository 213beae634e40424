import Foundation
import Frames
import Raster

/// Turns frames into the bytes of files.
struct PictureEncoder {
    var format: PictureFormat
    /// Pixels per point.
    var scale: CGFloat
    var background: RGBA
    /// Whether a PNG carries the frames that it was drawn from.
    var embedsFrames: Bool
    /// What picture files are named from in frame trees, so that a tree doesn't tell where it was made.
    var imageFolder: String

    func data(_ frame: Frame) throws -> Data {
        switch format {
        case .png: try png(frame)
        case .svg: try Renderer().svg(frame, background: background)
        case .pdf: try Renderer().pdf(frame, background: background)
        case .frames: try frame.namingImages(relativeTo: imageFolder).json() + Data("\n".utf8)
        }
    }

    private func png(_ frame: Frame) throws -> Data {
        let bitmap = try Renderer().render(frame, scale: scale, background: background)
        return try PNGWriter.data(
            bitmap, text: [(key: "Software", value: Self.software)],
            embedding: embedsFrames ? frame.namingImages(relativeTo: imageFolder) : nil)
    }

    /// Another version of the libraries may draw other pixels; a picture that names them explains the difference.
    static let software =
        "MessageShot \(MessageShot.version) (\(DrawingLibraries.versions.joined(separator: ", ")))"
}
