/// A row filter (section 9.2 of the PNG standard): each byte becomes its difference from the prediction of its
/// neighbors.
enum RowFilter: UInt8, CaseIterable, Sendable {
    case none, sub, up, average, paeth

    /// - Parameters:
    ///   - above: The row above; zeros for the first row.
    ///   - distance: The distance in bytes to the pixel before.
    func apply(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, distance: Int,
        to target: UnsafeMutablePointer<UInt8>
    ) {
        switch self {
        case .none: target.update(from: row, count: count)
        case .up: for x in 0..<count { target[x] = row[x] &- above[x] }
        case .sub, .average, .paeth:
            // The pixel before the first one is zero.
            let first = min(distance, count)
            for x in 0..<first { target[x] = row[x] &- prediction(left: 0, up: above[x], corner: 0) }
            for x in first..<count {
                target[x] =
                    row[x] &- prediction(left: row[x &- distance], up: above[x], corner: above[x &- distance])
            }
        }
    }

    @inline(__always)
    private func prediction(left: UInt8, up: UInt8, corner: UInt8) -> UInt8 {
        switch self {
        case .none: 0
        case .sub: left
        case .up: up
        case .average: UInt8((UInt16(left) &+ UInt16(up)) >> 1)
        case .paeth: Self.nearest(left, up, corner)
        }
    }

    /// Returns which of three bytes is nearest to left + up − upper left, in this order for ties.
    @inline(__always)
    private static func nearest(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
        let (toLeft, toUp) = (abs(Int16(up) &- Int16(corner)), abs(Int16(left) &- Int16(corner)))
        let toCorner = abs(Int16(left) &+ Int16(up) &- 2 &* Int16(corner))
        if toLeft <= toUp, toLeft <= toCorner { return left }
        return toUp <= toCorner ? up : corner
    }
}
