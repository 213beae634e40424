public import Foundation
internal import Frames
internal import Rendering

/// Measures and shapes text: styled text in, a ``Paragraph`` out.
///
/// A typesetter belongs to one thread. Its fonts are bundled, so every typesetter gives the same paragraph.
public final class Typesetter {
    private var engines: [FontSelection: LayoutEngine] = [:]
    private var paragraphs = RecentCache<ParagraphKey, Paragraph>(capacity: capacity)

    /// The room of the cache, in paragraphs.
    private static let capacity = 4096

    /// So many bytes of text cost as much room in the cache as a paragraph has at least.
    private static let cheapLength = 256

    /// Creates a typesetter with fonts and a cache of its own. ``current`` is the quicker choice: it has both already.
    public init() {}

    /// The typesetter of the current thread.
    public static var current: Typesetter { typesetters.current }

    private static let typesetters = ThreadLocal { Typesetter() }

    /// Breaks `text` into lines and places every glyph.
    ///
    /// Answers "how tall is this text if it may be at most this wide?" and keeps the answer's glyphs, so that
    /// what is measured is what is drawn.
    ///
    /// An empty text gives one empty line of the font's line height, as a label does. A character that no bundled
    /// font has is drawn as a box and listed in ``Paragraph/missingCharacters``.
    ///
    ///     let paragraph = typesetter.layOut(StyledText("Sup!", attributes), maximumWidth: 240)
    ///     paragraph.size.height // 20.29, one line of 17-point text
    ///
    /// - Precondition: The bundled fonts can be found; `BundledFonts.directory()` says whether they can.
    /// - Parameters:
    ///   - text: The text and its attributes.
    ///   - style: How lines are broken, placed and limited.
    ///   - maximumWidth: The width to wrap at, in points, or `nil` for no limit.
    ///   - maximumHeight: The height to keep to, in points, or `nil` for no limit; lines that don't fit are left
    ///     out, but the first never is.
    /// - Returns: The lines, in points, with the origin at the top-left corner.
    public func layOut(
        _ text: StyledText, style: ParagraphStyle = .init(), maximumWidth: CGFloat? = nil, maximumHeight: CGFloat? = nil
    ) -> Paragraph {
        let key = ParagraphKey(
            text: text, style: style, maximumWidth: maximumWidth, maximumHeight: maximumHeight,
            han: ScriptLanguage.readersHan)
        if let paragraph = paragraphs.lookUp(key) { return paragraph }
        let paragraph = Composer(typesetter: self, style: style, maximumWidth: maximumWidth)
            .compose(SourceText(text), maximumHeight: maximumHeight)
        paragraphs.insert(paragraph, for: key, cost: 1 + paragraph.string.utf8.count / Self.cheapLength)
        return paragraph
    }

    /// Forgets the paragraphs that it made, for those who measure what texts cost.
    package func removeParagraphs() { paragraphs = RecentCache(capacity: Self.capacity) }

    /// Returns the engine that has the fonts of a selection.
    func engine(for fonts: FontSelection) -> LayoutEngine {
        if let engine = engines[fonts] { return engine }
        let engine = LayoutEngine(fonts)
        engines[fonts] = engine
        return engine
    }
}

/// Everything that a paragraph depends on. A layout asks for the same text at the same width several times over.
private struct ParagraphKey: Hashable {
    var text: StyledText
    var style: ParagraphStyle
    /// In points; `nil` for no limit.
    var maximumWidth: CGFloat?
    /// In points; `nil` for no limit.
    var maximumHeight: CGFloat?
    /// The language of Chinese characters.
    var han: String
}
