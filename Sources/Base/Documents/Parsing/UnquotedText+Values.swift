extension UnquotedText {
    /// Finds the text that explains a mistaken value: a list that was meant as text in brackets, or a text split at a
    /// comma, which makes a part of it an unknown key.
    init?(_ error: DocumentError, in lines: YAMLLines, _ kind: DocumentKind) {
        guard let number = error.line, let line = lines.line(number), let problem = error.problem as? ValueProblem
        else {
            return nil
        }
        switch problem {
        // A word of a text has only letters; `created_at` is a key.
        case .unknownKey(let key, nil, let known) where key.allSatisfy(\.isLetter):
            let texts = line.ranges(of: key).lazy.compactMap { range -> UnquotedText? in
                let place = YAMLOutline.Place(line: number, column: line[..<range.lowerBound].unicodeScalars.count + 1)
                let value = Self.value(after: line[range.upperBound...])
                if value.map("[{".contains) ?? false { return nil }
                return UnquotedText(
                    cutBefore: place, in: lines, words: Set(known), texts: kind.texts,
                    reason: value == nil ? Self.comma : problem.sentence(at: "") + "; a text with a comma needs quotes")
            }
            guard let text = texts.first else { return nil }
            self = text
        case .wrongType(_, ValueShape.text.words):
            let places = line.indices.lazy.filter { "[{".contains(line[$0]) }.map { index in
                YAMLOutline.Place(line: number, column: line[..<index].unicodeScalars.count + 1)
            }
            let texts = places.compactMap { UnquotedText(inBracketsAt: $0, of: error.path, in: lines) }
            guard let text = texts.first else { return nil }
            self = text
        case .unknownKey, .twoSpellings, .missingKey, .wrongType, .outOfRange, .unknownChoice, .invalidDate,
            .excludingKeys, .comment, .partialComment:
            return nil
        }
    }

    /// The first character of the value after a key; `nil` for a part of a text, which has no colon.
    private static func value(after key: Substring) -> Character? {
        let rest = key.drop(while: \.isWhitespace)
        return rest.first == ":" ? rest.dropFirst().first { !$0.isWhitespace } : nil
    }

    /// Takes the text at a place if it is the value at a path.
    private init?(inBracketsAt place: YAMLOutline.Place, of path: String, in lines: YAMLLines) {
        guard let character = lines.rest(ofLine: place.line, from: place.column)?.first,
            case .value(let key)? = Self.token(before: place, in: lines)?.role,
            path == key || path.hasSuffix(".\(key)")
        else { return nil }
        self.init(startingAt: place, in: lines, reason: "a text that begins with \(character) needs quotes")
    }

    private static func token(before place: YAMLOutline.Place, in lines: YAMLLines) -> YAMLOutline.Token? {
        YAMLOutline(lines, upTo: place).tokens.last { $0.place == place }
    }
}
