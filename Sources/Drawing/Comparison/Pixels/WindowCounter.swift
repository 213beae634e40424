/// Finds the 8 × 8 window with the most marked pixels, row by row.
struct WindowCounter {
    static let side = 8

    private(set) var most = 0
    private(set) var place: PixelPlace?

    private let width: Int

    /// The marks of the last eight rows, with the number in each column.
    private var rows: [[Range<Int>]] = []
    private var columns: [Int]
    private var lastRow = -1

    init(pixelsWide: Int) {
        width = pixelsWide
        columns = Array(repeating: 0, count: pixelsWide)
    }

    /// Adds the next row that has marks; rows without marks may be skipped.
    mutating func add(row: Int, _ runs: [Range<Int>]) {
        // A full window can't be exceeded.
        guard most < Self.side * Self.side else { return }
        for _ in 0..<min(row - lastRow - 1, Self.side) { push([]) }
        push(runs)
        lastRow = row
        slide(row)
    }

    private mutating func push(_ runs: [Range<Int>]) {
        rows.append(runs)
        count(runs, 1)
        guard rows.count > Self.side else { return }
        count(rows.removeFirst(), -1)
    }

    private mutating func count(_ runs: [Range<Int>], _ step: Int) {
        columns.withUnsafeMutableBufferPointer { columns in
            for run in runs {
                var x = run.lowerBound
                while x < run.upperBound {
                    columns[x] += step
                    x += 1
                }
            }
        }
    }

    /// Updates the maximum with the windows that contain a mark of the last row.
    private mutating func slide(_ row: Int) {
        guard let runs = rows.last, let first = runs.first, let last = runs.last else { return }
        let start = max(first.lowerBound - Self.side + 1, 0)
        let end = min(last.upperBound + Self.side - 1, width)
        let (side, before) = (Self.side, most)
        var (sum, fullest, fullestEnd) = (0, before, start)
        columns.withUnsafeBufferPointer { columns in
            var x = start
            while x < end {
                sum += columns[x]
                if x - start >= side { sum -= columns[x - side] }
                if sum > fullest { (fullest, fullestEnd) = (sum, x) }
                x += 1
            }
        }
        guard fullest > before else { return }
        most = fullest
        place = PixelPlace(x: max(fullestEnd - side + 1, 0), y: max(row - side + 1, 0))
    }
}
