import Foundation

extension Outline {
    /// Creates an outline from SVG path data, with all commands except `T` and `A`.
    ///
    /// Two additional commands stand for whole shapes: `O x y radius` for a circle about a point, and `R x y width
    /// height radius` for a rounded rectangle. Lowercase letters are relative to the last point.
    ///
    /// Path data is part of the program; an invalid command ends the outline.
    public init(pathData: String) {
        var reader = PathDataReader(pathData)
        self.init(reader.read().elements)
    }
}

/// Reads path data from left to right.
private struct PathDataReader {
    /// The unread part, which is ASCII.
    private var rest: Substring.UTF8View
    private var outline = Outline()
    private var start = CGPoint.zero
    private var current = CGPoint.zero
    private var lastControl: CGPoint?

    init(_ text: String) {
        rest = text[...].utf8
    }

    mutating func read() -> Outline {
        var command = UInt8(ascii: " ")
        while skipSeparators() {
            if let next = rest.first, UInt8(ascii: "A")...UInt8(ascii: "z") ~= next {
                command = next
                rest.removeFirst()
            }
            guard run(command) else { break }
            // Additional coordinates after a move are lines.
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
        return outline
    }

    private mutating func skipSeparators() -> Bool {
        while let next = rest.first,
            next == UInt8(ascii: " ") || next == UInt8(ascii: ",") || next == UInt8(ascii: "\n")
        {
            rest.removeFirst()
        }
        return !rest.isEmpty
    }

    private mutating func number() -> CGFloat? {
        _ = skipSeparators()
        var (end, hasPoint) = (rest.startIndex, false)
        while end < rest.endIndex {
            switch rest[end] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                if end != rest.startIndex { return take(upTo: end) }
            case UInt8(ascii: "."):
                if hasPoint { return take(upTo: end) }
                hasPoint = true
            default: return take(upTo: end)
            }
            rest.formIndex(after: &end)
        }
        return take(upTo: end)
    }

    private mutating func take(upTo end: Substring.UTF8View.Index) -> CGFloat? {
        let text = Substring(rest[..<end])
        rest = rest[end...]
        return Double(text).map { CGFloat($0) }
    }

    private mutating func point(relative: Bool) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return relative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
    }

    /// Runs a command with its arguments; returns whether it succeeded.
    private mutating func run(_ command: UInt8) -> Bool {
        let isRelative = command >= UInt8(ascii: "a")
        switch Character(Unicode.Scalar(isRelative ? command - 32 : command)) {
        case "M":
            guard let end = point(relative: isRelative) else { return false }
            outline.move(to: end)
            start = end
            finish(at: end)
        case "L":
            guard let end = point(relative: isRelative) else { return false }
            line(to: end)
        case "H":
            guard let x = number() else { return false }
            line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
        case "V":
            guard let y = number() else { return false }
            line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
        case "C":
            guard let control1 = point(relative: isRelative), let control2 = point(relative: isRelative),
                let end = point(relative: isRelative)
            else { return false }
            curve(to: end, control1, control2)
        case "S":
            let control1 = lastControl.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
            guard let control2 = point(relative: isRelative), let end = point(relative: isRelative) else {
                return false
            }
            curve(to: end, control1, control2)
        case "Q":
            guard let control = point(relative: isRelative), let end = point(relative: isRelative) else {
                return false
            }
            outline.addQuadCurve(to: end, control: control)
            finish(at: end)
        case "O":
            guard let center = point(relative: isRelative), let radius = number() else { return false }
            let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            outline.append(.ellipse(in: rect))
            finish(at: center)
        case "R":
            guard let origin = point(relative: isRelative), let width = number(), let height = number(),
                let radius = number()
            else { return false }
            let rect = CGRect(x: origin.x, y: origin.y, width: width, height: height)
            outline.append(.roundedRectangle(rect, radii: CornerRadii(radius)))
            finish(at: origin)
        case "Z":
            outline.close()
            finish(at: start)
        default: return false
        }
        return true
    }

    private mutating func line(to end: CGPoint) {
        outline.addLine(to: end)
        finish(at: end)
    }

    private mutating func curve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        outline.addCurve(to: end, control1: control1, control2: control2)
        finish(at: end)
        lastControl = control2
    }

    private mutating func finish(at end: CGPoint) {
        current = end
        lastControl = nil
    }
}
