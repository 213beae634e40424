/// A label in the tint color, without a background.
public struct DefaultButtonStyle: Sendable {
    public nonisolated init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { TintedButtonLabel(configuration: configuration) }
}

/// A label in the tint color, without a background.
public struct BorderlessButtonStyle: Sendable {
    public nonisolated init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { TintedButtonLabel(configuration: configuration) }
}

/// An unchanged label.
public struct PlainButtonStyle: Sendable {
    public nonisolated init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { PlainButtonLabel(configuration: configuration) }
}

/// A label in the tint color on gray.
public struct BorderedButtonStyle: Sendable {
    public nonisolated init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonLabel(configuration: configuration, isProminent: false)
    }
}

/// A white label on the tint color.
public struct BorderedProminentButtonStyle: Sendable {
    public nonisolated init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonLabel(configuration: configuration, isProminent: true)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A button's label in the color for its role and enabled state, unless an enclosing view sets another.
private struct TintedButtonLabel: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foreground) private var foreground

    var body: some View {
        configuration.label.foregroundStyle(
            foreground != nil && isEnabled
                ? AnyShapeStyle(ForegroundStyle()) : configuration.role.buttonTint(isEnabled: isEnabled))
    }
}

/// A button's label that is dimmed if the button is disabled.
private struct PlainButtonLabel: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label.opacity(isEnabled ? 1 : 0.5)
    }
}

/// A button's label on a background. The sizes are those of UIKit's configurations on iOS 15 to 18.
private struct BorderedButtonLabel: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.hasOwnTint) private var hasOwnTint

    var body: some View {
        configuration.label
            .font(controlSize < .regular ? .subheadline : .body)
            .foregroundStyle(foreground)
            .padding(.horizontal, padding.width)
            .padding(.vertical, padding.height)
            .background(fill, in: outline)
    }

    private var padding: CGSize {
        switch controlSize {
        case .mini, .small: CGSize(width: 10, height: 4)
        case .regular: CGSize(width: 12, height: 7)
        case .large, .extraLarge: CGSize(width: 20, height: 15)
        }
    }

    private var foreground: AnyShapeStyle {
        isProminent && isEnabled ? AnyShapeStyle(Color.white) : configuration.role.buttonTint(isEnabled: isEnabled)
    }

    private var fill: AnyShapeStyle {
        let isTinted = isProminent || hasOwnTint || configuration.role == .destructive
        guard isEnabled, isTinted else { return AnyShapeStyle(Color(.tertiarySystemFill)) }
        let tint = configuration.role.buttonTint(isEnabled: true)
        return isProminent ? tint : AnyShapeStyle(tint.opacity(0.18))
    }

    private var outline: AnyShape {
        switch shape.kind {
        case .capsule, .circle: AnyShape(Capsule())
        case .rectangle(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
        case .automatic where controlSize < .regular: AnyShape(Capsule())
        case .automatic, .rectangle:
            AnyShape(RoundedRectangle(cornerRadius: controlSize > .regular ? 12 : 6, style: .continuous))
        }
    }
}

extension ButtonRole? {
    /// Returns the color of a button's label.
    fileprivate func buttonTint(isEnabled: Bool) -> AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(Color(.tertiaryLabel)) }
        return self == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}

extension EnvironmentValues {
    /// Whether an enclosing view sets a tint.
    fileprivate var hasOwnTint: Bool { tintStyle != nil || accentColor != nil }
}
