import Foundation
import Frames

/// The colors of a gradient with their locations.
public struct Gradient: ShapeStyle, Hashable {
    /// A color and its location, from 0 (start) to 1 (end).
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The color space of interpolation. Gradients use sRGB in both cases.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        public static let device = ColorSpace(isPerceptual: false)
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient of evenly spaced colors.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// Returns the gradient with another color space for interpolation.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

    /// As a style, a gradient runs from top to bottom.
    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        AnyGradient(self)._paint(in: surroundings)
    }

    /// Returns the resolved colors.
    func colorStops(in environment: EnvironmentValues) -> ColorStops {
        ColorStops(premultiplied: stops.map { .init(color: $0.color.rgba(in: environment), location: $0.location) })
    }
}

/// A gradient whose direction is chosen by the view that paints it: from top to bottom.
public struct AnyGradient: ShapeStyle, Hashable {
    private let gradient: Gradient
    /// The base color if the first color is a lighter shade, which adapts to light and dark.
    private let shaded: Color?

    public init(_ gradient: Gradient) {
        self.gradient = gradient
        shaded = nil
    }

    fileprivate init(shadesOf color: Color) {
        gradient = Gradient(colors: [color])
        shaded = color
    }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        var gradient = gradient
        if let shaded {
            gradient = Gradient(colors: [shaded.mix(with: .white, by: 0.22), shaded])
        }
        return LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)._paint(in: surroundings)
    }
}

extension Color {
    /// A subtle gradient from a lighter shade at the top to the color itself. The shade is a choice of ours: Apple
    /// doesn't document its.
    public var gradient: AnyGradient { AnyGradient(shadesOf: self) }
}

extension ColorStops {
    /// Creates stops for interpolating premultiplied colors, as SwiftUI does.
    ///
    /// The rasterizer interpolates components and alpha separately. Intermediate stops compensate for this where alphas
    /// differ.
    init(premultiplied stops: [Stop]) {
        self.init([])
        var floor: CGFloat = 0
        for stop in stops {
            let location = Swift.min(Swift.max(stop.location, floor), 1)
            floor = location
            if let last = self.stops.last, last.color.alpha != stop.color.alpha {
                self.stops += Self.between(last, .init(color: stop.color, location: location))
            }
            self.stops.append(.init(color: stop.color, location: location))
        }
    }

    private static func between(_ one: Stop, _ other: Stop) -> [Stop] {
        // Towards transparency, a color only fades: the transparent end takes over its components.
        if one.color.alpha == 0 { return [.init(color: other.color.withAlpha(0), location: one.location)] }
        if other.color.alpha == 0 { return [.init(color: one.color.withAlpha(0), location: other.location)] }
        return (1..<8).map { part in
            let fraction = Double(part) / 8
            return .init(
                color: one.color.mixed(with: other.color, by: fraction),
                location: one.location + (other.location - one.location) * fraction)
        }
    }

    /// Returns the color at a location from 0 to 1.
    func color(at place: CGFloat) -> RGBA {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if place <= first.location { return first.color }
        for (one, other) in zip(stops, stops.dropFirst()) where place <= other.location {
            let length = other.location - one.location
            guard length > 0 else { return other.color }
            return one.color.mixed(with: other.color, by: (place - one.location) / length)
        }
        return last.color
    }
}
