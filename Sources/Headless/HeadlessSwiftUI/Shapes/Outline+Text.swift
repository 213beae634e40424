import Foundation
import Frames

extension Outline {
    /// The elements as text: coordinates followed by a letter, `m` for move, `l` for line, `c` for curve, `h` for
    /// close.
    var pathDescription: String {
        func text(_ point: CGPoint) -> String { "\(point.x.short) \(point.y.short)" }
        return elements.map { element in
            switch element {
            case .move(let point): "\(text(point)) m"
            case .line(let point): "\(text(point)) l"
            case .curve(let point, let control1, let control2): "\(text(control1)) \(text(control2)) \(text(point)) c"
            case .close: "h"
            }
        }.joined(separator: " ")
    }

    /// Creates an outline from such a text, in which `q` is a quadratic curve; `nil` for an invalid text.
    init?(pathDescription: String) {
        self.init()
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        for word in pathDescription.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: point(0))
            case ("l", 2): addLine(to: point(0))
            case ("q", 4): addQuadCurve(to: point(2), control: point(0))
            case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
            case ("h", 0): close()
            default: return nil
            }
            numbers = []
        }
        if !numbers.isEmpty { return nil }
    }
}

extension CGFloat {
    /// The shortest form of the number; integers have no decimal point.
    fileprivate var short: String {
        self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(Double(self))"
    }
}
