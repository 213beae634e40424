import UIKitValues

/// Related controls side by side on a shared background.
public struct ControlGroup<Content> {
    let content: Content
}

extension ControlGroup: View where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    /// The label is visible only in menus.
    public nonisolated init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.init(content: content())
    }

    public var body: some View {
        StyledControl(
            configuration: ControlGroupStyleConfiguration(content: .init(content)),
            automatic: { AnyView(AutomaticControlGroupStyle().makeBody(configuration: $0)) })
    }
}

extension ControlGroup where Content: View {
    /// The title is visible only in menus.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: configuration.content)
    }
}

/// The style of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a control group for a style.
public struct ControlGroupStyleConfiguration {
    public enum _Content {}
    public typealias Content = _ControlPart<_Content>

    public let content: Content
}

/// Controls on a gray background.
public struct AutomaticControlGroupStyle: Sendable {
    public nonisolated init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 24) { configuration.content }
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
    }
}

/// Controls side by side, without a background.
public struct NavigationControlGroupStyle: Sendable {
    public nonisolated init() {}
}

extension NavigationControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension View {
    /// Sets the style of control groups inside.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(
            _ControlStyleModifier<S, ControlGroupStyleConfiguration, S.Body>(style: style) {
                $0.makeBody(configuration: $1)
            })
    }
}
