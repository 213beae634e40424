internal import Foundation
internal import Frames

/// The width or height of a part: a measuring line along a side, with the length.
struct SizeMark {
    let target: AnnotationTarget
    let pen: Pen
    let picture: CGRect

    /// The possible distances of the line from the part, in points, preferred first.
    private static let distances: [CGFloat] = [12, 22, 36, 52]

    /// Returns the possible positions of the line, preferred first.
    ///
    /// - Parameter edges: The possible sides of the part.
    func marks(along edges: [Edge]) -> [Mark] {
        edges.flatMap { edge in
            (Self.distances + [beyondPicture(edge)]).map { mark(edge, at: $0) }
        }
    }

    /// Returns the distance at which the line is outside the picture.
    private func beyondPicture(_ edge: Edge) -> CGFloat {
        switch edge {
        case .left: target.rect.minX - picture.minX + 10
        case .right: picture.maxX - target.rect.maxX + 10
        case .top: target.rect.minY - picture.minY + 12
        case .bottom: picture.maxY - target.rect.maxY + 12
        }
    }

    private func mark(_ edge: Edge, at distance: CGFloat) -> Mark {
        let rect = target.rect
        let label = Label((edge.isUpright ? target.size.height : target.size.width).inPoints, .figure, pen)
        let place =
            switch edge {
            case .left: rect.minX - distance
            case .right: rect.maxX + distance
            case .top: rect.minY - distance
            case .bottom: rect.maxY + distance
            }
        let ruler = Ruler(
            isUpright: edge.isUpright, start: edge.isUpright ? rect.minY : rect.minX,
            end: edge.isUpright ? rect.maxY : rect.maxX, place: place,
            isOpenAtStart: target.isCut(edge.isUpright ? .top : .left),
            isOpenAtEnd: target.isCut(edge.isUpright ? .bottom : .right))
        var mark = ruler.mark(pen)
        // Lines that extend the part's corners to the measuring line.
        let from =
            switch edge {
            case .left: rect.minX - 2
            case .right: rect.maxX + 2
            case .top: rect.minY - 2
            case .bottom: rect.maxY + 2
            }
        for corner in [ruler.start + pen.line / 2, ruler.end - pen.line / 2] where distance > 16 {
            let guide =
                edge.isUpright
                ? pen.across(from: from, to: place, y: corner, width: pen.thin)
                : pen.down(from: from, to: place, x: corner, width: pen.thin)
            mark.frames.append(guide)
            mark.guides.append(guide.rect)
        }
        let text = label.frame(at: origin(of: label, beside: ruler, on: edge))
        mark.frames.append(text)
        mark.areas.append(text.rect)
        return mark
    }

    /// Returns the top-left corner of the number: on a horizontal line that is long enough, otherwise on its outer
    /// side.
    private func origin(of label: Label, beside ruler: Ruler, on edge: Edge) -> CGPoint {
        let middle = (ruler.start + ruler.end) / 2
        if edge.isUpright {
            let y = middle - label.size.height / 2
            return CGPoint(x: edge == .right ? ruler.place + 4 : ruler.place - 4 - label.size.width, y: y)
        }
        let x = middle - label.size.width / 2
        if ruler.end - ruler.start >= label.size.width + 16 {
            return CGPoint(x: x, y: ruler.place - label.size.height / 2)
        }
        return CGPoint(x: x, y: edge == .bottom ? ruler.place + 5 : ruler.place - 5 - label.size.height)
    }
}

/// A line between two end strokes.
struct Ruler {
    let isUpright: Bool
    /// The ends along the line, in points of the picture.
    let start, end: CGFloat
    /// The position across the line.
    let place: CGFloat
    /// Whether the measured part continues beyond an end, which then has no stroke.
    var isOpenAtStart = false
    var isOpenAtEnd = false

    private static let stroke: CGFloat = 7

    func mark(_ pen: Pen) -> Mark {
        let (low, high) = (min(start, end), max(start, end))
        // The strokes are inside the measured range, so that the outer edges coincide.
        let inset = min(pen.line / 2, (high - low) / 2)
        var frames = [
            isUpright ? pen.down(from: low, to: high, x: place) : pen.across(from: low, to: high, y: place)
        ]
        for (end, isOpen) in [(low + inset, isOpenAtStart), (high - inset, isOpenAtEnd)] where !isOpen {
            let (from, to) = (place - Self.stroke / 2, place + Self.stroke / 2)
            frames.append(
                isUpright ? pen.across(from: from, to: to, y: end) : pen.down(from: from, to: to, x: end))
        }
        let half = Self.stroke / 2
        let area =
            isUpright
            ? CGRect(x: place - half, y: low, width: 2 * half, height: high - low)
            : CGRect(x: low, y: place - half, width: high - low, height: 2 * half)
        return Mark(frames: frames, areas: [area])
    }
}
