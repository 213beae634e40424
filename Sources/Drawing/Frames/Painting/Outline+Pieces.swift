package import Foundation

/// A line or a curve of an outline, from one point to the next.
package struct OutlinePiece {
    package var start: CGPoint
    package var end: CGPoint
    /// The two control points of a curve; `nil` for a line.
    package var controls: (CGPoint, CGPoint)?

    /// Returns the point at a parameter from 0 to 1.
    package func point(at t: CGFloat) -> CGPoint {
        guard let (one, two) = controls else { return Self.mix(start, end, t) }
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * start.x + b * one.x + c * two.x + d * end.x, y: a * start.y + b * one.y + c * two.y + d * end.y)
    }

    /// The piece as short lines: the points after its start.
    package var points: [CGPoint] {
        guard controls != nil else { return [end] }
        return (1...Self.steps).map { point(at: CGFloat($0) / CGFloat(Self.steps)) }
    }

    /// The number of lines that approximate a curve.
    static let steps = 32

    /// The length, in points.
    package var length: CGFloat {
        var length: CGFloat = 0
        var last = start
        for point in points {
            length += last.distance(to: point)
            last = point
        }
        return length
    }

    /// Returns the parameter at a length from the start.
    package func parameter(at length: CGFloat) -> CGFloat {
        let points = points
        var (last, passed) = (start, CGFloat(0))
        for (index, point) in points.enumerated() {
            let step = last.distance(to: point)
            if passed + step >= length, step > 0 {
                return (CGFloat(index) + (length - passed) / step) / CGFloat(points.count)
            }
            passed += step
            last = point
        }
        return 1
    }

    /// Returns the part of the piece between two parameters, by de Casteljau's algorithm.
    package func part(from: CGFloat, to: CGFloat) -> OutlinePiece {
        guard let (one, two) = controls else {
            return OutlinePiece(start: point(at: from), end: point(at: to))
        }
        func blossom(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGPoint {
            let first = [Self.mix(start, one, a), Self.mix(one, two, a), Self.mix(two, end, a)]
            let second = [Self.mix(first[0], first[1], b), Self.mix(first[1], first[2], b)]
            return Self.mix(second[0], second[1], c)
        }
        return OutlinePiece(
            start: blossom(from, from, from), end: blossom(to, to, to),
            controls: (blossom(from, from, to), blossom(from, to, to)))
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
}

extension Outline {
    /// Creates an outline from connected pieces.
    package init(_ pieces: [OutlinePiece]) {
        self.init()
        if let first = pieces.first { move(to: first.start) }
        for piece in pieces { add(piece) }
    }

    /// The connected parts of the outline, as pieces.
    package var contours: [(pieces: [OutlinePiece], isClosed: Bool)] {
        var contours: [(pieces: [OutlinePiece], isClosed: Bool)] = []
        var (first, current) = (CGPoint.zero, CGPoint.zero)
        var isOpen = false
        func begin() {
            if !isOpen { contours.append(([], false)) }
            isOpen = true
        }
        for element in elements {
            switch element {
            case .move(let point):
                (first, current, isOpen) = (point, point, false)
            case .line(let point):
                begin()
                contours[contours.count - 1].pieces.append(OutlinePiece(start: current, end: point))
                current = point
            case .curve(let point, let one, let two):
                begin()
                contours[contours.count - 1].pieces.append(
                    OutlinePiece(start: current, end: point, controls: (one, two)))
                current = point
            case .close:
                guard isOpen else { continue }
                if current != first {
                    contours[contours.count - 1].pieces.append(OutlinePiece(start: current, end: first))
                }
                contours[contours.count - 1].isClosed = true
                (current, isOpen) = (first, false)
            }
        }
        return contours
    }

    /// Returns the part of the outline between two fractions of its length.
    package func trimmed(from: CGFloat, to: CGFloat) -> Outline {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        if from <= 0, to >= 1 { return self }
        guard from < to else { return Outline() }
        let contours = contours
        let total = contours.reduce(0) { $0 + $1.pieces.reduce(0) { $0 + $1.length } }
        let (first, last) = (from * total, to * total)
        var result = Outline()
        var passed: CGFloat = 0
        for contour in contours {
            var isDrawing = false
            for piece in contour.pieces {
                let length = piece.length
                let (begin, end) = (max(first - passed, 0), min(last - passed, length))
                passed += length
                guard begin < end else { continue }
                let part = piece.part(
                    from: begin <= 0 ? 0 : piece.parameter(at: begin),
                    to: end >= length ? 1 : piece.parameter(at: end))
                if !isDrawing { result.move(to: part.start) }
                isDrawing = true
                result.add(part)
            }
        }
        return result
    }

    private mutating func add(_ piece: OutlinePiece) {
        if let (one, two) = piece.controls {
            addCurve(to: piece.end, control1: one, control2: two)
        } else {
            addLine(to: piece.end)
        }
    }
}

extension CGPoint {
    package func distance(to other: CGPoint) -> CGFloat { (other - self).length }
}
