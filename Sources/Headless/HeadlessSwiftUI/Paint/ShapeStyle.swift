import Foundation
import Frames

/// A color, gradient or pattern for painting shapes, texts and symbols.
public protocol ShapeStyle: Sendable {
    /// The type of the resolved style.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style resolved in an environment.
    func resolve(in environment: EnvironmentValues) -> Self.Resolved

    /// Returns the paint. Applications never implement this: the default uses the resolved style.
    func _paint(in surroundings: _StyleSurroundings) -> _StylePaint
}

extension ShapeStyle {
    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        resolve(in: surroundings.environment)._paint(in: surroundings)
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) paints itself.")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint { .color(.clear) }
}

/// The environment in which a style is painted.
public struct _StyleSurroundings {
    package var environment: EnvironmentValues
    /// The level of the content: 0 for the primary one.
    package var level = 0

    package init(_ environment: EnvironmentValues, level: Int = 0) {
        self.environment = environment
        self.level = level
    }
}

/// The paint of a style in an environment.
public struct _StylePaint: Sendable {
    /// The base paint.
    package enum Base: Sendable {
        case paint(Paint)
        /// An image, repeated from the first position.
        case image(ImagePaint)
    }

    package var base: Base
    package var opacity: Double = 1
    package var shadows: [ResolvedShadow] = []
    package var blendMode = BlendMode.normal

    package init(_ base: Base) { self.base = base }

    package static func color(_ color: RGBA) -> _StylePaint { _StylePaint(.paint(.color(color))) }
    package static func paint(_ paint: Paint) -> _StylePaint { _StylePaint(.paint(paint)) }

    /// The color, if the style is a plain color.
    package var plainColor: RGBA? {
        guard case .paint(.color(let color)) = base, shadows.isEmpty, blendMode == .normal else { return nil }
        return color.withAlpha(color.alpha * opacity)
    }

    /// The color for places where only a color can be painted: for a gradient, its middle color.
    package var nearestColor: RGBA {
        let color: RGBA =
            switch base {
            case .paint(let paint): paint.middleColor
            case .image: .black
            }
        return color.withAlpha(color.alpha * opacity)
    }

    /// The paint with its opacity; `nil` for an image.
    package var flatPaint: Paint? {
        guard case .paint(let paint) = base else { return nil }
        return opacity < 1 ? paint.faded(by: opacity) : paint
    }
}

extension ShapeStyle {
    /// Returns the paint in an environment.
    package func paint(in environment: EnvironmentValues, level: Int = 0) -> _StylePaint {
        _paint(in: _StyleSurroundings(environment, level: level))
    }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint { style._paint(in: surroundings) }
}

extension Color: ShapeStyle {
    /// Lower levels have less opacity.
    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        var paint = _StylePaint.color(rgba(in: surroundings.environment))
        paint.opacity = ForegroundStyle.opacity(ofLevel: surroundings.level)
        return paint
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint { Color(self)._paint(in: surroundings) }
}
