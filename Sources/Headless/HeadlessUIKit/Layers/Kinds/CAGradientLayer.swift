import Frames

/// A layer that fills its bounds with a gradient, above its background color.
open class CAGradientLayer: CALayer {
    /// The `CGColor`s of the gradient.
    open var colors: [Any]?

    /// The location of each color from 0 to 1; `nil` spaces them evenly.
    open var locations: [NSNumber]?

    /// The point of the first color, as a fraction of the bounds; the center of a radial or conic gradient.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The point of the last color; the corner of a radial gradient's bounding box, and the direction in which a conic
    /// one starts.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type: CAGradientLayerType = .axial

    private var stops: ColorStops? {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        return ColorStops(
            colors.enumerated().map { index, color in
                ColorStops.Stop(color: color.rgba, location: location(of: index, count: colors.count))
            })
    }

    private func location(of index: Int, count: Int) -> CGFloat {
        if let locations, index < locations.count { return CGFloat(locations[index].doubleValue) }
        return count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
    }

    override func makeFill() -> Paint? {
        guard backgroundColor == nil, let stops, type != .radial else { return super.makeFill() }
        return paint(stops)
    }

    override func makeContent() -> Frame.Content {
        guard let stops, backgroundColor != nil || type == .radial else { return super.makeContent() }
        let area = CGRect(origin: .zero, size: bounds.size)
        let outline = Outline.box(area, radii: corners)
        guard type == .radial else {
            return .path(PathContent(outline: outline, fill: paint(stops), paintArea: area))
        }
        // The center of the ellipse is the start point, and a corner of its bounding box is the end point.
        let (x, y) = (abs(endPoint.x - startPoint.x) * area.width, abs(endPoint.y - startPoint.y) * area.height)
        guard x > 0, y > 0 else {
            return .path(PathContent(outline: outline, fill: stops.stops.last.map { Paint.color($0.color) }))
        }
        let center = CGPoint(x: startPoint.x * area.width, y: startPoint.y * area.height)
        let box = CGRect(x: center.x - x, y: center.y - y, width: 2 * x, height: 2 * y)
        let half = CGPoint(x: 0.5, y: 0.5)
        return .path(
            PathContent(
                outline: outline, fill: .ellipticalGradient(stops, center: half, startRadius: 0, endRadius: 0.5),
                paintArea: box))
    }

    private func paint(_ stops: ColorStops) -> Paint {
        guard type == .conic else { return .linearGradient(stops, from: startPoint, to: endPoint) }
        let angle = atan2(
            (endPoint.y - startPoint.y) * bounds.height, (endPoint.x - startPoint.x) * bounds.width)
        return .conicGradient(stops, center: startPoint, startAngle: angle, endAngle: angle + 2 * .pi)
    }
}

/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a point outward.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point, clockwise.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
