internal import CPango
internal import Foundation

/// Pango with a selection of the bundled fonts, for use on one thread.
///
/// The font map, the context and the layout are reused for every text.
final class LayoutEngine {
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private let layout: OpaquePointer
    private let group: FontGroup
    private let system: SystemFonts?
    private var preparedFonts: [FontDescription: PreparedFont] = [:]
    private var recentFont: (description: FontDescription, prepared: PreparedFont)?
    private var plainLists: [Int32: AttributeList] = [:]
    private let faces: FaceTable

    init(_ fonts: FontSelection) {
        (group, system) = (fonts.group, fonts.system)
        faces = FaceTable(system: fonts.system)
        // Set the configuration before the first font map, which would load the machine's fonts.
        let configuration = FontConfiguration.of(fonts)
        // Its resolution is 72. Setting it would list all fonts once more.
        let fontMap: UnsafeMutablePointer<PangoFontMap> = pango_ft2_font_map_new()
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
        guard parts.count > 1 else { return lines(of: text, options.words, unbroken: options.unbroken) }
        return parts.enumerated().flatMap { number, part in
            setDirection(isRightToLeft: part.isRightToLeft)
            let lines = lines(
                of: text.source(part.range), part.own(options.words), unbroken: part.own(options.unbroken))
            // The empty line that Pango adds after a line feed is the first line of the next part.
            let own = number + 1 < parts.count ? lines.dropLast() : lines[...]
            return own.map { $0.moved(by: part.range.lowerBound) }
        }
    }

    /// Breaks a text into lines with the current options.
    private func lines(of text: SourceText, _ words: [Range<Int>], unbroken: [Range<Int>]) -> [SetLine] {
        let base = preparedFont(text.attributes[0].font)
        setText(text.string)
        base.withPointer { pango_layout_set_font_description(layout, $0) }
        attributes(of: text, base: base, words, unbroken: unbroken).withPointer {
            pango_layout_set_attributes(layout, $0)
        }
        return LineReader(text: text, faces: faces, letterSpacings: letterSpacings(of: text)).lines(of: layout)
    }

    /// Returns the letter spacing of each attribute run, in Pango units.
    private func letterSpacings(of text: SourceText) -> [Int32] {
        text.attributes.map {
            let own = $0.effects?.attachment == nil ? preparedFont($0.font).letterSpacing : 0
            return own + PangoUnits.from($0.tracking)
        }
    }

    /// Returns how much wider lines may be in Pango than in the result, in Pango units.
    ///
    /// Pango breaks lines with several attribute runs or scripts as if their last letters had no letter spacing, which
    /// may be negative.
    private func slack(of text: SourceText) -> Int32 {
        let isInPieces = text.attributes.count > 1 || text.fonts.group != .text
        return isInPieces ? max(-(letterSpacings(of: text).min() ?? 0), 0) : 0
    }

    /// Whether the last lines were truncated.
    var hasEllipsis: Bool { pango_layout_is_ellipsized(layout) != 0 }

