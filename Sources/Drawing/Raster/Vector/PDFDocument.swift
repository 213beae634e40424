public import Foundation
public import Frames

/// A PDF file that is written page by page, each page as large as its frame, one unit a point.
public final class PDFDocument {
    private let title: String?
    private let software: String?
    private let images: ImageStore
    private let sink = ByteSink()
    private var file: Data?
    private var context: CairoContext?

    /// Creates a document without pages.
    ///
    /// - Parameters:
    ///   - title: The words in a viewer's title bar.
    ///   - software: The program that is named as the document's creator.
    ///   - images: The store that pictures are taken from.
    public init(title: String? = nil, software: String? = nil, images: ImageStore = .shared) {
        self.title = title
        self.software = software
        self.images = images
    }

    /// Draws a frame on a page of its own.
    public func add(_ frame: Frame, background: RGBA? = nil) throws(RasterError) {
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
        context.surface.showPage()
    }

    /// Ends the document and returns the bytes of its file; nothing without pages.
    public func data() -> Data {
        if let file { return file }
        context?.surface.finish()
        // Hundreds of pages are hundreds of megabytes: there is one copy of them.
        var file = sink.take()
        if let software { PictureMark.mark(pdf: &file, software) }
        self.file = file
        return file
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
