/// The style of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button for a style.
public struct ButtonStyleConfiguration {
    public typealias Label = _ControlPart<ButtonStyleConfiguration>

    public let role: ButtonRole?
    public let label: Label

    /// Always `false`: a still has no touches.
    public let isPressed = false
}

/// The style of buttons, including when they run their action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties and the action of a button for a style.
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = _ControlPart<PrimitiveButtonStyleConfiguration>

    public let role: ButtonRole?
    public let label: Label
    let action: () -> Void

    public func trigger() { action() }
}

extension View {
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(
            _ControlStyleModifier<S, PrimitiveButtonStyleConfiguration, S.Body>(style: style) { style, button in
                style.makeBody(configuration: .init(role: button.role, label: .init(button.label)))
            })
    }

    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(
            _ControlStyleModifier<S, PrimitiveButtonStyleConfiguration, S.Body>(style: style) { style, button in
                style.makeBody(configuration: button)
            })
    }

    /// Sets the border shape of buttons with a background.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }

    /// Sets whether a button repeats its action while it is held.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// The border shape of buttons with a background.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable { case automatic, capsule, rectangle(radius: CGFloat?), circle }

    let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let roundedRectangle = ButtonBorderShape(kind: .rectangle(radius: nil))
    public static let circle = ButtonBorderShape(kind: .circle)

    /// - Parameter radius: The corner radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rectangle(radius: radius))
    }
}

/// Whether a button repeats its action while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension EnvironmentValues {
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }

    private enum ButtonBorderShapeKey: EnvironmentKey {
        static var defaultValue: ButtonBorderShape { .automatic }
    }
}