    private func setText(_ string: String) {
        var string = Self.withKnownLineBreaks(string)
        string.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                pango_layout_set_text(layout, characters.baseAddress, Int32(clamping: characters.count))
            }
        }
    }

    /// Returns the string with line breaks that Pango knows, of the same length in UTF-8: it knows neither a vertical
    /// tab nor a form feed nor a next line.
    private static func withKnownLineBreaks(_ string: String) -> String {
        let hasUnknown =
            string.hasByte { $0 == 0xB || $0 == 0xC }
            || string.hasByte { $0 == 0xC2 } && string.unicodeScalars.contains("\u{85}")
        guard hasUnknown else { return string }
        return string.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\u{B}", "\u{C}": result += "\n"
            case "\u{85}": result += "\r\n"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    private func preparedFont(_ font: FontDescription) -> PreparedFont {
        if let recentFont, recentFont.description == font { return recentFont.prepared }
        let prepared = preparedFonts[font] ?? prepare(font)
        recentFont = (font, prepared)
        return prepared
    }

    private func prepare(_ font: FontDescription) -> PreparedFont {
        if preparedFonts.count >= 512 { preparedFonts = [:] }
        let cut = font.appFamily?.cut ?? system?.cut(for: font)
        let families = (cut.map { [$0.family] } ?? []) + families(for: font)
        let prepared = PreparedFont(font, families: families, cut: cut)
        preparedFonts[font] = prepared
        return prepared
    }

    private func families(for font: FontDescription) -> [String] {
        let fallbacks = group.allFamilies.flatMap { family in
            family == FontGroup.emoji.families[0] ? emojiFamilies : [family]
        }
        if let family = font.bundledFamily {
            return [family.name] + (family.fallback.map { [$0.name] } ?? []) + fallbacks
        }
        let cut = OpticalCut(size: font.size)
        return cut == .text ? fallbacks : [cut.family] + fallbacks
    }

    /// The families that draw emoji, in order.
    private var emojiFamilies: [String] {
        (system?.emojiMetrics == nil ? [] : [SystemCut.emojiFamily]) + FontGroup.emoji.families
    }

    // MARK: Options

    private func apply(_ options: LineOptions, to text: SourceText) {
        let minimumWidth = MarkedSpaces.minimumWidth(of: text)
        // In an unlimited line, Pango sums up all widths before each tab.
        let width = (options.width ?? (text.hasTab ? Self.widest : nil)).map { max($0, minimumWidth) }
        var indent = options.indent
        if minimumWidth > 0, let width { indent = min(max(indent, minimumWidth - width), width - minimumWidth) }
        pango_layout_set_width(layout, width.map { PangoUnits.covering($0) + slack(of: text) } ?? -1)
        pango_layout_set_indent(layout, PangoUnits.from(indent))
        pango_layout_set_wrap(layout, options.breaksWords ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_ellipsize(layout, options.ellipsis.pangoMode)
        pango_layout_set_justify(layout, options.isJustified ? 1 : 0)
        pango_layout_set_auto_dir(layout, options.followsTextDirection ? 1 : 0)
        setDirection(isRightToLeft: options.isRightToLeft)
        setTabStops(options.tabStops)
    }

    /// The maximum width in Pango, in points.
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

    private func attributes(
        of text: SourceText, base: PreparedFont, _ words: [Range<Int>], unbroken: [Range<Int>]
    ) -> AttributeList {
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
            list.addEmojiSymbols(of: text.string, emojiFamilies: emojiFamilies)
        }
        for placeholder in text.placeholders {
            let attributes = text.attributes[text.attributeIndex(at: placeholder.range.lowerBound)]
            if attributes.effects?.attachment == nil { list.add(placeholder, size: attributes.font.size) }
        }
        for range in words { list.addWord(range) }
        for range in unbroken { list.addNoBreaks(to: range) }
        for range in longWords { list.addRun(range) }
        return list
    }

    /// The attribute list of a text with uniform attributes, reused for all such texts.
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

/// The options for breaking a text with Pango.
struct LineOptions {
    enum Ellipsis { case none, head, middle, tail }

    /// The width in points; `nil` for no limit.
    var width: CGFloat?
    /// The indent of a paragraph's first line, in points; negative for the indent of all other lines.
    var indent: CGFloat = 0
    /// Whether a line may end inside a word that would fit on the next one.
    var breaksWords = false
    /// With an ellipsis, lines aren't broken.
    var ellipsis = Ellipsis.none
    var isJustified = false
    /// Whether the direction of a paragraph follows its letters; `isRightToLeft` applies to paragraphs without letters.
    var followsTextDirection = true
    var isRightToLeft = false
    /// The words of scripts that write no spaces between them, in bytes: a line may end before each.
    var words: [Range<Int>] = []
    /// The ranges inside which no line ends, in bytes.
    var unbroken: [Range<Int>] = []
    /// The tab stops; `nil` if there are no tabs in the text.
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
