internal import Foundation
internal import Frames

/// Reads the path data of SVG with all its commands (SVG 1.1, 8.3). A mistake ends the path, as the specification asks.
struct SVGPathData {
    private var reader: SVGNumbers
    private var outline = Outline()
    private var start = CGPoint.zero
    private var current = CGPoint.zero
    /// The control point of the last curve, which a smooth curve mirrors.
    private var lastControl: (point: CGPoint, isCubic: Bool)?

    private init(_ text: String) { reader = SVGNumbers(text) }

    static func outline(_ text: String) -> Outline {
        var path = SVGPathData(text)
        path.read()
        return path.outline
    }

    private mutating func read() {
        var command: UInt8?
        while !reader.isAtEnd {
            if let letter = reader.letter() { command = letter }
            guard let letter = command, run(letter | 0x20, isRelative: letter & 0x20 != 0) else { return }
            // Nothing but a command follows the end of a part.
            if letter | 0x20 == UInt8(ascii: "z") { command = nil }
            // Further coordinates after a move are lines.
            if letter == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if letter == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
    }

    private mutating func point(_ isRelative: Bool) -> CGPoint? {
        guard let x = reader.next(), let y = reader.next() else { return nil }
        return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
    }

    private mutating func run(_ command: UInt8, isRelative: Bool) -> Bool {
        switch Character(Unicode.Scalar(command)) {
        case "m":
            guard let end = point(isRelative) else { return false }
            outline.move(to: end)
            start = end
            finish(at: end)
        case "l":
            guard let end = point(isRelative) else { return false }
            line(to: end)
        case "h":
            guard let x = reader.next() else { return false }
            line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
        case "v":
            guard let y = reader.next() else { return false }
            line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
        case "c":
            guard let one = point(isRelative), let two = point(isRelative), let end = point(isRelative) else {
                return false
            }
            cubic(to: end, one, two)
        case "s":
            guard let two = point(isRelative), let end = point(isRelative) else { return false }
            cubic(to: end, mirroredControl(ofCubic: true), two)
        case "q":
            guard let control = point(isRelative), let end = point(isRelative) else { return false }
            quadratic(to: end, control)
        case "t":
            guard let end = point(isRelative) else { return false }
            quadratic(to: end, mirroredControl(ofCubic: false))
        case "a":
            guard let rx = reader.next(), let ry = reader.next(), let angle = reader.next(),
                let isLarge = reader.flag(), let isClockwise = reader.flag(), let end = point(isRelative)
            else { return false }
            beginIfNeeded()
            SVGArc(
                from: current, to: end, radii: CGSize(width: abs(rx), height: abs(ry)), rotation: angle * .pi / 180,
                isLarge: isLarge, isClockwise: isClockwise
            ).add(to: &outline)
            finish(at: end)
        case "z":
            outline.close()
            finish(at: start)
        default: return false
        }
        return true
    }

    /// After a closed part, another begins at its start.
    private mutating func beginIfNeeded() {
        switch outline.elements.last {
        case nil, .close: outline.move(to: current)
        case .move, .line, .curve: break
        }
    }

    private mutating func line(to end: CGPoint) {
        beginIfNeeded()
        outline.addLine(to: end)
        finish(at: end)
    }

    private mutating func cubic(to end: CGPoint, _ one: CGPoint, _ two: CGPoint) {
        beginIfNeeded()
        outline.addCurve(to: end, control1: one, control2: two)
        finish(at: end)
        lastControl = (two, true)
    }

    private mutating func quadratic(to end: CGPoint, _ control: CGPoint) {
        beginIfNeeded()
        outline.addQuadCurve(to: end, control: control)
        finish(at: end)
        lastControl = (control, false)
    }

    private func mirroredControl(ofCubic isCubic: Bool) -> CGPoint {
        guard let lastControl, lastControl.isCubic == isCubic else { return current }
        return CGPoint(x: 2 * current.x - lastControl.point.x, y: 2 * current.y - lastControl.point.y)
    }

    private mutating func finish(at end: CGPoint) {
        current = end
        lastControl = nil
    }
}

/// An elliptical arc between two points (SVG 1.1, F.6).
struct SVGArc {
    let from, to: CGPoint
    let radii: CGSize
    /// The angle of the ellipse's first axis, in radians.
    let rotation: CGFloat
    let isLarge, isClockwise: Bool

    func add(to outline: inout Outline) {
        guard from != to else { return }
        guard radii.width > 0, radii.height > 0 else { return outline.addLine(to: to) }
        let (cosine, sine) = (cos(rotation), sin(rotation))
        // The points, halfway from each other, along the axes of the ellipse.
        let (dx, dy) = ((from.x - to.x) / 2, (from.y - to.y) / 2)
        let (x, y) = (cosine * dx + sine * dy, -sine * dx + cosine * dy)
        var (rx, ry) = (radii.width, radii.height)
        let excess = x * x / (rx * rx) + y * y / (ry * ry)
        // An ellipse that is too small to reach both points grows.
        if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
        let (a, b) = (rx * rx * y * y, ry * ry * x * x)
        let root = max(0, (rx * rx * ry * ry - a - b) / (a + b)).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let (cx, cy) = (root * rx * y / ry, -root * ry * x / rx)
        let center = CGPoint(
            x: cosine * cx - sine * cy + (from.x + to.x) / 2, y: sine * cx + cosine * cy + (from.y + to.y) / 2)
        let first = atan2((y - cy) / ry, (x - cx) / rx)
        var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        guard sweep.isFinite else { return outline.addLine(to: to) }
        let circle = Transform(
            a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine, tx: center.x, ty: center.y)
        let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-6).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        // The handle length with which a cubic curve best approximates an arc of `step` radians.
        let handle = 4 / 3 * tan(step / 4)
        for piece in 0..<pieces {
            let (start, end) = (first + CGFloat(piece) * step, first + CGFloat(piece + 1) * step)
            outline.addCurve(
                to: piece == pieces - 1 ? to : circle.point(CGPoint(x: cos(end), y: sin(end))),
                control1: circle.point(
                    CGPoint(x: cos(start) - handle * sin(start), y: sin(start) + handle * cos(start))),
                control2: circle.point(CGPoint(x: cos(end) + handle * sin(end), y: sin(end) - handle * cos(end))))
        }
    }
}
