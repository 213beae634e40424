/// The names of generated symbols, by Xcode's rules.
enum SymbolName {
    /// Returns the name of a color's or an image's symbol; `nil` for a name without letters and digits.
    ///
    /// Words begin with capitals, the first one with a small letter: `icon-left 2` is `iconLeft2`, `BGColorOne` is
    /// `bgColorOne`. A last word `Color` or `Image` is left out, as in `AccentColor`, which is `accent`. A name without
    /// small letters keeps its capitals: `A-1` is `A_1`.
    ///
    /// - Parameter suffix: `color` or `image`.
    static func member(_ name: String, without suffix: String) -> String? {
        var words = words(of: name)
        if words.count > 1, words.last?.lowercased() == suffix { words.removeLast() }
        guard let first = words.first else { return nil }
        guard name.contains(where: \.isLowercase) else { return escaped(words.joined(separator: "_")) }
        return escaped(first.lowercased() + words.dropFirst().map(capitalized).joined())
    }

    /// Returns the name of a namespace's type: `iconPreviews` is `IconPreviews`.
    static func type(_ name: String) -> String? {
        let words = words(of: name)
        guard !words.isEmpty else { return nil }
        guard name.contains(where: \.isLowercase) else { return escaped(words.joined(separator: "_")) }
        return escaped(words.map(capitalized).joined())
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Splits a name where other characters than letters and digits are, where a number begins or ends, before a capital
    /// after a small letter, and before the last of several capitals.
    private static func words(of name: String) -> [String] {
        let keepsNumbers = name.contains(where: \.isLowercase)
        var words: [String] = []
        var word = ""
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            guard letter.isLetter || letter.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            let next = letters.indices.contains(index + 1) ? letters[index + 1] : nil
            if let last = word.last, begins(letter, after: last, before: next, keepsNumbers: keepsNumbers) {
                words.append(word)
                word = ""
            }
            word.append(letter)
        }
        return word.isEmpty ? words : words + [word]
    }

    /// Returns whether a word begins with a letter. A number belongs to the letters before it, except in a name of
    /// capitals.
    private static func begins(
        _ letter: Character, after last: Character, before next: Character?, keepsNumbers: Bool
    ) -> Bool {
        if last.isNumber != letter.isNumber { return last.isNumber || !keepsNumbers }
        if letter.isUppercase, last.isLowercase { return true }
        return letter.isUppercase && last.isUppercase && next?.isLowercase == true
    }

    private static func escaped(_ name: String) -> String {
        if name.first?.isNumber == true { return "_\(name)" }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    private static let keywords: Set = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
