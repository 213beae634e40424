/// A pattern for paths in a folder: `guides/**/*.md`.
///
/// `*` matches any characters except a slash, `?` matches one character except a slash, `**` between slashes matches
/// any number of folders, and `{md,mdx}` matches any of the words. Extensions are compared without case: `*.md` also
/// matches `README.MD`.
struct PageGlob: Hashable, Sendable {
    /// The path components of each alternative.
    private let alternatives: [[[Character]]]

    init(_ pattern: String) {
        alternatives = Self.expanded(Array(pattern)[...]).map { Self.names(String($0)) }
    }

    /// Whether the pattern matches a path.
    func matches(_ path: String) -> Bool {
        let names = Self.names(path)
        return alternatives.contains { pattern in
            Self.matches(names, pattern, any: { $0 == ["*", "*"] }, one: Self.matchesName)
        }
    }

    private static func names(_ path: String) -> [[Character]] {
        var names = path.split(separator: "/").filter { $0 != "." }.map(Array.init)
        if let dot = names.last?.lastIndex(of: ".") {
            let last = names.count - 1
            names[last] = names[last][..<dot] + names[last][dot...].flatMap { $0.lowercased() }
        }
        return names
    }

    private static func matchesName(_ name: [Character], _ pattern: [Character]) -> Bool {
        matches(name, pattern, any: { $0 == "*" }, one: { $1 == "?" || $0 == $1 })
    }

    /// Whether elements match a pattern in which some elements match any number of others.
    ///
    /// Backtracks only to the last wildcard, so the time is at most proportional to the product of both lengths.
    private static func matches<Element>(
        _ elements: [Element], _ pattern: [Element], any: (Element) -> Bool, one: (Element, Element) -> Bool
    ) -> Bool {
        var (index, place) = (0, 0)
        var retry: (index: Int, place: Int)?
        while index < elements.count {
            if place < pattern.count, any(pattern[place]) {
                place += 1
                retry = (index, place)
            } else if place < pattern.count, one(elements[index], pattern[place]) {
                index += 1
                place += 1
            } else if let last = retry {
                (index, place) = (last.index + 1, last.place)
                retry = (index, place)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy(any)
    }

    /// Expands the braces in a pattern. After a hundred alternatives, the rest is left out.
    private static func expanded(_ pattern: ArraySlice<Character>) -> [[Character]] {
        guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else {
            return [Array(pattern)]
        }
        let words = pattern[(open + 1)..<close].split(separator: ",", omittingEmptySubsequences: false)
        let tails = expanded(pattern[(close + 1)...])
        return words.prefix(100).flatMap { word in
            tails.prefix(100 / words.count + 1).map { pattern[..<open] + word + $0 }
        }
    }
}
