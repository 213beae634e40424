/// The heights of a table's headers, rows and footers from top to bottom, measured or estimated.
struct TableRows {
    /// The kind of an entry.
    enum Kind: Hashable {
        case header(Int)
        case row(IndexPath)
        case footer(Int)

        var section: Int {
            switch self {
            case .header(let section), .footer(let section): section
            case .row(let path): path.section
            }
        }
    }

    struct Entry {
        let kind: Kind
        var height: CGFloat
        /// Whether the height is that of the finished view.
        var isMeasured = false
    }

    private(set) var entries: [Entry] = []
    private(set) var rowCounts: [Int] = []

    /// The index of each section's header in `entries`.
    private var starts: [Int] = []

    /// The start of each entry, followed by the end of the last one.
    private var offsets: [CGFloat] = [0]

    /// The number of `offsets` that are up to date.
    private var validOffsets = 1

    init() {}

    /// - Parameters:
    ///   - rowCounts: The number of rows in each section.
    /// - estimate: Returns the estimated height of an entry, in points.
    init(rowCounts: [Int], estimate: (Kind) -> CGFloat) {
        self.rowCounts = rowCounts
        for (section, count) in rowCounts.enumerated() {
            starts.append(entries.count)
            func add(_ kind: Kind) { entries.append(Entry(kind: kind, height: estimate(kind))) }
            add(.header(section))
            for row in 0..<count { add(.row(IndexPath(row: row, section: section))) }
            add(.footer(section))
        }
        offsets = Array(repeating: 0, count: entries.count + 1)
    }

    func index(of kind: Kind) -> Int? {
        switch kind {
        case .header(let section): return starts.indices.contains(section) ? starts[section] : nil
        case .row(let path):
            guard path.count == 2, starts.indices.contains(path.section), path.row >= 0,
                path.row < rowCounts[path.section]
            else { return nil }
            return starts[path.section] + 1 + path.row
        case .footer(let section):
            guard starts.indices.contains(section) else { return nil }
            return starts[section] + rowCounts[section] + 1
        }
    }

    mutating func setHeight(_ height: CGFloat, at index: Int) {
        entries[index].isMeasured = true
        guard entries[index].height != height else { return }
        entries[index].height = height
        validOffsets = min(validOffsets, index + 1)
    }

    /// Turns a height back into an estimate.
    mutating func forgetHeight(at index: Int) {
        entries[index].isMeasured = false
    }

    mutating func forgetHeights() {
        for index in entries.indices { entries[index].isMeasured = false }
    }

    /// Returns the start of the entry, relative to the first one, in points.
    mutating func offset(at index: Int) -> CGFloat {
        while validOffsets <= index {
            offsets[validOffsets] = offsets[validOffsets - 1] + entries[validOffsets - 1].height
            validOffsets += 1
        }
        return offsets[index]
    }

    /// The height of all entries, in points.
    var totalHeight: CGFloat {
        mutating get { offset(at: entries.count) }
    }

    /// Returns the first entry that ends after `y`; the number of entries if there is none.
    mutating func firstIndex(endingBehind y: CGFloat) -> Int {
        _ = totalHeight
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle + 1] > y { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
