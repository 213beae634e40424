/// The words that differ between two texts.
public struct WordDifference: Sendable, Equatable {
    /// Consecutive words that were replaced; either side may be empty.
    public struct Edit: Sendable, Hashable, Codable {
        /// The old words, separated by spaces; empty if words were only added.
        public var from: String

        /// The new words, separated by spaces; empty if words were only removed.
        public var to: String

        /// Creates a replacement of words.
        public init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    enum Part: Equatable {
        case same([Substring])
        case edit(from: [Substring], to: [Substring])
    }

    let parts: [Part]

    /// The number of different words above which only equal words at both ends are found.
    private static let maximumWords = 600

    /// Compares two texts word by word; whitespace is ignored.
    public init(from old: String, to new: String) {
        var (before, after) = (Self.words(of: old)[...], Self.words(of: new)[...])
        var (start, end): ([Substring], [Substring]) = ([], [])
        while let first = before.first, first == after.first {
            start.append(first)
            before.removeFirst()
            after.removeFirst()
        }
        while let last = before.last, last == after.last {
            end.append(last)
            before.removeLast()
            after.removeLast()
        }
        let middle: [Part] =
            before.count + after.count > Self.maximumWords
            ? [.edit(from: Array(before), to: Array(after))] : Self.parts(Array(before), Array(after))
        parts = (start.isEmpty ? [] : [.same(start)]) + middle + (end.isEmpty ? [] : [.same(end.reversed())])
    }

    /// The replacements, in the order of the text.
    public var edits: [Edit] {
        parts.compactMap { part in
            guard case .edit(let from, let to) = part else { return nil }
            return Edit(from: from.joined(separator: " "), to: to.joined(separator: " "))
        }
    }

    private static func words(of text: String) -> [Substring] {
        text.split(whereSeparator: \.isWhitespace)
    }

    /// Joins consecutive words with the same change.
    private static func parts(_ old: [Substring], _ new: [Substring]) -> [Part] {
        var parts: [Part] = []
        for step in ListDifference(from: old, to: new).steps {
            switch (step, parts.last) {
            case (.kept(let word), .same(let words)): parts[parts.count - 1] = .same(words + [word])
            case (.kept(let word), _): parts.append(.same([word]))
            case (.removed(let word), .edit(let from, let to)):
                parts[parts.count - 1] = .edit(from: from + [word], to: to)
            case (.removed(let word), _): parts.append(.edit(from: [word], to: []))
            case (.inserted(let word), .edit(let from, let to)):
                parts[parts.count - 1] = .edit(from: from, to: to + [word])
            case (.inserted(let word), _): parts.append(.edit(from: [], to: [word]))
            }
        }
        return parts
    }
}

extension WordDifference: CustomStringConvertible {
    /// The number of words to show on either side of a replacement.
    private static let context = 2

    /// The replacements with the words around them: `… this [time → year]? I froze …`.
    public var description: String {
        parts.enumerated().map { number, part in
            switch part {
            case .same(let words): Self.shortened(words, isFirst: number == 0, isLast: number == parts.count - 1)
            case .edit(let from, let to): Self.exchange(from.joined(separator: " "), to.joined(separator: " "))
            }
        }.joined(separator: " ")
    }

    private static func exchange(_ from: String, _ to: String) -> String {
        if from.isEmpty { return "[+ \(to)]" }
        return to.isEmpty ? "[− \(from)]" : "[\(from) → \(to)]"
    }

    private static func shortened(_ words: [Substring], isFirst: Bool, isLast: Bool) -> String {
        let sides = (isFirst ? 0 : context, isLast ? 0 : context)
        guard words.count > sides.0 + sides.1 + 1 else { return words.joined(separator: " ") }
        return (words.prefix(sides.0) + ["…"] + words.suffix(sides.1)).joined(separator: " ")
    }
}
