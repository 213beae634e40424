/// Content below a label that can be shown or hidden.
public struct DisclosureGroup<Label, Content> {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?
}

extension DisclosureGroup: View where Label: View, Content: View {
    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content, isExpanded: nil)
    }

    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), content: content, isExpanded: isExpanded)
    }

    public var body: some View {
        StyledControl(
            configuration: DisclosureGroupStyleConfiguration(
                label: .init(label), content: .init(Deferred(content: content)),
                isExpanded: isExpanded ?? .constant(false)),
            automatic: { AnyView(AutomaticDisclosureGroupStyle().makeBody(configuration: $0)) })
    }
}

/// Content that is created only when it is shown.
private struct Deferred<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}

extension DisclosureGroup where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}

/// The style of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The properties of a disclosure group for a style.
public struct DisclosureGroupStyleConfiguration {
    public enum _Label {}
    public enum _Content {}
    public typealias Label = _ControlPart<_Label>
    public typealias Content = _ControlPart<_Content>

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The label with an arrow at the trailing edge, above the content.
public struct AutomaticDisclosureGroupStyle: Sendable {
    public nonisolated init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack {
                configuration.label
                Spacer()
                Image(systemName: "chevron.forward")
                    .font(.system(size: 14, weight: .semibold))
                    .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
            }
            .foregroundStyle(.tint)
            if configuration.isExpanded { configuration.content }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(
            _ControlStyleModifier<S, DisclosureGroupStyleConfiguration, S.Body>(style: style) {
                $0.makeBody(configuration: $1)
            })
    }
}
