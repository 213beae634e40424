import Frames

extension Outline {
    /// The parts of the outline, each from a move to the next.
    var closedParts: [Outline] {
        var result: [Outline] = []
        for element in elements {
            if case .move = element { result.append(Outline()) }
            if !result.isEmpty { result[result.count - 1].elements.append(element) }
        }
        return result
    }

    /// Returns the closed outline with its lines so much thicker: each edge moves outwards by half of it.
    ///
    /// Points move along the bisector of their edges, as FreeType's `FT_Outline_Embolden` has it.
    ///
    /// - Parameter thickness: In points; less than zero for thinner lines.
    func emboldened(by thickness: CGFloat) -> Outline {
        guard abs(thickness) > 0.001 else { return self }
        let parts = closedParts.map(Contour.init)
        let isClockwise = parts.reduce(0) { $0 + $1.area } > 0
        var result = Outline()
        for part in parts { result.append(part.moved(by: thickness / 2 * (isClockwise ? 1 : -1))) }
        return result
    }
}

/// One closed part of an outline, as its points in order.
private struct Contour {
    private let elements: [Outline.Element]
    private let points: [CGPoint]

    init(_ outline: Outline) {
        elements = outline.elements
        points = outline.elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .curve(let point, let control1, let control2): [control1, control2, point]
            case .close: []
            }
        }
    }

    /// Twice the area within the points; the sign is the direction.
    var area: CGFloat {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }

    func moved(by distance: CGFloat) -> Outline {
        var index = 0
        func next() -> CGPoint {
            defer { index += 1 }
            return moved(index, by: distance)
        }
        return Outline(
            elements.map { element in
                switch element {
                case .move: return .move(next())
                case .line: return .line(next())
                case .curve:
                    let (control1, control2) = (next(), next())
                    return .curve(next(), control1: control1, control2: control2)
                case .close: return .close
                }
            })
    }

    private func moved(_ index: Int, by distance: CGFloat) -> CGPoint {
        let point = points[index]
        guard let before = direction(from: index, step: -1), let after = direction(from: index, step: 1) else {
            return point
        }
        let (incoming, outgoing) = (CGVector(dx: -before.unit.dx, dy: -before.unit.dy), after.unit)
        let cosine = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
        // A point that turns back has no outside.
        guard cosine > -0.94 else { return point }
        var factor = distance / (1 + cosine)
        // Where edges come together, they don't move beyond the shorter one.
        let sine = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
        let room = min(before.length, after.length)
        if sine * distance < 0, abs(factor * sine) > room { factor *= room / abs(factor * sine) }
        return CGPoint(
            x: point.x + (incoming.dy + outgoing.dy) * factor, y: point.y - (incoming.dx + outgoing.dx) * factor)
    }

    /// The direction, of length 1, to the nearest point elsewhere, and how far that is.
    private func direction(from index: Int, step: Int) -> (unit: CGVector, length: CGFloat)? {
        let point = points[index]
        for count in 1..<max(points.count, 2) {
            let other = points[((index + count * step) % points.count + points.count) % points.count]
            let (dx, dy) = (other.x - point.x, other.y - point.y)
            let length = (dx * dx + dy * dy).squareRoot()
            if length > 0.01 { return (CGVector(dx: dx / length, dy: dy / length), length) }
        }
        return nil
    }
}
