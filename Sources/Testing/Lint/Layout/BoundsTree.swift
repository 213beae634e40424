import Foundation

/// Finds rectangles by position.
///
/// A binary tree over the list of rectangles, with the bounds of each half. Rectangles that are painted consecutively
/// are usually close together, so most halves are skipped.
struct BoundsTree {
    private let rects: [CGRect]
    /// The bounds of the rectangles in a range, stored at its middle index.
    private var bounds: [CGRect]

    /// - Parameter rects: The rectangles. Null ones are never found.
    init(_ rects: [CGRect]) {
        self.rects = rects
        bounds = rects
        _ = addBounds(of: rects.indices)
    }

    private mutating func addBounds(of range: Range<Int>) -> CGRect {
        guard !range.isEmpty else { return .null }
        let middle = range.middle
        bounds[middle] = rects[middle].union(addBounds(of: range.lowerBound..<middle))
            .union(addBounds(of: middle + 1..<range.upperBound))
        return bounds[middle]
    }

    /// The sorted indices of the rectangles that intersect another one.
    ///
    /// - Parameter range: The indices to search.
    func numbers(in range: Range<Int>, meeting rect: CGRect) -> [Int] {
        var found: [Int] = []
        find(rect, among: rects.indices, in: range, &found)
        return found
    }

    private func find(_ rect: CGRect, among part: Range<Int>, in range: Range<Int>, _ found: inout [Int]) {
        guard part.overlaps(range) else { return }
        let middle = part.middle
        guard bounds[middle].intersects(rect) else { return }
        find(rect, among: part.lowerBound..<middle, in: range, &found)
        if range.contains(middle), rects[middle].intersects(rect) { found.append(middle) }
        find(rect, among: middle + 1..<part.upperBound, in: range, &found)
    }
}

extension Range<Int> {
    fileprivate var middle: Int { (lowerBound + upperBound) / 2 }
}
