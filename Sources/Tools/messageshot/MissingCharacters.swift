import Frames
import Typesetting

extension Frame {
    /// The characters in the tree's texts that no bundled font has, in the order in which they turn up.
    var missingCharacters: [Character] {
        var found: [Character] = []
        forEach { frame, _ in
            guard case .text(let text) = frame.content, text.hasBoxes else { return }
            for character in text.string.charactersWithoutGlyphs where !found.contains(character) {
                found.append(character)
            }
        }
        return found
    }
}

extension TextContent {
    /// Whether a box stands for a character: a font's first glyph.
    fileprivate var hasBoxes: Bool {
        runs.contains { run in run.glyphs.contains { $0.id == 0 } }
    }
}

extension String {
    fileprivate var charactersWithoutGlyphs: [Character] {
        let font = FontDescription(size: 17)
        return Typesetter.current.layOut(StyledText(self, TextAttributes(font: font))).missingCharacters
    }
}
