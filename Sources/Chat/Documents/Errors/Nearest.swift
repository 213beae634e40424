/// Finds what someone may have meant.
package enum Nearest {
    /// The word that is the fewest keystrokes away from `typed`.
    ///
    /// - Returns: `nil` if none is near: at most a third of the letters may differ, and at least one may.
    package static func word(to typed: String, among words: some Sequence<String>) -> String? {
        let letters = Array(typed.lowercased().prefix(64))
        var best: (word: String, distance: Int)?
        for word in words {
            let distance = editDistance(letters, Array(word.lowercased().prefix(64)))
            if distance < best?.distance ?? .max { best = (word, distance) }
        }
        guard let best, best.distance <= max(2, letters.count / 3), best.distance < letters.count else { return nil }
        return best.word
    }

    /// Returns all words, those first that are the fewest keystrokes away from `typed`; equally near ones stay in order.
    ///
    /// - Parameter form: The form in which words are compared, such as one without capitals.
    package static func ranked(
        _ words: [String], by typed: String, comparing form: (String) -> String = { $0 }
    ) -> [String] {
        let letters = Array(form(typed).prefix(64))
        let distances = words.map { editDistance(letters, Array(form($0).prefix(64))) }
        return words.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { words[$0] }
    }

    /// The number of letters that have to be put in, left out, replaced or swapped with their neighbour.
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
