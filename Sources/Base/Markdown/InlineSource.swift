/// A text in which cmark-gfm finds paragraphs, and no other blocks.
///
/// The library can't leave blocks out. So a guard, a space of a kind that isn't in the text, stands before each line
/// that could begin a block, and beside spaces that are to stay. The rules of emphasis take it for the end of a line.
struct InlineSource {
    /// The text with its guards.
    let text: String

    /// The kind of space that guards lines. It isn't in the text itself.
    let guardSpace: Unicode.Scalar

    /// - Returns: `nil` for a text that has every kind of space.
    init?(_ text: String, preservingWhitespace: Bool) {
        let used = Set(text.unicodeScalars.lazy.filter { !$0.isASCII })
        guard let guardSpace = Self.spaces.first(where: { !used.contains($0) }) else { return nil }
        self.guardSpace = guardSpace
        let space = String(guardSpace)
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        self.text = lines.map { line in
            guard preservingWhitespace else {
                let line = line.drop { $0 == " " || $0 == "\t" }
                return Self.mayBeginBlock(line) ? space + line : String(line)
            }
            var guarded = String(line)
            if line.utf8.last.map(Self.isBlank) == true { guarded += space }
            if line.utf8.first.map(Self.isBlank) ?? true || Self.mayBeginBlock(line) { guarded = space + guarded }
            return guarded
        }.joined(separator: "\n")
    }

    /// The spaces, besides those of ASCII, that no letter can stand beside within an emphasis.
    private static let spaces: [Unicode.Scalar] =
        ["\u{1680}"] + (0x2000...0x200A).compactMap(Unicode.Scalar.init) + [
            "\u{205F}", "\u{202F}", "\u{3000}", "\u{A0}",
        ]

    private static func mayBeginBlock(_ line: Substring) -> Bool { line.utf8.first.map(blockMarkers.contains) ?? false }

    private static let blockMarkers = Set("#>-+*_=`~<0123456789".utf8)

    /// Whether cmark-gfm drops the character at the beginning or the end of a line.
    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
