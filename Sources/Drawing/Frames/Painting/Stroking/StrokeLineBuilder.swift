import Foundation

/// Splits lines and curves into straight segments.
struct StrokeLineBuilder {
    let start: CGPoint
    private let tolerance: CGFloat
    private var current: CGPoint
    private var segments: [StrokeLine.Segment] = []
    private var isDrawn = false
    private var isFinite: Bool

    init(at start: CGPoint, tolerance: CGFloat) {
        self.start = start
        self.tolerance = tolerance
        current = start
        isFinite = start.isFinite
    }

    /// The minimum length of a segment: the direction between nearly equal points is meaningless.
    private var shortest: CGFloat { tolerance / 16 }

    mutating func addLine(to end: CGPoint) {
        isDrawn = true
        isFinite = isFinite && end.isFinite
        guard isFinite else { return }
        add(to: end, .sharp)
    }

    /// Adds a curve as chords, with its tangents at both ends.
    ///
    /// The number of chords of equal parameter that stay within a tolerance of a cubic: G. Wang, *The subdivision
    /// method for
    /// finding the intersection between two Bézier curves or surfaces*, Zhejiang University Journal, 1984; also as
    /// Wang's formula in R. Goldman, *Pyramid Algorithms*, 5.6.3.
    mutating func addCurve(to end: CGPoint, _ one: CGPoint, _ two: CGPoint) {
        isDrawn = true
        isFinite = isFinite && end.isFinite && one.isFinite && two.isFinite
        guard isFinite else { return }
        let piece = OutlinePiece(start: current, end: end, controls: (one, two))
        let ways = [one - piece.start, two - piece.start, end - piece.start]
        let waysBack = [end - two, end - one, end - piece.start]
        guard let first = ways.first(where: { $0.length >= shortest }),
            let last = waysBack.first(where: { $0.length >= shortest })
        else { return }
        let bend = max((piece.start - one * 2 + two).length, (one - two * 2 + end).length)
        let count = Int(min(max((0.75 * bend / tolerance).squareRoot().rounded(.up), 1), 4096))
        turn(to: first, .sharp)
        for index in 1..<max(count, 1) {
            add(to: piece.point(at: CGFloat(index) / CGFloat(count)), .smooth)
        }
        add(to: end, .smooth)
        turn(to: last, .smooth)
    }

    /// Returns the line, or `nil` if it is empty or not finite.
    func built(isClosed: Bool) -> StrokeLine? {
        guard isFinite, isDrawn || isClosed else { return nil }
        var builder = self
        if isClosed { builder.close() }
        guard !builder.segments.isEmpty else { return StrokeLine(dot: start) }
        return StrokeLine(segments: builder.segments, isClosed: isClosed)
    }

    private mutating func close() {
        add(to: start, .sharp)
        // Close the gap left by a segment that was too short.
        if !segments.isEmpty { segments[segments.count - 1].end = start }
    }

    private mutating func add(to end: CGPoint, _ corner: StrokeLine.Corner) {
        let way = end - current
        let length = way.length
        guard length >= shortest else { return }
        segments.append(
            StrokeLine.Segment(
                start: current, end: end, direction: way * (1 / length), length: length, corner: corner))
        current = end
    }

    private mutating func turn(to way: CGPoint, _ corner: StrokeLine.Corner) {
        segments.append(
            StrokeLine.Segment(
                start: current, end: current, direction: way * (1 / way.length), length: 0, corner: corner))
    }
}
