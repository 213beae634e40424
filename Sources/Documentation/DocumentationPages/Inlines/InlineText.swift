/// The text of a block in one piece, without what stands before its lines.
struct InlineText {
    /// The lines, with a line feed between two.
    private(set) var bytes: [UInt8] = []

    /// Where each line stands in the page.
    private let lines: [Range<Int>]

    /// Where each line begins in `bytes`.
    private var starts: [Int] = []

    /// The number of the first line in the page.
    private let firstLine: Int

    /// Whether the text is that of a table's cell.
    let isCell: Bool

    init(_ page: [UInt8], lines: [Range<Int>], firstLine: Int, isCell: Bool = false) {
        self.lines = lines
        self.firstLine = firstLine
        self.isCell = isCell
        starts.reserveCapacity(lines.count)
        for line in lines {
            if !starts.isEmpty { bytes.append(Byte.newline) }
            starts.append(bytes.count)
            bytes += page[line]
        }
    }

    /// The line of the page that holds an offset.
    func line(at offset: Int) -> Int { firstLine + index(at: offset) }

    /// The place in the page of a range of the text, which must not be empty.
    func place(of range: Range<Int>) -> Range<Int> {
        place(of: range.lowerBound)..<(place(of: range.upperBound - 1) + 1)
    }

    private func place(of offset: Int) -> Int {
        let index = index(at: offset)
        return lines[index].lowerBound + (offset - starts[index])
    }

    /// The place in `lines` of the line that holds an offset.
    private func index(at offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
