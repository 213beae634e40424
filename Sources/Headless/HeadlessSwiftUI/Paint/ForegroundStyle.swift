/// The style of content in its surroundings.
public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        guard let foreground = surroundings.environment.foreground else {
            return Color(.label(min(surroundings.level, 3))).paint(in: surroundings.environment)
        }
        return foreground.paint(in: surroundings)
    }

    /// What is left of a color at each level of a style that has only one. Apple doesn't document the shares; these
    /// are those of its label colors, roughly.
    static func opacity(ofLevel level: Int) -> Double { [1, 0.5, 0.25, 0.18][min(level, 3)] }
}

/// The styles that a view sets for its content, and those of the views around.
final class Foreground: Sendable {
    let styles: [AnyShapeStyle]
    private let outer: Foreground?

    /// - Parameter styles: From the first level on; the last counts for all that follow.
    init(_ styles: [AnyShapeStyle], outer: Foreground?) {
        self.styles = styles
        self.outer = outer
    }

    /// Returns what is painted. Styles that ask for the foreground mean that of the views around.
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

    /// What content of a level is painted with; 0 is the most important one.
    package func foregroundPaint(level: Int = 0) -> _StylePaint {
        ForegroundStyle().paint(in: self, level: level)
    }

    /// The color that content of a level is painted with; of a gradient, its middle.
    package func foregroundColor(level: Int = 0) -> Color { Color(rgba: foregroundPaint(level: level).nearestColor) }

    /// The color that `tint` or `accentColor` sets for controls and links.
    package var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }

    /// The style that `tint` sets for controls; `nil`: the accent color.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The style of backgrounds; `nil`: the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}
