import Foundation

/// One side of a line: its edge, and the additional area where a curve is narrower than the stroke.
///
/// A curve whose radius is less than half the stroke's width has no inner edge, because the stroke reaches past the
/// center. Between two chords, it covers the area between two spokes, which may cross each other.
struct StrokeSide {
    /// A vector from a point of the line to the edge.
    struct EdgeOffset {
        var center: CGPoint
        var tip: CGPoint
        /// Whether the edge goes through the center instead of the tip.
        var isInCurve = false
    }

    private(set) var edge: [CGPoint] = []
    /// The additional area: triangles and quadrilaterals.
    private(set) var fans: [[CGPoint]] = []

    private var first: EdgeOffset?
    private var last: EdgeOffset?

    /// Whether the last corner was in a curve that is narrower than the stroke.
    var isInCurve: Bool { last?.isInCurve == true }

    mutating func removeAll() {
        edge.removeAll(keepingCapacity: true)
        fans.removeAll(keepingCapacity: true)
        (first, last) = (nil, nil)
    }

    /// Adds a corner of the edge.
    mutating func add(_ center: CGPoint, _ tip: CGPoint) {
        add(EdgeOffset(center: center, tip: tip))
        edge.append(tip)
    }

    /// Adds a corner that is entered at one point and left at another, with the points between them.
    mutating func add(_ center: CGPoint, from one: CGPoint, to two: CGPoint, by between: [CGPoint] = []) {
        add(EdgeOffset(center: center, tip: one))
        edge.append(one)
        edge += between
        edge.append(two)
        last = EdgeOffset(center: center, tip: two)
    }

    /// Adds the end of a chord in a curve that is narrower than the stroke.
    mutating func addInCurve(_ center: CGPoint, _ tip: CGPoint) {
        add(EdgeOffset(center: center, tip: tip, isInCurve: true))
        edge.append(center)
    }

    /// Connects the end to the beginning.
    mutating func close() {
        if let first { add(first) }
    }

    private mutating func add(_ spoke: EdgeOffset) {
        if let last, last.isInCurve || spoke.isInCurve { addFan(last, spoke) }
        if first == nil { first = spoke }
        last = spoke
    }

    private mutating func addFan(_ one: EdgeOffset, _ two: EdgeOffset) {
        if let crossing = Self.crossing(one, two) {
            fans.append([one.center, crossing, two.center])
            fans.append([one.tip, two.tip, crossing])
        } else {
            fans.append([one.center, one.tip, two.tip, two.center])
        }
    }

    /// Returns the intersection of two spokes.
    private static func crossing(_ one: EdgeOffset, _ two: EdgeOffset) -> CGPoint? {
        let (first, second, between) = (one.tip - one.center, two.tip - two.center, two.center - one.center)
        let area = first.cross(second)
        guard area != 0 else { return nil }
        let (way, other) = (between.cross(second) / area, between.cross(first) / area)
        guard way > 0, way < 1, other > 0, other < 1 else { return nil }
        return one.center + first * way
    }
}
