import Foundation
import Frames

/// A linear gradient. As a view, it fills the proposed size.
public struct LinearGradient: ShapeStyle, Hashable {
    private let gradient: Gradient
    private let startPoint: UnitPoint
    private let endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        let stops = gradient.colorStops(in: surroundings.environment)
        return .gradient(.linearGradient(stops, from: startPoint.fraction, to: endPoint.fraction), surroundings)
    }
}

/// A radial gradient. As a view, it fills the proposed size.
public struct RadialGradient: ShapeStyle, Hashable {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    /// - Parameters:
    ///   - startRadius: The inner radius in points.
    ///   - endRadius: The outer radius in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        let stops = gradient.colorStops(in: surroundings.environment)
        return .gradient(
            .radialGradient(stops, center: center.fraction, startRadius: startRadius, endRadius: endRadius),
            surroundings)
    }
}

/// An elliptical gradient. As a view, it fills the proposed size.
public struct EllipticalGradient: ShapeStyle, Hashable {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    /// - Parameters:
    ///   - startRadiusFraction: The inner radius as a fraction of the sides.
    ///   - endRadiusFraction: The outer radius as a fraction of the sides; half of them reaches the edges.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        startRadius = startRadiusFraction
        endRadius = endRadiusFraction
    }

    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        let stops = gradient.colorStops(in: surroundings.environment)
        return .gradient(
            .ellipticalGradient(stops, center: center.fraction, startRadius: startRadius, endRadius: endRadius),
            surroundings)
    }
}

/// An angular gradient, clockwise. As a view, it fills the proposed size.
public struct AngularGradient: ShapeStyle, Hashable {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startAngle: Angle
    private let endAngle: Angle

    /// - Parameters:
    ///   - startAngle: The start, clockwise from the right.
    ///   - endAngle: The end, clockwise from the right. The rest of the circle has the color of the nearer end.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// - Parameter angle: The start and end of the full circle, clockwise from the right.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        let stops = gradient.colorStops(in: surroundings.environment)
        return .gradient(
            .conicGradient(
                stops, center: center.fraction, startAngle: startAngle.radians, endAngle: endAngle.radians),
            surroundings)
    }
}

extension LinearGradient: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        [StyleNode(self, name: "LinearGradient", in: context)]
    }
}

extension RadialGradient: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        [StyleNode(self, name: "RadialGradient", in: context)]
    }
}

extension EllipticalGradient: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        [StyleNode(self, name: "EllipticalGradient", in: context)]
    }
}

extension AngularGradient: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        [StyleNode(self, name: "AngularGradient", in: context)]
    }
}

extension Color: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] { [StyleNode(self, name: "Color", in: context)] }
}

extension _StylePaint {
    fileprivate static func gradient(_ paint: Paint, _ surroundings: _StyleSurroundings) -> _StylePaint {
        var result = _StylePaint.paint(paint)
        result.opacity = ForegroundStyle.opacity(ofLevel: surroundings.level)
        return result
    }
}

extension UnitPoint {
    /// The point in the coordinates of frames.
    var fraction: CGPoint { CGPoint(x: x, y: y) }
}
