internal import Foundation
internal import Frames

extension Transform {
    /// Reads the functions of a `transform` attribute, such as `translate(2 3) rotate(45)`. An unknown one is ignored.
    init(svg text: String) {
        self = .identity
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
            let name = rest[..<open].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t\r"))
            let numbers = SVGNumbers.all(rest[rest.index(after: open)..<close])
            if let function = Transform(function: name, numbers) { self = function.followed(by: self) }
            rest = rest[rest.index(after: close)...]
        }
    }

    private init?(function name: String, _ numbers: [CGFloat]) {
        func number(_ index: Int, _ fallback: CGFloat) -> CGFloat {
            numbers.indices.contains(index) ? numbers[index] : fallback
        }
        guard let first = numbers.first else { return nil }
        switch name {
        case "matrix":
            guard numbers.count == 6 else { return nil }
            self.init(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case "translate": self = .translation(first, number(1, 0))
        case "scale": self.init(a: first, b: 0, c: 0, d: number(1, first), tx: 0, ty: 0)
        case "rotate":
            let (cosine, sine) = (cos(first * .pi / 180), sin(first * .pi / 180))
            let turn = Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
            let (x, y) = (number(1, 0), number(2, 0))
            self = .translation(-x, -y).followed(by: turn).followed(by: .translation(x, y))
        case "skewX": self.init(a: 1, b: 0, c: tan(first * .pi / 180), d: 1, tx: 0, ty: 0)
        case "skewY": self.init(a: 1, b: tan(first * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
        default: return nil
        }
    }

    static func translation(_ x: CGFloat, _ y: CGFloat) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    var determinant: CGFloat { a * d - b * c }

    /// The factor by which lengths grow, on average.
    var scale: CGFloat { abs(determinant).squareRoot() }
}
