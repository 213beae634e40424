internal import CPango
internal import Foundation

/// Pango with a selection of the bundled fonts, for one thread.
///
/// A single font map, context and layout are kept and used for every text.
final class LayoutEngine {
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private let layout: OpaquePointer
    private let group: FontGroup
    private var preparedFonts: [FontDescription: PreparedFont] = [:]
    private var plainLists: [Int32: AttributeList] = [:]
    private let faces = FaceTable()

    init(_ fonts: FontSelection) {
        group = fonts.group
        // The configuration comes before the first font map, which would read the machine's fonts.
        let configuration = FontConfiguration.of(fonts)
        let fontMap: UnsafeMutablePointer<PangoFontMap> = pango_ft2_font_map_new()
        pango_ft2_font_map_set_resolution(OpaquePointer(fontMap), 72, 72)
        configuration.withPointer { pango_fc_font_map_set_config(OpaquePointer(fontMap), $0) }
        self.fontMap = fontMap
        context = pango_font_map_create_context(fontMap)
        pango_context_set_language(context, pango_language_from_string("en"))
        pango_context_set_round_glyph_positions(context, 0)
        FontSamples.keepApart(in: context)
        layout = pango_layout_new(context)
    }

    deinit {
        for object in [layout, context, OpaquePointer(fontMap)] { g_object_unref(UnsafeMutableRawPointer(object)) }
    }

    /// Breaks a text into lines.
    func lines(of text: SourceText, _ options: LineOptions) -> [SetLine] {
        apply(options, to: text)
        let parts = TextPart.all(of: text, options)
        guard parts.count > 1 else { return lines(of: text, unbroken: options.unbroken) }
        return parts.enumerated().flatMap { number, part in
            setDirection(isRightToLeft: part.isRightToLeft)
            let lines = lines(of: text.source(part.range), unbroken: part.own(options.unbroken))
            // The line that Pango adds behind a line feed is the first of the next part.
            let own = number + 1 < parts.count ? lines.dropLast() : lines[...]
            return own.map { $0.moved(by: part.range.lowerBound) }
        }
    }

    /// Breaks a text into lines under the options that hold.
    private func lines(of text: SourceText, unbroken: [Range<Int>]) -> [SetLine] {
        let base = preparedFont(text.attributes[0].font)
        setText(text.string)
        base.withPointer { pango_layout_set_font_description(layout, $0) }
        attributes(of: text, base: base, unbroken: unbroken).withPointer { pango_layout_set_attributes(layout, $0) }
        return LineReader(text: text, faces: faces, letterSpacings: letterSpacings(of: text)).lines(of: layout)
    }

    /// Returns the room behind each letter of every look, in Pango units.
    private func letterSpacings(of text: SourceText) -> [Int32] {
        text.attributes.map {
            let own = $0.effects?.attachment == nil ? preparedFont($0.font).letterSpacing : 0
            return own + PangoUnits.from($0.tracking)
        }
    }

    /// How much wider a line may be for Pango than it is for us, in Pango units.
    ///
    /// Pango breaks lines of several looks or scripts as if their last letters had no room behind them, which may be
    /// negative.
    private func slack(of text: SourceText) -> Int32 {
        let isInPieces = text.attributes.count > 1 || text.fonts.group != .text
        return isInPieces ? max(-(letterSpacings(of: text).min() ?? 0), 0) : 0
    }

    /// Whether the lines that were made last leave text out.
    var hasEllipsis: Bool { pango_layout_is_ellipsized(layout) != 0 }

