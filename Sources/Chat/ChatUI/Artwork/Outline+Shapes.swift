import Frames
import HeadlessUIKit

extension Outline {
    /// Creates an outline from path data: `M`, `L`, `H`, `V`, `C`, `S`, `Q` and `Z` are those of SVG.
    ///
    /// Two more letters stand for whole shapes of their own: `O x y radius` for a circle about a point, and
    /// `R x y width height radius` for a rectangle with round corners. Lower-case letters count from the last point.
    ///
    /// The data is part of the program: what can't be read ends the outline.
    init(shapes data: String) {
        var reader = ShapeReader(data)
        self.init(reader.read().elements)
    }
}

/// Reads path data from left to right.
private struct ShapeReader {
    private var rest: Substring
    private var outline = Outline()
    private var start = CGPoint.zero
    private var current = CGPoint.zero
    private var lastControl: CGPoint?

    init(_ data: String) {
        rest = data[...]
    }

    mutating func read() -> Outline {
        var command: Character = "M"
        while let next = nextCharacter() {
            if next.isLetter {
                command = next
                rest.removeFirst()
            }
            guard perform(command) else { break }
            // More numbers behind a move are lines.
            if command == "M" { command = "L" }
            if command == "m" { command = "l" }
        }
        return outline
    }

    // MARK: Reading

    private mutating func nextCharacter() -> Character? {
        rest = rest.drop { $0 == " " || $0 == "," || $0 == "\n" }
        return rest.first
    }

    private mutating func number() -> CGFloat? {
        guard let first = nextCharacter() else { return nil }
        let sign = first == "-" ? 1 : 0
        let digits = rest.dropFirst(sign).prefix { $0.isNumber || $0 == "." }
        guard let value = Double(digits) else { return nil }
        rest = rest.dropFirst(sign + digits.count)
        return sign == 1 ? -value : value
    }

    private mutating func numbers(_ count: Int) -> [CGFloat]? {
        var values: [CGFloat] = []
        for _ in 0..<count {
            guard let value = number() else { return nil }
            values.append(value)
        }
        return values
    }

    private mutating func points(_ count: Int, isRelative: Bool) -> [CGPoint]? {
        guard let values = numbers(2 * count) else { return nil }
        let origin = isRelative ? current : .zero
        return (0..<count).map { CGPoint(x: origin.x + values[2 * $0], y: origin.y + values[2 * $0 + 1]) }
    }

    // MARK: Drawing

    /// Draws one command with its numbers; returns whether it could.
    private mutating func perform(_ command: Character) -> Bool {
        let isRelative = command.isLowercase
        switch command.uppercased() {
        case "M":
            guard let points = points(1, isRelative: isRelative) else { return false }
            outline.move(to: points[0])
            start = points[0]
            finish(at: points[0])
        case "L":
            guard let points = points(1, isRelative: isRelative) else { return false }
            addLine(to: points[0])
        case "H":
            guard let x = number() else { return false }
            addLine(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
        case "V":
            guard let y = number() else { return false }
            addLine(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
        case "C":
            guard let points = points(3, isRelative: isRelative) else { return false }
            addCurve(to: points[2], points[0], points[1])
        case "S":
            let control = lastControl.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
            guard let points = points(2, isRelative: isRelative) else { return false }
            addCurve(to: points[1], control, points[0])
        case "Q":
            guard let points = points(2, isRelative: isRelative) else { return false }
            outline.addQuadCurve(to: points[1], control: points[0])
            finish(at: points[1])
        case "O":
            guard let values = numbers(3) else { return false }
            let (center, radius) = (CGPoint(x: values[0], y: values[1]), values[2])
            outline.append(
                .ellipse(
                    in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
            finish(at: center)
        case "R":
            guard let values = numbers(5) else { return false }
            let rect = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
            outline.append(.roundedRectangle(rect, radii: CornerRadii(values[4])))
            finish(at: rect.origin)
        case "Z":
            outline.close()
            finish(at: start)
        default: return false
        }
        return true
    }

    private mutating func addLine(to end: CGPoint) {
        outline.addLine(to: end)
        finish(at: end)
    }

    private mutating func addCurve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        outline.addCurve(to: end, control1: control1, control2: control2)
        finish(at: end)
        lastControl = control2
    }

    private mutating func finish(at end: CGPoint) {
        current = end
        lastControl = nil
    }
}
