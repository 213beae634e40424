import Foundation

/// A part of an outline as a stroke follows it: straight segments, each with its direction.
struct StrokeLine {
    /// How a segment continues the one before it.
    enum Corner {
        /// Inside of a curve: the line turns like a wheel, whatever its joins are.
        case smooth
        /// Where two pieces of the outline meet.
        case sharp
    }

    struct Segment {
        var start: CGPoint
        var end: CGPoint
        /// Of length 1. A segment without a length has one too: curves begin and end with theirs.
        var direction: CGPoint
        var length: CGFloat
        var corner: Corner
    }

    var segments: [Segment] = []
    /// Whether the last segment goes over into the first, without ends.
    var isClosed = false
    /// The place of a line that goes nowhere: only ends that reach beyond the line show it.
    var dot: CGPoint?

    /// The segments from one open end to the other. A dash that begins or ends at a corner doesn't turn there.
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

    /// Returns the lines along an outline. A part with a coordinate that isn't a number has none.
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
