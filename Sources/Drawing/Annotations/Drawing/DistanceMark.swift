internal import Foundation
internal import Frames

/// The distance between two parts, or between the edges of nested parts.
struct DistanceMark {
    let from: AnnotationTarget
    let to: AnnotationTarget
    let pen: Pen

    /// The edges to measure between if one part is inside the other; `nil` for the nearest.
    let side: Edge?

    /// A measured range along an axis.
    private struct Span {
        var isUpright: Bool
        var start, end: CGFloat
    }

    /// The possible positions of the line, preferred first.
    var marks: [Mark] {
        let span = span
        let (one, other) = (from.rect, to.rect)
        let low = span.isUpright ? max(one.minX, other.minX) : max(one.minY, other.minY)
        let high = span.isUpright ? min(one.maxX, other.maxX) : min(one.maxY, other.maxY)
        // Parts that don't face each other are measured at the near edge of the first.
        let range =
            low <= high ? (low, high) : (low > (span.isUpright ? one.maxX : one.maxY) ? (high, high) : (low, low))
        let inset = min(4, (range.1 - range.0) / 2)
        return [0.5, 0.25, 0.75, 0, 1].flatMap { part in
            let place = range.0 + inset + (range.1 - range.0 - 2 * inset) * part
            return marks(span, at: place)
        }
    }

    private var span: Span {
        let (one, other) = (from.rect, to.rect)
        if let side {
            let isNested =
                one.insetBy(dx: -0.5, dy: -0.5).contains(other) || other.insetBy(dx: -0.5, dy: -0.5).contains(one)
            switch side {
            case .left: return Span(isUpright: false, start: other.minX, end: isNested ? one.minX : one.maxX)
            case .right: return Span(isUpright: false, start: isNested ? one.maxX : one.minX, end: other.maxX)
            case .top: return Span(isUpright: true, start: other.minY, end: isNested ? one.minY : one.maxY)
            case .bottom: return Span(isUpright: true, start: isNested ? one.maxY : one.minY, end: other.maxY)
            }
        }
        let gaps: [Span] = [
            Span(isUpright: false, start: one.maxX, end: other.minX),
            Span(isUpright: false, start: other.maxX, end: one.minX),
            Span(isUpright: true, start: one.maxY, end: other.minY),
            Span(isUpright: true, start: other.maxY, end: one.minY),
        ]
        // Of two gaps, choose the one between visible sides that face each other.
        let open = gaps.filter { $0.end >= $0.start - 0.01 }
        if let facing = open.first(where: { $0.isUpright ? overlapsAcross : overlapsDown }) ?? open.first {
            return facing
        }
        // One part is inside the other: choose the nearest pair of edges.
        let insets: [Span] = [
            Span(isUpright: false, start: min(one.minX, other.minX), end: max(one.minX, other.minX)),
            Span(isUpright: false, start: min(one.maxX, other.maxX), end: max(one.maxX, other.maxX)),
            Span(isUpright: true, start: min(one.minY, other.minY), end: max(one.minY, other.minY)),
            Span(isUpright: true, start: min(one.maxY, other.maxY), end: max(one.maxY, other.maxY)),
        ]
        return insets.min { $0.end - $0.start < $1.end - $1.start } ?? insets[0]
    }

    private var overlapsAcross: Bool { min(from.rect.maxX, to.rect.maxX) >= max(from.rect.minX, to.rect.minX) }
    private var overlapsDown: Bool { min(from.rect.maxY, to.rect.maxY) >= max(from.rect.minY, to.rect.minY) }

    private func marks(_ span: Span, at place: CGFloat) -> [Mark] {
        let ruler = Ruler(isUpright: span.isUpright, start: span.start, end: span.end, place: place)
        let label = Label((abs(span.end - span.start) / from.scale).inPoints, .figure, pen)
        let guides = guides(span, at: place)
        return origins(of: label, beside: span, at: place).map { origin, lead in
            var mark = ruler.mark(pen)
            let text = label.frame(at: origin)
            let lines = guides + [lead].compactMap { $0 }
            mark.frames += lines + [text]
            mark.areas.append(text.rect)
            mark.guides = lines.map(\.rect)
            return mark
        }
    }

    /// Returns the possible positions of the number, preferred first: on either side of the line, beyond its ends, or
    /// farther away at the end of a thin line.
    private func origins(of label: Label, beside span: Span, at place: CGFloat) -> [(CGPoint, Frame?)] {
        let middle = (span.start + span.end) / 2
        let half = abs(span.end - span.start) / 2 + 3
        let (width, height) = (label.size.width, label.size.height)
        func beside(_ distance: CGFloat) -> (CGPoint, Frame?) {
            let leads = abs(distance) > 10
            if span.isUpright {
                let origin = CGPoint(
                    x: distance > 0 ? place + distance : place + distance - width, y: middle - height / 2)
                return (origin, leads ? pen.across(from: place, to: place + distance, y: middle, width: pen.thin) : nil)
            }
            let origin = CGPoint(x: middle - width / 2, y: distance > 0 ? place + distance : place + distance - height)
            return (origin, leads ? pen.down(from: place, to: place + distance, x: middle, width: pen.thin) : nil)
        }
        let ends: [(CGPoint, Frame?)] =
            span.isUpright
            ? [
                (CGPoint(x: place - width / 2, y: middle + half), nil),
                (CGPoint(x: place - width / 2, y: middle - half - height), nil),
            ]
            : [
                (CGPoint(x: middle + half, y: place - height / 2), nil),
                (CGPoint(x: middle - half - width, y: place - height / 2), nil),
            ]
        let first: [CGFloat] = span.isUpright ? [6, -6] : [-6, 6]
        let further: [CGFloat] = [18, -18, 30, -30, 44, -44]
        return first.map(beside) + ends + further.map(beside)
    }

    /// Returns lines that extend a part to a measuring line that doesn't touch it.
    private func guides(_ span: Span, at place: CGFloat) -> [Frame] {
        [from.rect, to.rect].flatMap { rect -> [Frame] in
            let (low, high) = span.isUpright ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
            guard place < low - 0.5 || place > high + 0.5 else { return [] }
            let near = place < low ? low : high
            let edges = span.isUpright ? [rect.minY, rect.maxY] : [rect.minX, rect.maxX]
            let edge = edges.min { abs($0 - (span.start + span.end) / 2) < abs($1 - (span.start + span.end) / 2) } ?? 0
            return [
                span.isUpright
                    ? pen.across(from: place, to: near, y: edge, width: pen.thin)
                    : pen.down(from: place, to: near, x: edge, width: pen.thin)
            ]
        }
    }
}
