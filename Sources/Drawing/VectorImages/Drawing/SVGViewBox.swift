internal import Foundation
internal import Frames

/// The size of a document, and the part of its coordinates that fills it.
struct SVGViewBox {
    private let element: XMLElement
    private let box: CGRect?

    init(_ element: XMLElement) {
        self.element = element
        let numbers = SVGNumbers.all(element.attributes["viewBox"] ?? "")
        box =
            numbers.count == 4 && numbers[2] > 0 && numbers[3] > 0
            ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }

    /// Returns the size in points: that of the attributes, or else of the box.
    ///
    /// - Parameter outer: The size that percentages refer to.
    func size(in outer: CGSize?) -> CGSize {
        let whole = outer ?? box?.size ?? CGSize(width: 300, height: 150)
        let width = SVGLength.points(element.attributes["width"], of: whole.width)
        let height = SVGLength.points(element.attributes["height"], of: whole.height)
        let ratio = box.map { $0.width / $0.height }
        switch (width, height) {
        case (let width?, let height?): return CGSize(width: width, height: height)
        case (let width?, nil): return CGSize(width: width, height: ratio.map { width / $0 } ?? whole.height)
        case (nil, let height?): return CGSize(width: ratio.map { height * $0 } ?? whole.width, height: height)
        case (nil, nil): return whole
        }
    }

    /// The size in the document's own units, which percentages inside refer to.
    func viewport(for size: CGSize) -> CGSize { box?.size ?? size }

    /// Returns the transform from the document's units to points: the box is centered in the size, as large as fits,
    /// unless `preserveAspectRatio` says otherwise.
    func transform(to size: CGSize) -> Transform {
        guard let box else { return .identity }
        let words = (element.attributes["preserveAspectRatio"] ?? "xMidYMid").split(separator: " ").map(String.init)
        let align = words.first ?? "xMidYMid"
        var (x, y) = (size.width / box.width, size.height / box.height)
        if align != "none" {
            let scale = words.contains("slice") ? max(x, y) : min(x, y)
            (x, y) = (scale, scale)
        }
        func share(_ axis: String) -> CGFloat {
            if align.contains("\(axis)Min") { 0 } else if align.contains("\(axis)Max") { 1 } else { 0.5 }
        }
        return Transform(
            a: x, b: 0, c: 0, d: y, tx: (size.width - box.width * x) * share("x") - box.minX * x,
            ty: (size.height - box.height * y) * share("Y") - box.minY * y)
    }
}
