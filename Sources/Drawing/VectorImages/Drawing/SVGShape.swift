internal import Foundation
internal import Frames

/// The outlines of basic shapes.
enum SVGShape {
    /// Returns the outline of an element in its own coordinates; `nil` if it is no shape.
    ///
    /// - Parameter viewport: The size that percentages refer to.
    static func outline(of element: XMLElement, in viewport: CGSize) -> Outline? {
        func x(_ name: String) -> CGFloat { SVGLength.points(element.attributes[name], of: viewport.width) ?? 0 }
        func y(_ name: String) -> CGFloat { SVGLength.points(element.attributes[name], of: viewport.height) ?? 0 }
        switch element.name {
        case "path": return SVGPathData.outline(element.attributes["d"] ?? "")
        case "rect":
            let rect = CGRect(x: x("x"), y: y("y"), width: max(x("width"), 0), height: max(y("height"), 0))
            guard rect.width > 0, rect.height > 0 else { return Outline() }
            let (rx, ry) = (
                SVGLength.points(element.attributes["rx"], of: viewport.width),
                SVGLength.points(element.attributes["ry"], of: viewport.height)
            )
            return rounded(rect, rx: rx ?? ry ?? 0, ry: ry ?? rx ?? 0)
        case "circle":
            let radius = SVGLength.points(element.attributes["r"], of: viewport.diagonal) ?? 0
            return ellipse(x("cx"), y("cy"), radius, radius)
        case "ellipse": return ellipse(x("cx"), y("cy"), x("rx"), y("ry"))
        case "line":
            return Outline([.move(CGPoint(x: x("x1"), y: y("y1"))), .line(CGPoint(x: x("x2"), y: y("y2")))])
        case "polyline", "polygon":
            let numbers = SVGNumbers.all(element.attributes["points"] ?? "")
            var outline = Outline()
            for index in stride(from: 0, to: numbers.count - 1, by: 2) {
                let point = CGPoint(x: numbers[index], y: numbers[index + 1])
                if index == 0 { outline.move(to: point) } else { outline.addLine(to: point) }
            }
            if element.name == "polygon", !outline.isEmpty { outline.close() }
            return outline
        default: return nil
        }
    }

    private static func ellipse(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) -> Outline {
        guard rx > 0, ry > 0 else { return Outline() }
        return .ellipse(in: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
    }

    private static func rounded(_ rect: CGRect, rx: CGFloat, ry: CGFloat) -> Outline {
        let (rx, ry) = (min(rx, rect.width / 2), min(ry, rect.height / 2))
        guard rx > 0, ry > 0 else { return .rectangle(rect) }
        // Corners are circular in a rectangle that is stretched until its radii are equal.
        let square = CGRect(x: 0, y: 0, width: rect.width, height: rect.height * rx / ry)
        let outline = Outline.roundedRectangle(square, radii: CornerRadii(rx))
        return outline.applying(Transform(a: 1, b: 0, c: 0, d: ry / rx, tx: rect.minX, ty: rect.minY))
    }
}

extension CGSize {
    /// The length that percentages of radii refer to.
    var diagonal: CGFloat { ((width * width + height * height) / 2).squareRoot() }
}
