import Foundation

/// Finds rectangles by their place.
///
/// A binary tree over the order of the rectangles, with the bounds of each half. What is painted one after the other lies
/// side by side as a rule, so that most halves are passed over.
struct BoundsTree {
    private let rects: [CGRect]
    /// The bounds of the rectangles in a range, at its middle.
    private var bounds: [CGRect]

    /// - Parameter rects: Null ones are never found.
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

    /// The numbers of the rectangles that have an area in common with another one, in order.
    ///
    /// - Parameter range: The numbers to look among.
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
