/// The tags and anchors of a YAML text that may have been meant as texts, such as `!wow` and `&more`.
struct YAMLProperties {
    private let lines: YAMLLines

    /// The lines with a word that begins like a tag or an anchor. Most texts have none.
    private let candidates: Set<Int>

    /// The anchors that aliases refer to.
    private let referred: Set<Substring>

    init(_ lines: YAMLLines) {
        self.lines = lines
        (candidates, referred) = Self.find(in: lines.text)
    }

    private static func find(in text: String) -> (lines: Set<Int>, aliases: Set<Substring>) {
        var (lines, aliases, line, isBehindBlank): (Set<Int>, Set<Substring>, Int, Bool) = ([], [], 1, true)
        for index in text.utf8.indices {
            let byte = text.utf8[index]
            if isBehindBlank {
                switch byte {
                case UInt8(ascii: "!"), UInt8(ascii: "&"): lines.insert(line)
                case UInt8(ascii: "*"): aliases.insert(name(in: text[text.utf8.index(after: index)...]))
                default: break
                }
            }
            if byte == UInt8(ascii: "\n") { line += 1 }
            isBehindBlank = " \t\n\r[{,".utf8.contains(byte)
        }
        return (lines, aliases)
    }

    /// The name of a tag or an anchor.
    private static func name(in text: Substring) -> Substring {
        text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    }

    /// Returns the problem of a value that begins with a tag without meaning here, or with an anchor that no alias
    /// refers to.
    func problem(
        of event: YAMLEvents.Event, at place: YAMLOutline.Place
    ) -> (problem: SyntaxProblem, place: YAMLOutline.Place)? {
        guard candidates.contains(place.line), let written = lines.rest(ofLine: place.line, from: place.column),
            let character = written.first, isText(character, written.dropFirst(), event)
        else { return nil }
        let reason = "a text that begins with \(character) needs quotes"
        let text = UnquotedText(startingAt: place, in: lines, reason: reason)
        return (text?.problem ?? .invalidYAML(reason), place)
    }

    private func isText(_ character: Character, _ rest: Substring, _ event: YAMLEvents.Event) -> Bool {
        switch (character, event) {
        case ("!", _): rest.first != "!" || !Self.known.contains(Self.name(in: rest.dropFirst()))
        case ("&", .scalar): !referred.contains(Self.name(in: rest))
        default: false
        }
    }

    /// The tags that only confirm the type of a value.
    private static let known: Set<Substring> = ["str", "int", "float", "bool", "null", "seq", "map"]
}
