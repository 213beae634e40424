extension FontGroup: Comparable {
    static func < (earlier: Self, later: Self) -> Bool { earlier.rawValue < later.rawValue }

    /// Returns the smallest group that covers a text as far as any group does.
    static func covering(_ string: String) -> FontGroup {
        var string = string
        let isASCII = string.withUTF8 { bytes in bytes.allSatisfy { $0 < 0x80 } }
        if isASCII { return .text }
        let group = string.unicodeScalars.reduce(.text) { max($0, covering($1)) }
        // Symbol fonts draw emoji that request text presentation.
        return group == .emoji && string.unicodeScalars.contains(.asText) ? .scripts : group
    }

    /// Returns the smallest group whose fonts draw a character; the smallest group of all for a character without a
    /// font.
    static func covering(_ scalar: Unicode.Scalar) -> FontGroup {
        if scalar.value < 0x80 || scalar.isInvisible { return scalar.drawsEmoji ? .emoji : .text }
        if scalar.drawsEmoji, FontConfiguration.of(.emoji).covers(scalar) { return .emoji }
        return allCases.first { FontConfiguration.of($0).covers(scalar) } ?? .text
    }
}

extension Unicode.Scalar {
    /// The variation selector that requests text presentation.
    static let asText: Unicode.Scalar = "\u{FE0E}"

    /// Whether the character is an emoji, or makes its neighbors one.
    var drawsEmoji: Bool {
        guard value >= 0x20E3 else { return false }
        return value == 0x20E3 || value == 0xFE0F || properties.isEmojiPresentation || properties.isEmojiModifier
            || isSymbolDrawnAsEmoji || (0x1F1E6...0x1F1FF).contains(value) || (0xE0020...0xE007F).contains(value)
    }

    /// Whether iOS draws the symbol as an emoji although Unicode recommends text presentation, such as ♥ and ☎.
    ///
    /// San Francisco lacks them, so Apple Color Emoji is the first fallback. San Francisco has arrows and symbols such
    /// as ©.
    var isSymbolDrawnAsEmoji: Bool {
        value >= 0x2328 && properties.isEmoji && !properties.isEmojiPresentation
    }

    /// Whether the character is invisible even if a font has it.
    fileprivate var isInvisible: Bool {
        switch properties.generalCategory {
        case .lineSeparator, .paragraphSeparator: true
        default: isControl || properties.isDefaultIgnorableCodePoint
        }
    }

    /// Whether the character controls others instead of being one.
    var isControl: Bool { properties.generalCategory == .control || (0xFFF9...0xFFFB).contains(value) }

    /// Whether the character is for private use.
    var isPrivate: Bool { value >= 0xE000 && properties.generalCategory == .privateUse }

    /// Whether a font should have a glyph for the character.
    var hasGlyph: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: false
        default: !properties.isDefaultIgnorableCodePoint && !properties.isNoncharacterCodePoint
        }
    }
}
