/// A button that opens a list of actions. In a still it is closed, and draws its label.
public struct Menu<Label, Content> {
    let label: Label
    let content: Content
}

extension Menu: View where Label: View, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(label: label(), content: content())
    }

    public var body: some View {
        StyledControl(
            configuration: MenuStyleConfiguration(label: .init(label), content: .init(content)),
            automatic: { AnyView(DefaultMenuStyle().makeBody(configuration: $0)) }
        )
        .modifier(_TouchTargetModifier())
        .control(.combined) { node, _ in (node.traits, node.kind) = (.button, .popUpButton) }
    }
}

extension Menu where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content) { Text(titleKey) }
    }
}

extension Menu where Label == HeadlessSwiftUI.Label<Text, Image>, Content: View {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    public nonisolated init(_ configuration: MenuStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// The style of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = MenuStyleConfiguration
}

/// The properties of a menu for a style.
public struct MenuStyleConfiguration {
    public enum _Label {}
    public enum _Content {}
    public typealias Label = _ControlPart<_Label>
    public typealias Content = _ControlPart<_Content>

    let label: Label
    let content: Content
}

/// A menu that looks like a button.
public struct DefaultMenuStyle: Sendable {
    public nonisolated init() {}
}

extension DefaultMenuStyle: MenuStyle {
    public func makeBody(configuration: Configuration) -> some View {
        Button(action: {}, label: { configuration.label })
    }
}

/// A menu that looks like the current button style.
public struct ButtonMenuStyle: Sendable {
    public nonisolated init() {}
}

extension ButtonMenuStyle: MenuStyle {
    public func makeBody(configuration: Configuration) -> some View {
        Button(action: {}, label: { configuration.label })
    }
}

/// A menu without a background.
public struct BorderlessButtonMenuStyle: Sendable {
    public nonisolated init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle {
    public func makeBody(configuration: Configuration) -> some View {
        Button(action: {}, label: { configuration.label }).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(
            _ControlStyleModifier<S, MenuStyleConfiguration, S.Body>(style: style) { $0.makeBody(configuration: $1) })
    }

    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }

    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

/// The order of a menu's actions.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
