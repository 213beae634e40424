internal import Foundation

/// Finds texts that need a minimum line width.
///
/// Pango 1.50 takes half the width of a space for all of it if a mark or an invisible character, such as an accent or a
/// variation selector, belongs to the space. In a narrower line it finds no place to break, and aborts.
enum MarkedSpaces {
    /// Returns the minimum width of a line in points; 0 for nearly all texts.
    static func minimumWidth(of text: SourceText) -> CGFloat {
        guard isIn(text.string) else { return 0 }
        // No space is half as wide as the font size.
        return text.attributes.map { $0.font.size / 2 + max($0.tracking, 0) }.max() ?? 0
    }

    private static func isIn(_ string: String) -> Bool {
        // A mark has at least two bytes, and its first byte is at least this.
        var before: UInt8 = 0
        let mayBe = string.hasByte { byte in
            defer { before = byte }
            return byte >= 0xCC && before == 0x20
        }
        guard mayBe else { return false }
        let scalars = string.unicodeScalars
        return zip(scalars, scalars.dropFirst()).contains { $0 == " " && $1.belongsToTheCharacterBefore }
    }
}

extension Unicode.Scalar {
    /// Whether the character is a combining mark or invisible.
    fileprivate var belongsToTheCharacterBefore: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: properties.isDefaultIgnorableCodePoint
        }
    }
}
