import Foundation

/// A strategy for choosing the filter of each row.
enum FilterChoice: Equatable, Sendable {
    /// The same filter for all rows.
    case one(RowFilter)
    /// The filter with the smallest sum of absolute differences: for photos.
    case minimumSum
    /// The filter with the fewest distinct byte pairs: for drawings and text.
    case fewestPairs

    /// The strategies to try.
    static let all: [FilterChoice] = [.one(.none), .fewestPairs, .minimumSum, .one(.paeth)]

    /// Writes filtered rows.
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
        case .minimumSum, .fewestPairs: RowFilter.allCases
        }
    }

    private func points(of row: UnsafePointer<UInt8>, _ count: Int, _ score: inout RowScore) -> Int {
        switch self {
        case .one: 0
        case .minimumSum: score.sum(row, count)
        case .fewestPairs: score.pairs(row, count)
        }
    }
}
