public import Foundation
public import Frames
internal import Raster

/// Turns frames into the bytes of files.
public struct PictureEncoder: Sendable {
    private let format: PictureFormat
    private let scale: CGFloat
    private let background: RGBA
    private let embedsFrames: Bool
    private let imageFolder: String

    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - background: The colour behind the frames.
    ///   - embedsFrames: Whether a PNG carries the frames that it was drawn from.
    ///   - imageFolder: The folder from which image files are named in frame trees, so that a tree doesn't tell where it
    ///     was made.
    public init(
        _ format: PictureFormat, scale: CGFloat, background: RGBA, embedsFrames: Bool = false, imageFolder: String = ""
    ) {
        self.format = format
        self.scale = scale
        self.background = background
        self.embedsFrames = embedsFrames
        self.imageFolder = imageFolder
    }

    /// Draws a frame and returns the bytes of its file.
    ///
    /// - Throws: A `RasterError`.
    public func data(_ frame: Frame) throws -> Data {
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
            bitmap, text: Self.notes, embedding: embedsFrames ? frame.namingImages(relativeTo: imageFolder) : nil)
    }

    /// The text chunk of PNGs. Another version of the libraries may draw other pixels; a picture that names them
    /// explains the difference.
    package static let notes = [
        (
            key: "Software",
            value: "MessageShot \(MessageShotVersion.current) (\(DrawingLibraries.versions.joined(separator: ", ")))"
        )
    ]
}
