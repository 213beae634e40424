/// Finds the 8 × 8 window with the most marked pixels, row by row.
struct WindowCounter {
    static let side = 8

    private(set) var most = 0
    private(set) var place: PixelPlace?

    private let width: Int

    /// The marks of the last eight rows, and how many of them each column has.
    private var rows: [[Range<Int>]] = []
    private var columns: [Int]
    private var lastRow = -1

    init(pixelsWide: Int) {
        width = pixelsWide
        columns = Array(repeating: 0, count: pixelsWide)
    }

    /// Adds the next row with marks; rows without may be left out.
    mutating func add(row: Int, _ runs: [Range<Int>]) {
        for _ in 0..<min(row - lastRow - 1, Self.side) { push([]) }
        push(runs)
        lastRow = row
        slide(row)
    }

    private mutating func push(_ runs: [Range<Int>]) {
        rows.append(runs)
        for run in runs { for x in run { columns[x] += 1 } }
        guard rows.count > Self.side else { return }
        for run in rows.removeFirst() { for x in run { columns[x] -= 1 } }
    }

    /// Only windows that hold one of the last row's marks can have become the fullest.
    private mutating func slide(_ row: Int) {
        guard let runs = rows.last, let first = runs.first, let last = runs.last else { return }
        let start = max(first.lowerBound - Self.side + 1, 0)
        let end = min(last.upperBound + Self.side - 1, width)
        var sum = 0
        for x in start..<end {
            sum += columns[x]
            if x - start >= Self.side { sum -= columns[x - Self.side] }
            if sum > most {
                most = sum
                place = PixelPlace(x: max(x - Self.side + 1, 0), y: max(row - Self.side + 1, 0))
            }
        }
    }
}
