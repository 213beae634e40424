public import Foundation
public import Frames
import Rendering

/// A PDF file that is written page by page. Each page has the size of its frame; one unit is a point.
public final class PDFDocument {
    private let title: String?
    private let software: String?
    private let images: ImageStore
    private let sink: ByteSink
    private var context: CairoContext?

    /// Creates a document without pages. Its bytes are forwarded as they are written; no page is kept.
    ///
    /// - Parameters:
    ///   - title: The title for a viewer's title bar.
    ///   - software: The program name for the document's creator.
    ///   - images: The store for pictures.
    ///   - output: Receives the bytes of the file in pieces. It isn't called again once it has thrown.
    public init(
        title: String? = nil, software: String? = nil, images: ImageStore = .shared,
        output: @escaping (Data) throws -> Void
    ) {
        self.title = title
        self.software = software
        self.images = images
        sink = ByteSink(to: output)
    }

    /// The capacity of the buffer for bytes that haven't been forwarded.
    var heldCapacity: Int { sink.capacity }

    /// Draws a frame on a new page.
    ///
    /// - Throws: A ``RasterError``, or the error of the output.
    public func add(_ frame: Frame, background: RGBA? = nil) throws {
        try throwingFailure { () throws(RasterError) in try draw(frame, background) }
    }

    /// Finishes the document. Nothing is written if it has no pages.
    ///
    /// - Throws: A ``RasterError``, or the error of the output.
    public func finish() throws {
        try throwingFailure { () throws(RasterError) in try end() }
    }

    /// The error of the output is more specific than Cairo's.
    private func throwingFailure(_ body: () throws(RasterError) -> Void) throws {
        let result = Result(catching: body)
        if let failure = sink.failure { throw failure }
        try result.get()
    }

    /// Draws a page, for an output that can't fail.
    func draw(_ frame: Frame, _ background: RGBA?) throws(RasterError) {
        try Renderer.checkVectorSize(of: frame)
        try Renderer.checkLetters(of: frame, maximum: RasterError.maximumLettersOfPage)
        let context = try openContext(size: frame.rect.size)
        context.surface.setPageSize(width: Double(frame.rect.width), height: Double(frame.rect.height))
        context.save()
        if let background {
            context.setSource(background)
            context.paint()
        }
        try Painter(context: context, bitmap: nil, images: images, glyphs: .shared)
            .paint(frame.repaired(), scale: 1)
        context.restore()
        try context.surface.showPage()
    }

    /// Finishes the document, for an output that can't fail.
    func end() throws(RasterError) {
        guard let context else { return }
        self.context = nil
        try context.surface.finish()
        sink.finish { end in
            if let software { PictureSignature.mark(pdf: &end, software) }
        }
    }

    private func openContext(size: CGSize) throws(RasterError) -> CairoContext {
        if let context { return context }
        let surface = try CairoSurface(.pdf, width: Double(size.width), height: Double(size.height), output: sink)
        surface.setDocument(title: title, creator: software)
        let opened = try CairoContext(surface)
        context = opened
        return opened
    }
}
