internal import Foundation

/// Finds the texts that need a little room in every line.
///
/// Pango 1.50 takes half the room of a space for the whole of it where a mark or an invisible character, such as an accent or a
/// variation selector, belongs to the space. In a line that has less room than that it finds no place to break, and ends the program.
enum MarkedSpaces {
    /// The least room of a line in points; 0 for nearly all texts.
    static func leastWidth(of text: SourceText) -> CGFloat {
        guard isIn(text.string) else { return 0 }
        // No space is half as wide as its letters are high.
        return text.attributes.map { $0.font.size / 2 + max($0.tracking, 0) }.max() ?? 0
    }

    private static func isIn(_ string: String) -> Bool {
        // A mark has two bytes or more, of which the first is at least this.
        let bytes = string.utf8
        guard zip(bytes, bytes.dropFirst()).contains(where: { $0 == 0x20 && $1 >= 0xCC }) else { return false }
        let scalars = string.unicodeScalars
        return zip(scalars, scalars.dropFirst()).contains { $0 == " " && $1.belongsToTheCharacterBefore }
    }
}

extension Unicode.Scalar {
    /// Whether the character is a mark, or invisible.
    fileprivate var belongsToTheCharacterBefore: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: properties.isDefaultIgnorableCodePoint
        }
    }
}
