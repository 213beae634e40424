/// The Objective-C names of Swift's methods, as the compiler makes them.
enum SelectorName {
    /// The name of a method: `move(to:animated:)` is `moveTo:animated:`, and `handle(tap:)` is `handleWithTap:`.
    static func method(_ name: String, labels: [String?]) -> String {
        guard let first = labels.first else { return name }
        var result = name
        if let first {
            if !isPreposition(firstWord(first)), !isPreposition(lastWord(name)) { result += "With" }
            result += capitalized(first)
        }
        return result + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
    }

    /// The name of a setter: that of `title` is `setTitle:`.
    static func setter(_ name: String) -> String { "set" + capitalized(name) + ":" }

    /// The parts of a name with labels, such as `move(to:animated:)`.
    static func parts(_ name: String) -> (base: String, labels: [String?]) {
        guard let parenthesis = name.firstIndex(of: "(") else { return (name, []) }
        let labels = name[name.index(after: parenthesis)...].dropLast().split(separator: ":").map(String.init)
        return (String(name[..<parenthesis]), labels.map { $0 == "_" ? nil : $0 })
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func firstWord(_ name: String) -> String {
        let start = name.prefix { $0.isUppercase }
        return (start + name.dropFirst(start.count).prefix { !$0.isUppercase && $0 != "_" }).lowercased()
    }

    private static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
        return name[start...].lowercased()
    }

    private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]
}
