internal import Foundation

extension LineStyle {
    /// Returns the lines that replace a single one.
    func rows(of line: CGRect) -> [CGRect] {
        switch weight {
        case .single: [line]
        case .thick: [CGRect(x: line.minX, y: line.minY, width: line.width, height: line.height * 2)]
        case .double: [line, line.offsetBy(dx: 0, dy: line.height * 2)]
        }
    }

    /// Returns the dashes of a line between two positions, in points.
    ///
    /// - Parameter unit: The thickness of a single line, in points.
    func pieces(from span: ClosedRange<CGFloat>, unit: CGFloat) -> [ClosedRange<CGFloat>] {
        let lengths = lengths.map { $0 * unit }
        guard let step = lengths.min(), step > 0, (span.upperBound - span.lowerBound) / step < 10_000 else {
            return [span]
        }
        var pieces: [ClosedRange<CGFloat>] = []
        var (start, number) = (span.lowerBound, 0)
        while start < span.upperBound {
            let end = start + lengths[number % lengths.count]
            if number.isMultiple(of: 2) { pieces.append(start...min(end, span.upperBound)) }
            (start, number) = (end, number + 1)
        }
        return pieces
    }

    /// The lengths of alternating dashes and gaps, in thicknesses of a single line; empty for a solid line.
    private var lengths: [CGFloat] {
        switch pattern {
        case .solid: []
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        }
    }
}
