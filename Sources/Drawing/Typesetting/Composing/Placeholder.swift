internal import Foundation
internal import Frames

/// A character without a font, and what replaces it; or the first of several that are one glyph.
///
/// Pango would ask one of the fonts for its width, which depends on the fonts used before.
struct Placeholder: Hashable {
    enum Kind: Hashable {
        /// A box for a character that a font should have.
        case box
        /// Nothing, for a control character, for a mark on a character that is a box itself, and for the second and
        /// later characters of an emoji.
        case nothing
        /// A glyph of the bundled emoji font.
        case emoji(glyph: UInt32)

        /// Returns the width in text of a size, in points.
        func width(forTextSize size: CGFloat) -> CGFloat {
            switch self {
            case .box: 0.6 * size
            case .nothing: 0
            case .emoji: EmojiMetrics.advance(forTextSize: size)
            }
        }
    }

    /// The range of the character, in bytes of UTF-8.
    let range: Range<Int>
    let kind: Kind

    /// The font whose glyph 0 is the box. Its advance is that of ``Kind/box``.
    static let boxFace = FontFace(file: "NotoSans-Regular.ttf")

    /// Returns the placeholders of an emoji, one for each of its characters.
    private static func all(of emoji: JoinedEmoji, in string: String) -> [Placeholder] {
        var start = emoji.range.lowerBound
        let first = string.utf8.index(string.startIndex, offsetBy: start)
        let end = string.utf8.index(first, offsetBy: emoji.range.count)
        return string.unicodeScalars[first..<end].map { scalar in
            defer { start += UTF8.width(scalar) }
            return Placeholder(
                range: start..<start + UTF8.width(scalar),
                kind: start == emoji.range.lowerBound ? .emoji(glyph: emoji.glyph) : .nothing)
        }
    }

    /// Returns the placeholder in a text that begins a number of bytes earlier.
    func moved(by bytes: Int) -> Placeholder {
        Placeholder(range: range.lowerBound + bytes..<range.upperBound + bytes, kind: kind)
    }

    /// Returns the placeholders of a text in reading order.
    static func all(in string: String, fonts: FontSelection) -> [Placeholder] {
        guard string.hasByte(where: { $0 < 0x20 && !isWhitespace($0) || $0 >= 0x7F }) else { return [] }
        let configuration = FontConfiguration.of(fonts)
        // Emoji of the user's aren't in the bundled font.
        var emoji = (fonts.designs.contains(.emoji) ? [] : JoinedEmoji.all(in: string))[...]
        var (found, start, isBehindBox) = ([Placeholder](), 0, false)
        for scalar in string.unicodeScalars {
            let range = start..<start + UTF8.width(scalar)
            start = range.upperBound
            if let next = emoji.first, next.range.contains(range.lowerBound) {
                if range.lowerBound == next.range.lowerBound { found += all(of: next, in: string) }
                if range.upperBound == next.range.upperBound { emoji.removeFirst() }
                isBehindBox = false
                continue
            }
            isBehindBox = isBehindBox && scalar.extendsCharacter
            if isBehindBox {
                found.append(Placeholder(range: range, kind: .nothing))
            } else if let kind = kind(for: scalar, in: configuration) {
                isBehindBox = kind == .box
                found.append(Placeholder(range: range, kind: kind))
            }
        }
        return found
    }

    private static func kind(for scalar: Unicode.Scalar, in configuration: FontConfiguration) -> Kind? {
        guard scalar.needsFont else { return nil }
        if scalar.isControl { return .nothing }
        if configuration.draws(scalar) { return nil }
        return scalar.hasGlyph ? .box : .nothing
    }

    /// Whether an ASCII character is a tab or a line break.
    private static func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x09 || byte == 0x0A || byte == 0x0D }
}

extension Unicode.Scalar {
    /// Whether Pango runs up a font for the character. It handles line breaks and shaping controls itself.
    fileprivate var needsFont: Bool {
        switch value {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x2028, 0x2029: false
        default: !properties.isDefaultIgnorableCodePoint
        }
    }

    /// Whether the character is a mark, a joiner or a modifier of the character before it.
    fileprivate var extendsCharacter: Bool {
        properties.isGraphemeExtend || properties.isEmojiModifier || value == 0x200D
            || properties.generalCategory == .spacingMark
    }
}

extension SourceText {
    /// Returns the placeholder of the character that contains a byte.
    func placeholder(at byte: Int) -> Placeholder? {
        let index = placeholderIndex(at: byte)
        return index < placeholders.count && placeholders[index].range.contains(byte) ? placeholders[index] : nil
    }

    /// Returns the index of the first placeholder that doesn't end before a byte.
    func placeholderIndex(at byte: Int) -> Int {
        var (low, high) = (0, placeholders.count)
        while low < high {
            let middle = (low + high) / 2
            if placeholders[middle].range.upperBound <= byte { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
