/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        guard let foreground = surroundings.environment.foreground else {
            return Color(.label(min(surroundings.level, 3))).paint(in: surroundings.environment)
        }
        return foreground.paint(in: surroundings)
    }

    /// Returns the opacity of a color at a level, for styles with a single level. Apple doesn't document the values;
    /// these are roughly those of its label colors.
    static func opacity(ofLevel level: Int) -> Double { [1, 0.5, 0.25, 0.18][min(level, 3)] }
}

/// The foreground styles that a view sets, and those of enclosing views.
final class Foreground: Sendable {
    let styles: [AnyShapeStyle]
    private let outer: Foreground?

    /// - Parameter styles: The styles by level; the last one applies to all further levels.
    init(_ styles: [AnyShapeStyle], outer: Foreground?) {
        self.styles = styles
        self.outer = outer
    }

    /// Returns the paint. Styles that refer to the foreground use that of enclosing views.
    func paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        var around = surroundings
        around.environment.foreground = outer
        let index = min(surroundings.level, styles.count - 1)
        around.level = surroundings.level - index
        return styles[index]._paint(in: around)
    }
}

private struct ForegroundKey: EnvironmentKey {
    static var defaultValue: Foreground? { nil }
}

private struct AccentColorKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

private struct TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    var foreground: Foreground? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// Returns the paint of content at a level; 0 is the primary one.
    package func foregroundPaint(level: Int = 0) -> _StylePaint {
        ForegroundStyle().paint(in: self, level: level)
    }

    /// Returns the color of content at a level; for a gradient, its middle color.
    package func foregroundColor(level: Int = 0) -> Color { Color(rgba: foregroundPaint(level: level).nearestColor) }

    /// The color that `tint` or `accentColor` sets for controls and links.
    package var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }

    /// The style that `tint` sets for controls; `nil` for the accent color.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The style of backgrounds; `nil` for the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}
