/// A style with another opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        var paint = style._paint(in: surroundings)
        paint.opacity *= min(max(opacity, 0), 1)
        return paint
    }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let shadow: ShadowStyle

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        var paint = style._paint(in: surroundings)
        paint.shadows.append(shadow.resolved(in: surroundings.environment))
        return paint
    }
}

/// A style with a blend mode.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let blendMode: BlendMode

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        var paint = style._paint(in: surroundings)
        paint.blendMode = blendMode
        return paint
    }
}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by a number from 0 to 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }

    /// Returns the style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }

    /// Returns the style with a blend mode.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: self, blendMode: mode)
    }
}

/// Modifiers of the foreground style: `.opacity(0.5)`, `.shadow(.drop(radius: 2))`, `.blendMode(.multiply)`.
extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
    }

    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: ForegroundStyle(), shadow: style)
    }

    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: ForegroundStyle(), blendMode: mode)
    }
}
