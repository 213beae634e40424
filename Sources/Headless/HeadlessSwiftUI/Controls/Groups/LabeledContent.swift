/// A value with a label.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public var body: some View {
        StyledControl(
            configuration: LabeledContentStyleConfiguration(label: .init(label), content: .init(content)),
            automatic: { AnyView(AutomaticLabeledContentStyle().makeBody(configuration: $0)) })
    }
}

extension LabeledContent where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }
}

/// The style of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of labeled content for a style.
public struct LabeledContentStyleConfiguration {
    public enum _Label {}
    public enum _Content {}
    public typealias Label = _ControlPart<_Label>
    public typealias Content = _ControlPart<_Content>

    public let label: Label
    public let content: Content
}

/// The label at the leading edge, and the value at the trailing edge.
public struct AutomaticLabeledContentStyle: Sendable {
    public nonisolated init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            configuration.content.foregroundStyle(.secondary)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(
            _ControlStyleModifier<S, LabeledContentStyleConfiguration, S.Body>(style: style) {
                $0.makeBody(configuration: $1)
            })
    }
}
