/// Finds what someone may have meant.
package enum Nearest {
    /// The word that is the fewest keystrokes away from `typed`; of equally near ones, the one that has the most
    /// letters in the same places.
    ///
    /// - Returns: `nil` if none is near: at most a third of the letters may differ, and at least one may.
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

    /// Returns all words, those first that are the fewest keystrokes away from `typed`, and of these the ones that have
    /// the most letters in the same places; equally near ones stay in order.
    ///
    /// - Parameter form: The form in which words are compared, such as one without capitals.
    package static func ranked(
        _ words: [String], by typed: String, comparing form: (String) -> String = { $0 }
    ) -> [String] {
        let letters = Array(form(typed).prefix(64))
        let distances = words.map { Distance(from: letters, to: Array(form($0).prefix(64))) }
        return words.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { words[$0] }
    }

    /// The words with commas between them, those first that are the fewest keystrokes away from `typed`, in capitals or not.
    /// Of more than eight, the others are counted.
    package static func list(_ words: [String], by typed: String) -> String {
        let ranked = ranked(words, by: typed) { $0.lowercased() }
        let more = ranked.count > 8 ? " and \(ranked.count - 8) more" : ""
        return ranked.prefix(8).map(\.shortened).joined(separator: ", ") + more
    }

    /// How far a word is from another.
    private struct Distance: Comparable {
        let edits: Int
        /// The number of letters that both have in the same place.
        let common: Int

        init(from one: [Character], to other: [Character]) {
            edits = editDistance(one, other)
            common = zip(one, other).count { $0 == $1 }
        }

        static func < (one: Distance, other: Distance) -> Bool {
            (one.edits, -one.common) < (other.edits, -other.common)
        }
    }

    /// The number of letters that have to be put in, left out, replaced or swapped with their neighbor.
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
