public import Foundation
public import Frames
import Rendering

/// A PDF file that is written page by page, each page as large as its frame, one unit a point.
public final class PDFDocument {
    private let title: String?
    private let software: String?
    private let images: ImageStore
    private let sink: ByteSink
    private var context: CairoContext?

    /// Creates a document without pages, whose bytes are handed on as they come: no page is kept.
    ///
    /// - Parameters:
    ///   - title: The words in a viewer's title bar.
    ///   - software: The program that is named as the document's creator.
    ///   - images: The store that pictures are taken from.
    ///   - output: Takes the bytes of the file, piece by piece. It isn't called again once it has thrown.
    public init(
        title: String? = nil, software: String? = nil, images: ImageStore = .shared,
        output: @escaping (Data) throws -> Void
    ) {
        self.title = title
        self.software = software
        self.images = images
        sink = ByteSink(to: output)
    }

    /// The memory for bytes of the file that haven't been handed on.
    var heldCapacity: Int { sink.capacity }

    /// Draws a frame on a page of its own.
    ///
    /// - Throws: A ``RasterError``, or what the output has thrown.
    public func add(_ frame: Frame, background: RGBA? = nil) throws {
        try throwingFailure { () throws(RasterError) in try draw(frame, background) }
    }

    /// Ends the document; nothing is written for one without pages.
    ///
    /// - Throws: A ``RasterError``, or what the output has thrown.
    public func finish() throws {
        try throwingFailure { () throws(RasterError) in try end() }
    }

    /// What the output has thrown is known better than what Cairo makes of it.
    private func throwingFailure(_ body: () throws(RasterError) -> Void) throws {
        let result = Result(catching: body)
        if let failure = sink.failure { throw failure }
        try result.get()
    }

    /// Draws a page, where the output can't fail.
    func draw(_ frame: Frame, _ background: RGBA?) throws(RasterError) {
        try Renderer.checkVectorSize(of: frame)
        try Renderer.checkLetters(of: frame, most: RasterError.maximumLettersOfPage)
        let context = try openContext(size: frame.rect.size)
        context.surface.setPageSize(width: Double(frame.rect.width), height: Double(frame.rect.height))
        context.save()
        if let background {
            context.setSource(background)
            context.paint()
        }
        try Painter(context: context, bitmap: nil, images: images, glyphs: .shared)
            .paint(frame.withoutFlaws(), scale: 1)
        context.restore()
        try context.surface.showPage()
    }

    /// Ends the document, where the output can't fail.
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
