import Foundation

/// A rule that gives each row of a picture its filter.
enum FilterChoice: Equatable, Sendable {
    /// The same filter for all rows.
    case one(RowFilter)
    /// The filter that leaves the least sum of differences: for photos.
    case leastSum
    /// The filter that leaves the fewest kinds of pairs of bytes: for drawings and text.
    case fewestPairs

    /// All that is worth a trial.
    static let all: [FilterChoice] = [.one(.none), .fewestPairs, .leastSum, .one(.paeth)]

    /// Writes rows with their filters.
    func filter(_ rows: PixelRows, to target: PixelRows) {
        let count = rows.bytesPerRow - 1
        let zeros = [UInt8](repeating: 0, count: max(count, 1))
        var trial = [UInt8](repeating: 0, count: max(count, 1))
        var score = RowScore()
        zeros.withUnsafeBufferPointer { zeros in
            trial.withUnsafeMutableBufferPointer { trial in
                guard let zeros = zeros.baseAddress, let trial = trial.baseAddress else { return }
                for y in 0..<rows.count {
                    let row = rows.bytes + y * rows.bytesPerRow
                    let above = y > 0 ? UnsafePointer(row - rows.bytesPerRow + 1) : zeros
                    let output = target.bytes + y * rows.bytesPerRow
                    var least = Int.max
                    for filter in filters {
                        filter.apply(row + 1, above: above, count: count, distance: rows.distance, to: trial)
                        let points = points(of: trial, count, &score)
                        guard points < least else { continue }
                        least = points
                        output[0] = filter.rawValue
                        (output + 1).update(from: trial, count: count)
                    }
                }
            }
        }
    }

    private var filters: [RowFilter] {
        switch self {
        case .one(let filter): [filter]
        case .leastSum, .fewestPairs: RowFilter.allCases
        }
    }

    private func points(of row: UnsafePointer<UInt8>, _ count: Int, _ score: inout RowScore) -> Int {
        switch self {
        case .one: 0
        case .leastSum: score.sum(row, count)
        case .fewestPairs: score.pairs(row, count)
        }
    }
}
