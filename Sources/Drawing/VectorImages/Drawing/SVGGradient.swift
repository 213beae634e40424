internal import Foundation
internal import Frames

/// A gradient of a document, with the attributes that it takes from others.
struct SVGGradient {
    private let isRadial: Bool
    private let attributes: [String: String]
    private let stops: [ColorStops.Stop]

    /// Reads a gradient; `nil` if the element is none.
    ///
    /// - Parameters:
    ///   - find: Returns the element of an identifier.
    ///   - style: Returns the style of a stop.
    init?(_ element: XMLElement, find: (String) -> XMLElement?, style: (XMLElement) -> SVGStyle) {
        guard ["linearGradient", "radialGradient"].contains(element.name) else { return nil }
        isRadial = element.name == "radialGradient"
        var attributes = element.attributes
        var stops = element.children.filter { $0.name == "stop" }
        var seen: Set = [element.attributes["id"]]
        var source = element
        while let id = source.link, seen.insert(id).inserted, let next = find(id) {
            attributes.merge(next.attributes) { own, _ in own }
            if stops.isEmpty { stops = next.children.filter { $0.name == "stop" } }
            source = next
        }
        self.attributes = attributes
        var last: CGFloat = 0
        self.stops = stops.map { stop in
            let style = style(stop)
            last = min(max(SVGLength.points(stop.attributes["offset"], of: 1) ?? 0, last), 1)
            let color = style.stopColor
            return ColorStops.Stop(color: color.withAlpha(color.alpha * style.stopOpacity), location: last)
        }
    }

    /// Whether the gradient is repeated beyond its ends, which isn't drawn.
    var isRepeated: Bool { ["repeat", "reflect"].contains(attributes["spreadMethod"]) }

    /// Returns the paint of a shape and the area that it refers to.
    ///
    /// - Parameters:
    ///   - bounds: The box of the shape in its own coordinates.
    ///   - transform: From the shape's coordinates to those of the drawing.
    ///   - opacity: Multiplies that of the stops.
    func paint(
        in bounds: CGRect, viewport: CGSize, transform: Transform, opacity: CGFloat
    ) -> (paint: Paint, area: CGRect?)? {
        guard let first = stops.first, let last = stops.last else { return nil }
        let colors = stops.map { stop in
            ColorStops.Stop(color: stop.color.withAlpha(stop.color.alpha * opacity), location: stop.location)
        }
        let ofShape = attributes["gradientUnits"] != "userSpaceOnUse"
        if stops.count == 1 || first.color == last.color && stops.count == 2 || ofShape && bounds.isEmpty {
            return (.color(last.color.withAlpha(last.color.alpha * opacity)), nil)
        }
        let unit = Transform(
            a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
        let whole = ofShape ? CGSize(width: 1, height: 1) : viewport
        let place = Transform(svg: attributes["gradientTransform"] ?? "")
            .followed(by: ofShape ? unit : .identity).followed(by: transform)
        guard abs(place.determinant) > 1e-12 else { return nil }
        return isRadial ? radial(colors, place, whole) : linear(colors, place, whole)
    }

    private func length(_ name: String, _ whole: CGFloat, _ fallback: CGFloat) -> CGFloat {
        SVGLength.points(attributes[name], of: whole) ?? fallback * whole
    }

    /// A transform may slant the lines of equal color, which stay perpendicular to the gradient's direction here.
    private func linear(_ colors: [ColorStops.Stop], _ place: Transform, _ whole: CGSize) -> (Paint, CGRect?) {
        let start = CGPoint(x: length("x1", whole.width, 0), y: length("y1", whole.height, 0))
        let end = CGPoint(x: length("x2", whole.width, 1), y: length("y2", whole.height, 0))
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        guard square > 0 else { return (.color(colors[colors.count - 1].color), nil) }
        // The gradient of the parameter, by the inverse transpose of the transform.
        let gx = (place.d * dx - place.b * dy) / (place.determinant * square)
        let gy = (place.a * dy - place.c * dx) / (place.determinant * square)
        let slope = gx * gx + gy * gy
        let first = place.point(start)
        let last = CGPoint(x: first.x + gx / slope, y: first.y + gy / slope)
        // The area of one point makes fractions of it points.
        return (
            .linearGradient(ColorStops(colors), from: first, to: last), CGRect(x: 0, y: 0, width: 1, height: 1)
        )
    }

    private func radial(_ colors: [ColorStops.Stop], _ place: Transform, _ whole: CGSize) -> (Paint, CGRect?) {
        let center = place.point(
            CGPoint(x: length("cx", whole.width, 0.5), y: length("cy", whole.height, 0.5)))
        let radius = length("r", whole.diagonal, 0.5)
        let inner = radius > 0 ? length("fr", whole.diagonal, 0) / radius : 0
        // The half axes of the ellipse's box; a turned one is drawn as its box.
        let size = CGSize(
            width: radius * (place.a * place.a + place.c * place.c).squareRoot(),
            height: radius * (place.b * place.b + place.d * place.d).squareRoot())
        let area = CGRect(
            x: center.x - size.width, y: center.y - size.height, width: 2 * size.width, height: 2 * size.height)
        return (
            .ellipticalGradient(
                ColorStops(colors), center: CGPoint(x: 0.5, y: 0.5), startRadius: inner / 2, endRadius: 0.5), area
        )
    }
}

extension XMLElement {
    /// The identifier that the element refers to.
    var link: String? {
        let address = attributes["href"] ?? attributes["xlink:href"]
        return address.flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil }
    }
}
