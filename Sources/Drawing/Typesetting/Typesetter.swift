public import Foundation
internal import Frames
internal import Rendering

/// Measures and shapes styled text.
///
/// A typesetter belongs to one thread. It uses the bundled fonts, and those that the render's settings name, so every
/// typesetter gives the same result.
public final class Typesetter {
    private var engines: [FontSelection: LayoutEngine] = [:]
    private var paragraphs = RecentCache<ParagraphKey, Paragraph>(capacity: capacity)

    /// Finds the words of scripts that write no spaces between them.
    private(set) lazy var dictionaryWords = DictionaryWords()

    /// The capacity of the cache, in paragraphs.
    private static let capacity = 4096

    /// The length of text that costs as much in the cache as a paragraph costs at least, in bytes.
    private static let cheapLength = 256

    /// Creates a typesetter with its own fonts and cache. ``current`` is faster, because it has both already.
    public init() {}

    /// The typesetter of the current thread.
    public static var current: Typesetter { typesetters.current }

    private static let typesetters = ThreadLocal { Typesetter() }

    /// Breaks `text` into lines and positions every glyph.
    ///
    /// Answers "how tall is this text if it may be at most this wide?" and keeps the glyphs, so that what is measured
    /// is what is drawn.
    ///
    /// An empty text gives one empty line of the font's line height, as a label does. A character that no bundled font
    /// has is drawn as a box and listed in ``Paragraph/missingCharacters``.
    ///
    ///     let paragraph = typesetter.layOut(StyledText("Sup!", attributes), maximumWidth: 240)
    ///     paragraph.size.height // 20.29, one line of 17-point text
    ///
    /// - Precondition: The fonts are found, as ``Rendering/RenderSettings/checkFonts()`` checks.
    /// - Parameters:
    ///   - text: The text and its attributes.
    ///   - style: The rules for breaking, aligning and limiting lines.
    ///   - maximumWidth: The wrapping width in points; `nil` for no limit.
    ///   - maximumHeight: The maximum height in points; `nil` for no limit. Lines that don't fit are omitted, except
    ///     the first.
    /// - Returns: The lines, in points, with the origin at the top-left corner.
    public func layOut(
        _ text: StyledText, style: ParagraphStyle = .init(), maximumWidth: CGFloat? = nil, maximumHeight: CGFloat? = nil
    ) -> Paragraph {
        let settings = RenderSettings.current
        let system = SystemFonts.of(settings)
        system?.reportGaps(in: text)
        let key = ParagraphKey(
            text: text, style: style, maximumWidth: maximumWidth, maximumHeight: maximumHeight,
            han: ScriptLanguage.han(ofReader: settings.locale), hasWords: WantedTags.current.contains(.words),
            system: system)
        if let paragraph = paragraphs.lookUp(key) { return paragraph }
        let paragraph = Composer(typesetter: self, style: style, maximumWidth: maximumWidth)
            .compose(SourceText(text), maximumHeight: maximumHeight)
        paragraphs.insert(paragraph, for: key, cost: 1 + paragraph.string.utf8.count / Self.cheapLength)
        return paragraph
    }

    /// Clears the cache, for measuring the cost of texts.
    package func removeParagraphs() { paragraphs = RecentCache(capacity: Self.capacity) }

    /// Returns the engine for a selection of fonts.
    func engine(for fonts: FontSelection) -> LayoutEngine {
        if let engine = engines[fonts] { return engine }
        let engine = LayoutEngine(fonts)
        engines[fonts] = engine
        return engine
    }
}

/// Everything that a paragraph depends on. Layout requests the same text at the same width several times.
private struct ParagraphKey: Hashable {
    var text: StyledText
    var style: ParagraphStyle
    /// The width in points; `nil` for no limit.
    var maximumWidth: CGFloat?
    /// The height in points; `nil` for no limit.
    var maximumHeight: CGFloat?
    /// The language of Chinese characters.
    var han: String
    /// Whether the boxes of words are requested.
    var hasWords: Bool
    /// The user's fonts.
    var system: SystemFonts?

    /// Hashes only what distinguishes nearly all keys: all attributes and the style take ten times as long.
    func hash(into hasher: inout Hasher) {
        for run in text.runs {
            hasher.combine(run.text)
            hasher.combine(run.attributes.font.size)
        }
        hasher.combine(maximumWidth)
        hasher.combine(maximumHeight)
    }
}
