import Foundation

/// A subpath as a stroke follows it: straight segments, each with its direction.
struct StrokeLine {
    /// How a segment continues the one before it.
    enum Corner {
        /// Inside a curve: the line turns smoothly, whatever the join.
        case smooth
        /// Where two pieces of the outline meet.
        case sharp
    }

    struct Segment {
        var start: CGPoint
        var end: CGPoint
        /// A unit vector, also for a zero-length segment: curves begin and end with one.
        var direction: CGPoint
        var length: CGFloat
        var corner: Corner
    }

    var segments: [Segment] = []
    /// Whether the last segment connects to the first, without caps.
    var isClosed = false
    /// The position of a zero-length line, which is visible only with caps that extend beyond the line.
    var dot: CGPoint?

    /// The segments between two open ends. A dash that begins or ends at a corner has no join there.
    var segmentsBetweenEnds: ArraySlice<Segment> {
        var segments = segments[...]
        while let first = segments.first, first.length == 0, segments.dropFirst().first?.corner == .sharp {
            segments.removeFirst()
        }
        while let last = segments.last, last.length == 0, last.corner == .sharp, segments.count > 1 {
            segments.removeLast()
        }
        return segments
    }

    /// Returns the lines along an outline. A subpath with a non-finite coordinate has none.
    static func lines(along outline: Outline, tolerance: CGFloat) -> [StrokeLine] {
        var lines: [StrokeLine] = []
        var line = StrokeLineBuilder(at: .zero, tolerance: tolerance)
        func end(isClosed: Bool) { if let built = line.built(isClosed: isClosed) { lines.append(built) } }
        for element in outline.elements {
            switch element {
            case .move(let point):
                end(isClosed: false)
                line = StrokeLineBuilder(at: point, tolerance: tolerance)
            case .line(let point):
                line.addLine(to: point)
            case .curve(let point, let one, let two):
                line.addCurve(to: point, one, two)
            case .close:
                end(isClosed: true)
                line = StrokeLineBuilder(at: line.start, tolerance: tolerance)
            }
        }
        end(isClosed: false)
        return lines
    }
}
