/// Finds the word that someone may have meant.
package enum Nearest {
    /// Returns the word with the smallest edit distance to `typed`; among equals, the one that shares the most letters
    /// in the same positions.
    ///
    /// - Returns: `nil` if no word is near: one letter may always differ, and up to a third of the letters.
    package static func word(to typed: String, among words: some Sequence<String>) -> String? {
        let letters = Array(typed.lowercased().prefix(64))
        var best: (word: String, distance: Distance)?
        for word in words {
            let distance = Distance(from: letters, to: Array(word.lowercased().prefix(64)))
            if best.map({ distance < $0.distance }) ?? true { best = (word, distance) }
        }
        guard let best, best.distance.edits <= max(2, letters.count / 3), best.distance.edits < letters.count else {
            return nil
        }
        return best.word
    }

    /// Sorts words by edit distance to `typed`, then by the number of letters in the same positions. Equally near words
    /// keep their order.
    ///
    /// - Parameter form: The form in which words are compared, such as lowercase.
    package static func ranked(
        _ words: [String], by typed: String, comparing form: (String) -> String = { $0 }
    ) -> [String] {
        let letters = Array(form(typed).prefix(64))
        let distances = words.map { Distance(from: letters, to: Array(form($0).prefix(64))) }
        return words.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { words[$0] }
    }

    /// Joins the words with commas, sorted by edit distance to `typed` without regard to case. After eight, the rest
    /// are counted.
    package static func list(_ words: [String], by typed: String) -> String {
        let ranked = ranked(words, by: typed) { $0.lowercased() }
        let more = ranked.count > 8 ? " and \(ranked.count - 8) more" : ""
        return ranked.prefix(8).map(\.shortened).joined(separator: ", ") + more
    }

    /// The distance between two words.
    private struct Distance: Comparable {
        let edits: Int
        /// The number of letters that both have in the same position.
        let common: Int

        init(from one: [Character], to other: [Character]) {
            edits = editDistance(one, other)
            common = zip(one, other).count { $0 == $1 }
        }

        static func < (one: Distance, other: Distance) -> Bool {
            (one.edits, -one.common) < (other.edits, -other.common)
        }
    }

    /// The number of insertions, deletions, replacements and swaps of neighboring letters between two words.
    static func editDistance(_ one: [Character], _ other: [Character]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...other.count)
        for (row, letter) in one.enumerated() {
            var current = [row + 1]
            for (column, otherLetter) in other.enumerated() {
                var cost = min(
                    previous[column] + (letter == otherLetter ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == other[column - 1], one[row - 1] == otherLetter {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[other.count]
    }
}