    private func setText(_ string: String) {
        var string = string
        string.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                pango_layout_set_text(layout, characters.baseAddress, Int32(clamping: characters.count))
            }
        }
    }

    private func preparedFont(_ font: FontDescription) -> PreparedFont {
        if let prepared = preparedFonts[font] { return prepared }
        if preparedFonts.count >= 512 { preparedFonts = [:] }
        let prepared = PreparedFont(font, families: families(for: font))
        preparedFonts[font] = prepared
        return prepared
    }

    private func families(for font: FontDescription) -> [String] {
        let fallbacks = group.allFamilies
        if let family = font.bundledFamily { return [family.name] + fallbacks }
        if font.size >= Tracking.displaySize { return ["Inter Display"] + fallbacks }
        return fallbacks
    }

    // MARK: Options

    private func apply(_ options: LineOptions, to text: SourceText) {
        let leastWidth = MarkedSpaces.leastWidth(of: text)
        // In a line without limit, Pango adds up all that stands before a tab, for each tab.
        let width = (options.width ?? (text.hasTab ? Self.widest : nil)).map { max($0, leastWidth) }
        var indent = options.indent
        if leastWidth > 0, let width { indent = min(max(indent, leastWidth - width), width - leastWidth) }
        pango_layout_set_width(layout, width.map { PangoUnits.covering($0) + slack(of: text) } ?? -1)
        pango_layout_set_indent(layout, PangoUnits.from(indent))
        pango_layout_set_wrap(layout, options.breaksWords ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_ellipsize(layout, options.ellipsis.pangoMode)
        pango_layout_set_justify(layout, options.isJustified ? 1 : 0)
        pango_layout_set_auto_dir(layout, options.followsTextDirection ? 1 : 0)
        setDirection(isRightToLeft: options.isRightToLeft)
        setTabStops(options.tabStops)
    }

    /// The greatest width that Pango counts to, in points.
    private static let widest: CGFloat = 1_000_000

    private func setDirection(isRightToLeft: Bool) {
        pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    }

    private func setTabStops(_ stops: [ParagraphStyle.TabStop]?) {
        guard let stops else { return pango_layout_set_tabs(layout, nil) }
        let array = pango_tab_array_new(Int32(clamping: stops.count), 0)
        defer { pango_tab_array_free(array) }
        for (number, stop) in stops.enumerated() {
            pango_tab_array_set_tab(array, Int32(number), stop.alignment.pangoAlignment, PangoUnits.from(stop.location))
        }
        pango_layout_set_tabs(layout, array)
    }

    // MARK: Attributes

    private func attributes(of text: SourceText, base: PreparedFont, unbroken: [Range<Int>]) -> AttributeList {
        let longWords = LongWords.pieces(of: text.string)
        let isPlain =
            text.fonts.group == .text && !base.hasMonospacedDigits && !text.hasSoftHyphen && !text.hasAttachments
            && !text.separatesLetters && text.placeholders.isEmpty && unbroken.isEmpty && longWords.isEmpty
        if isPlain, text.attributes.count == 1 {
            return plainList(letterSpacing: base.letterSpacing + PangoUnits.from(text.attributes[0].tracking))
        }
        let list = AttributeList()
        if !text.hasSoftHyphen { list.addNoHyphens(to: Self.everything) }
        for span in text.fontSpans {
            let font = preparedFont(span.font)
            let extra = PangoUnits.from(span.tracking)
            if font !== base { list.add(font, to: span.range) }
            if font.hasMonospacedDigits { list.addMonospacedDigits(to: span.range) }
            if !span.joinsLetters { list.addSeparateLetters(to: span.range) }
            if let attachment = span.attachment {
                list.add(attachment, to: span.range)
                list.addLetterSpacing(extra, to: span.range)
                continue
            }
            if text.fonts.group == .text {
                list.addLetterSpacing(font.letterSpacing + extra, to: span.range)
            } else {
                list.addLetterSpacing(own: font.letterSpacing, extra: extra, to: span.range, of: text)
            }
        }
        if text.fonts.group != .text {
            list.addLanguages(of: text.string, han: text.han)
            list.addEmojiSymbols(of: text.string)
        }
        for placeholder in text.placeholders {
            let look = text.attributes[text.look(at: placeholder.range.lowerBound)]
            if look.effects?.attachment == nil { list.add(placeholder, size: look.font.size) }
        }
        for range in unbroken { list.addNoBreaks(to: range) }
        for range in longWords { list.addRun(range) }
        return list
    }

    /// The list of a text in one look, the same for all texts in it.
    private func plainList(letterSpacing: Int32) -> AttributeList {
        if let list = plainLists[letterSpacing] { return list }
        if plainLists.count >= 512 { plainLists = [:] }
        let list = AttributeList()
        list.addNoHyphens(to: Self.everything)
        list.addLetterSpacing(letterSpacing, to: Self.everything)
        plainLists[letterSpacing] = list
        return list
    }

    private static let everything = 0..<Int(UInt32.max)
}

/// The rules by which Pango is to break a text.
struct LineOptions {
    enum Ellipsis { case none, head, middle, tail }

    /// In points; `nil` for lines of any length.
    var width: CGFloat?
    /// Room before the first line of a paragraph; before all others, if negative.
    var indent: CGFloat = 0
    /// Whether a line may end inside a word that would fit on the next one.
    var breaksWords = false
    /// With an ellipsis no line is broken.
    var ellipsis = Ellipsis.none
    var isJustified = false
    /// Whether a paragraph's letters say its direction; `isRightToLeft` then counts where there are none.
    var followsTextDirection = true
    var isRightToLeft = false
    /// The pieces of the text inside which no line ends, in bytes.
    var unbroken: [Range<Int>] = []
    /// `nil`: no tab in the text.
    var tabStops: [ParagraphStyle.TabStop]?
}

extension LineOptions.Ellipsis {
    fileprivate var pangoMode: PangoEllipsizeMode {
        switch self {
        case .none: PANGO_ELLIPSIZE_NONE
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
}

extension ParagraphStyle.TabStop.Alignment {
    fileprivate var pangoAlignment: PangoTabAlign {
        switch self {
        case .left: PANGO_TAB_LEFT
        case .center: PANGO_TAB_CENTER
        case .right: PANGO_TAB_RIGHT
        case .decimal: PANGO_TAB_DECIMAL
        }
    }
}
