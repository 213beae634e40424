extension AttributeList {
    /// Adds letter spacing to text that Inter draws.
    ///
    /// The other fonts keep theirs: joined letters, such as Arabic, would come apart, and emoji have their iOS advance
    /// already. Additional spacing that the caller requests applies to all but joined letters.
    func addLetterSpacing(own: Int32, extra: Int32, to range: Range<Int>, of text: SourceText) {
        let part = text.string[text.index(at: range.lowerBound)..<text.index(at: range.upperBound)]
        var (start, end, current) = (range.lowerBound, range.lowerBound, Int32(0))
        var index = part.startIndex
        while index < part.endIndex {
            var next = part.utf8.index(after: index)
            var spacing = own + extra
            // Two ASCII characters in a row aren't one, except a line break.
            if part.utf8[index] >= 0x80 || next < part.endIndex && part.utf8[next] >= 0x80 {
                let character = part[index]
                next = part.index(after: index)
                if !character.isDrawnByInter { spacing = character.joins ? 0 : extra }
            }
            if spacing != current {
                addLetterSpacing(current, to: start..<end)
                (start, current) = (end, spacing)
            }
            end += part.utf8.distance(from: index, to: next)
            index = next
        }
        addLetterSpacing(current, to: start..<end)
    }

    /// Makes the emoji font draw the symbols that are emoji on iOS by default, and other fonts those that request text
    /// presentation.
    ///
    /// - Parameter emojiFamilies: The families that draw emoji, in order.
    func addEmojiSymbols(of string: String, emojiFamilies: [String]) {
        let mayHaveSymbols =
            string.hasByte { $0 >= 0xE2 }
            && string.unicodeScalars.contains { $0 == "\u{20E3}" || $0 == .asText || $0.isSymbolDrawnAsEmoji }
        guard mayHaveSymbols else { return }
        var start = 0
        for character in string {
            let end = start + character.utf8.count
            let scalars = character.unicodeScalars
            if character.isBareKeycap || scalars.count == 1 && scalars.first?.isSymbolDrawnAsEmoji == true {
                addFamilies(emojiFamilies, to: start..<end)
            }
            if scalars.count == 2, scalars.last == .asText, scalars.first?.drawsEmoji == true {
                addSymbolFonts(to: start..<end)
            }
            start = end
        }
    }

    /// Adds the languages of non-Latin scripts.
    ///
    /// - Parameter han: The language of Chinese characters.
    func addLanguages(of string: String, han: String) {
        var (start, end, current) = (0, 0, String?.none)
        for scalar in string.unicodeScalars {
            if let code = ScriptLanguage.code(for: scalar, han: han), code != current {
                if let current { addLanguage(current, to: start..<end) }
                (start, current) = (end, code)
            }
            end += UTF8.width(scalar)
        }
        if let current { addLanguage(current, to: start..<end) }
    }
}

extension Character {
    /// Whether Inter has the whole character, and no emoji is in it.
    var isDrawnByInter: Bool {
        unicodeScalars.allSatisfy { FontGroup.covering($0) == .text }
    }

    /// Whether the character is a keycap without a variation selector, which many keyboards write.
    fileprivate var isBareKeycap: Bool {
        let scalars = unicodeScalars
        guard scalars.count == 2, scalars.last == "\u{20E3}", let first = scalars.first else { return false }
        return first == "#" || first == "*" || ("0"..."9").contains(first)
    }

    /// Whether the character joins with its neighbors.
    fileprivate var joins: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        return ["ar", "hi", "bn", "pa"].contains(ScriptLanguage.code(for: scalar, han: "") ?? "")
    }
}
