import UIKitValues

/// A level of the foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
    private let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        var inner = surroundings
        inner.level += level
        return ForegroundStyle()._paint(in: inner)
    }
}

/// A level of another style, such as `Color.red.secondary`.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        var inner = surroundings
        inner.level += level
        return base._paint(in: inner)
    }
}

extension ShapeStyle {
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

/// The background of the environment: white in light, black in dark, unless `backgroundStyle` sets another.
public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        guard let style = surroundings.environment.backgroundStyle else {
            return SystemColorStyle.background[min(surroundings.level, 2)].paint(in: surroundings.environment)
        }
        var around = surroundings
        around.environment.backgroundStyle = nil
        return style._paint(in: around)
    }
}

/// The tint of controls.
public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        guard let style = surroundings.environment.tintStyle else {
            return Color.accentColor._paint(in: surroundings)
        }
        var around = surroundings
        around.environment.tintStyle = nil
        return style._paint(in: around)
    }
}

/// The color of separators.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        Color(.separator).paint(in: surroundings.environment)
    }
}

/// The background of selected content.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        Color(.systemGray4).paint(in: surroundings.environment)
    }
}

/// The color of links.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        Color(.link).paint(in: surroundings.environment)
    }
}

/// The color of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        Color(.placeholderText).paint(in: surroundings.environment)
    }
}

/// The translucent fill of controls.
public struct FillShapeStyle: ShapeStyle {
    public init() {}

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        SystemColorStyle.fill[min(surroundings.level, 3)].paint(in: surroundings.environment)
    }
}

/// The system colors by level.
private enum SystemColorStyle {
    static let background: [Color] = [
        Color(.systemBackground), Color(.secondarySystemBackground), Color(.tertiarySystemBackground),
    ]
    static let fill: [Color] = [
        Color(.systemFill), Color(.secondarySystemFill), Color(.tertiarySystemFill), Color(.quaternarySystemFill),
    ]
}
