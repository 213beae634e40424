/// Finds the name that someone may have meant.
enum NearestName {
    /// Returns the name with the fewest changed letters, at most a third of them; among equals, the first. A name that
    /// is among them has no other near.
    static func name(to wanted: String, among names: [String]) -> String? {
        guard !names.contains(wanted) else { return nil }
        let letters = Array(wanted.lowercased().utf8.prefix(80))
        let limit = max(letters.count / 3, 2)
        let distances = names.map { distance(letters, Array($0.lowercased().utf8.prefix(80))) }
        guard let best = distances.min(), best <= limit, best < letters.count,
            let index = distances.firstIndex(of: best)
        else { return nil }
        return names[index]
    }

    /// Returns the smallest number of letters to add, remove or change (the Levenshtein distance).
    static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var row = Array(0...other.count)
        for (i, a) in one.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, b) in other.enumerated() {
                let above = row[j + 1]
                row[j + 1] = min(above + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
                diagonal = above
            }
        }
        return row[other.count]
    }
}
