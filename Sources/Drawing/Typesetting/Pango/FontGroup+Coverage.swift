extension FontGroup: Comparable {
    static func < (earlier: Self, later: Self) -> Bool { earlier.rawValue < later.rawValue }

    /// Returns the smallest group that has all characters of a text that any group has.
    static func covering(_ string: String) -> FontGroup {
        var string = string
        let isASCII = string.withUTF8 { bytes in bytes.allSatisfy { $0 < 0x80 } }
        if isASCII { return .text }
        let group = string.unicodeScalars.reduce(.text) { max($0, covering($1)) }
        // Emoji that ask to be text are drawn by the fonts of symbols.
        return group == .emoji && string.unicodeScalars.contains(.asText) ? .scripts : group
    }

    /// Returns the group whose fonts draw a character, the smallest one for characters without a font.
    static func covering(_ scalar: Unicode.Scalar) -> FontGroup {
        if scalar.value < 0x80 || scalar.isInvisible { return scalar.drawsEmoji ? .emoji : .text }
        if scalar.drawsEmoji, FontConfiguration.of(.emoji).covers(scalar) { return .emoji }
        return allCases.first { FontConfiguration.of($0).covers(scalar) } ?? .text
    }
}

extension Unicode.Scalar {
    /// Behind an emoji: it is to look like text.
    static let asText: Unicode.Scalar = "\u{FE0E}"

    /// Whether the character is an emoji by itself or makes one of those beside it.
    var drawsEmoji: Bool {
        guard value >= 0x20E3 else { return false }
        return value == 0x20E3 || value == 0xFE0F || properties.isEmojiPresentation || properties.isEmojiModifier
            || isSymbolDrawnAsEmoji || (0x1F1E6...0x1F1FF).contains(value) || (0xE0020...0xE007F).contains(value)
    }

    /// Whether the character is a symbol that iOS draws as an emoji although Unicode calls for text, such as ♥ and ☎.
    ///
    /// San Francisco lacks them, and Apple Color Emoji is the first font that is asked then. Arrows and signs such
    /// as © it has.
    var isSymbolDrawnAsEmoji: Bool {
        value >= 0x2328 && properties.isEmoji && !properties.isEmojiPresentation
    }

    /// Whether nothing is drawn for the character even if a font has it.
    fileprivate var isInvisible: Bool {
        switch properties.generalCategory {
        case .lineSeparator, .paragraphSeparator: true
        default: isControl || properties.isDefaultIgnorableCodePoint
        }
    }

    /// Whether the character says something about others, and is none itself.
    var isControl: Bool { properties.generalCategory == .control || (0xFFF9...0xFFFB).contains(value) }

    /// Whether Unicode leaves to others what the character is.
    var isPrivate: Bool { value >= 0xE000 && properties.generalCategory == .privateUse }

    /// Whether the character is one that a font should have a glyph for.
    var hasGlyph: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: false
        default: !properties.isDefaultIgnorableCodePoint && !properties.isNoncharacterCodePoint
        }
    }
}
