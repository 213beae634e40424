import UIKitValues

/// Views on a card, under a label.
public struct GroupBox<Label, Content> {
    let label: Label
    let content: Content
}

extension GroupBox: View where Label: View, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, content: content())
    }

    public var body: some View {
        StyledControl(
            configuration: GroupBoxStyleConfiguration(label: .init(label), content: .init(content)),
            automatic: { AnyView(DefaultGroupBoxStyle().makeBody(configuration: $0)) })
    }
}

extension GroupBox where Label == EmptyView, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(label: EmptyView(), content: content())
    }
}

extension GroupBox where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// The style of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a group box for a style.
public struct GroupBoxStyleConfiguration {
    public enum _Label {}
    public enum _Content {}
    public typealias Label = _ControlPart<_Label>
    public typealias Content = _ControlPart<_Content>

    public let label: Label
    public let content: Content
}

/// A gray card with round corners.
public struct DefaultGroupBoxStyle: Sendable {
    public nonisolated init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            VStack { configuration.content }.frame(maxWidth: .infinity)
        }
        .padding()
        .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// Sets the style of group boxes inside.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(
            _ControlStyleModifier<S, GroupBoxStyleConfiguration, S.Body>(style: style) {
                $0.makeBody(configuration: $1)
            })
    }
}
