import Foundation
import Frames

/// A color, gradient or pattern that shapes, texts and symbols are painted with.
public protocol ShapeStyle: Sendable {
    /// The type of the style that this one becomes in an environment.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style in an environment.
    func resolve(in environment: EnvironmentValues) -> Self.Resolved

    /// Returns what is painted. Applications never write this: the default asks for the resolved style.
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

/// Where a style is painted.
public struct _StyleSurroundings {
    package var environment: EnvironmentValues
    /// How much the content matters: 0 for the most.
    package var level = 0

    package init(_ environment: EnvironmentValues, level: Int = 0) {
        self.environment = environment
        self.level = level
    }
}

/// What a style comes to in an environment.
public struct _StylePaint: Sendable {
    /// What is painted at each place.
    package enum Base: Sendable {
        case paint(Paint)
        /// A picture, repeated from the first place on.
        case image(ImagePaint)
    }

    package var base: Base
    package var opacity: Double = 1
    package var shadows: [ResolvedShadow] = []
    package var blendMode = BlendMode.normal

    package init(_ base: Base) { self.base = base }

    package static func color(_ color: RGBA) -> _StylePaint { _StylePaint(.paint(.color(color))) }
    package static func paint(_ paint: Paint) -> _StylePaint { _StylePaint(.paint(paint)) }

    /// The color, if the style is one and nothing else.
    package var plainColor: RGBA? {
        guard case .paint(.color(let color)) = base, shadows.isEmpty, blendMode == .normal else { return nil }
        return color.withAlpha(color.alpha * opacity)
    }

    /// The color that stands for the style where only a color can be painted: of a gradient, that of its middle.
    package var nearestColor: RGBA {
        let color: RGBA =
            switch base {
            case .paint(let paint): paint.middleColor
            case .image: .black
            }
        return color.withAlpha(color.alpha * opacity)
    }

    /// The paint with its opacity; `nil` for a picture.
    package var flatPaint: Paint? {
        guard case .paint(let paint) = base else { return nil }
        return opacity < 1 ? paint.faded(by: opacity) : paint
    }
}

extension ShapeStyle {
    /// Returns what is painted in an environment.
    package func paint(in environment: EnvironmentValues, level: Int = 0) -> _StylePaint {
        _paint(in: _StyleSurroundings(environment, level: level))
    }
}

/// Any style, its type erased.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint { style._paint(in: surroundings) }
}

extension Color: ShapeStyle {
    /// Less and less of the color is left at lower levels.
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
