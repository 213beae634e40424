public import Foundation
public import Frames
package import Raster
internal import Rendering

/// Converts frames to file data.
public struct PictureEncoder: Sendable {
    private let format: PictureFormat
    private let scale: CGFloat
    private let background: RGBA
    private let encoding: PictureEncoding

    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - background: The color behind the frames.
    ///   - encoding: The encoding options of the format.
    public init(
        _ format: PictureFormat, scale: CGFloat, background: RGBA, encoding: PictureEncoding = PictureEncoding()
    ) {
        self.format = format
        self.scale = scale
        self.background = background
        self.encoding = encoding
    }

    /// Draws a frame and returns the data of its file.
    ///
    /// - Throws: A `RasterError`.
    public func data(_ frame: Frame) throws -> Data {
        switch format {
        case .png: try png(frame)
        case .jpeg:
            try JPEGWriter.data(
                bitmap(frame), quality: encoding.quality, scale: scale, software: Self.software(drawing: frame))
        case .webp: try WebPWriter.data(bitmap(frame), software: Self.software(drawing: frame))
        case .svg:
            try Renderer().svg(
                frame, background: background, hasSelectableText: encoding.svgText == .selectable,
                software: Self.software(drawing: frame))
        case .pdf: try document { try $0(frame) }
        case .frames: try FrameDocument(tree(frame)).json()
        case .tree: Data((tree(frame).text + "\n").utf8)
        }
    }

    private func tree(_ frame: Frame) -> FrameTree { FrameTree(frame.namingImages(relativeTo: encoding.imageFolder)) }

    /// Draws frames and returns the data of their files: one each, or a single one in a format with pages.
    ///
    /// - Parameter forEachFrame: Creates frames and passes each to its argument.
    /// - Throws: A `RasterError`, or the error of `forEachFrame`.
    public func files(_ forEachFrame: ((Frame) throws -> Void) throws -> Void) throws -> [Data] {
        if format.holdsPages { return [try document(forEachFrame)] }
        var files: [Data] = []
        try forEachFrame { files.append(try data($0)) }
        return files
    }

    private func document(_ forEachFrame: ((Frame) throws -> Void) throws -> Void) throws -> Data {
        var file = Data()
        try writeDocument(forEachFrame) { file.append($0) }
        return file
    }

    /// Draws frames as pages of a PDF file, and passes its bytes on as they are created, without keeping any page.
    ///
    /// - Parameters:
    ///   - forEachFrame: Creates frames and passes each to its argument.
    ///   - output: Receives the bytes in pieces.
    /// - Throws: A `RasterError`, or the error of `forEachFrame` or `output`.
    public func writeDocument(
        _ forEachFrame: ((Frame) throws -> Void) throws -> Void, to output: @escaping (Data) throws -> Void
    ) throws {
        let document = PDFDocument(title: encoding.title, software: Self.software, output: output)
        try forEachFrame { try document.add($0, background: background) }
        try document.finish()
    }

    private func bitmap(_ frame: Frame) throws -> Bitmap {
        try Renderer().render(frame, scale: scale, background: background)
    }

    private func png(_ frame: Frame) throws -> Data {
        guard !encoding.isOptimized, !encoding.embedsFrames, !encoding.embedsLayout else {
            return try Self.png(bitmap(frame), of: frame, scale: scale, encoding)
        }
        return try Renderer().png(frame, scale: scale, background: background, text: Self.notes(of: frame))
    }

    /// Returns the PNG of a bitmap drawn from a frame.
    package static func png(
        _ bitmap: Bitmap, of frame: Frame?, scale: CGFloat, _ encoding: PictureEncoding
    ) throws -> Data {
        let isEmbedded = encoding.embedsFrames || encoding.embedsLayout
        let embedded = isEmbedded ? frame?.withoutTreeTags.namingImages(relativeTo: encoding.imageFolder) : nil
        let details = encoding.embedsLayout ? frame.map(FrameDetails.init(tagged:)) : nil
        let notes = notes(of: frame)
        guard encoding.isOptimized else {
            return try PNGWriter.data(bitmap, scale: scale, text: notes, embedding: embedded, details: details)
        }
        return try PNGWriter.smallestData(bitmap, scale: scale, text: notes, embedding: embedded, details: details)
    }

    /// Returns the text chunks of a PNG. Another version of the libraries, or another font, may draw other pixels; a
    /// picture that names them explains the difference.
    ///
    /// - Parameter frame: The frame of the picture; `nil` for a picture without text.
    package static func notes(of frame: Frame?) -> [(key: String, value: String)] {
        let fonts = SystemFontsNote(frame).map { [(key: SystemFontsNote.key, value: $0.text)] } ?? []
        return [(key: "Software", value: software)] + fonts
    }

    /// The program, the drawing libraries, and the user's fonts in a frame.
    private static func software(drawing frame: Frame) -> String {
        software + (SystemFontsNote(frame).map { ", system fonts \($0.text)" } ?? "")
    }

    /// The program with its version, and the drawing libraries.
    package static let software =
        "MessageShot \(MessageShotVersion.current) (\(DrawingLibraries.versions.joined(separator: ", ")))"
}
