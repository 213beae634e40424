/// The indentation of a source file.
enum Indentation {
    /// Returns the indentation of a line relative to the enclosing one: a tab, or the usual number of spaces in the
    /// file.
    ///
    /// - Parameter outer: The indentation of the enclosing line.
    static func unit(of source: SourceText, in outer: String) -> String {
        if outer.contains("\t") { return "\t" }
        var counts: [Int: Int] = [:]
        var (tabs, last) = (0, 0)
        for line in source.bytes.split(separator: UInt8(ascii: "\n")) {
            let content = line.drop { $0 == UInt8(ascii: " ") }
            guard let first = content.first, first != UInt8(ascii: "\r") else { continue }
            if first == UInt8(ascii: "\t") { tabs += 1 }
            let depth = line.count - content.count
            if depth > last { counts[depth - last, default: 0] += 1 }
            last = depth
        }
        let steps = counts.filter { (2...8).contains($0.key) }
        // The smallest of the most frequent steps.
        let usual = steps.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
        if outer.isEmpty, tabs > steps.values.reduce(0, +) { return "\t" }
        return String(repeating: " ", count: usual?.key ?? 4)
    }
}
