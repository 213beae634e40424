/// A control that is on or off.
public struct Toggle<Label> {
    let isOn: Binding<Bool>
    let label: Label
}

extension Toggle: View where Label: View {
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, label: label())
    }

    public var body: some View {
        StyledControl(
            configuration: ToggleStyleConfiguration(label: .init(label), isOn: isOn),
            automatic: { AnyView(SwitchToggleStyle().makeBody(configuration: $0)) }
        )
        .control { node, context in
            node.label = SpokenView(label, in: context).label
            node.value = isOn.wrappedValue ? "1" : "0"
            (node.traits, node.kind) = (.button, .switchButton)
        }
    }
}

extension Toggle where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: Text(title))
    }
}

extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: Label(title, systemImage: systemImage))
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, label: configuration.label)
    }
}

/// The style of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle for a style.
public struct ToggleStyleConfiguration {
    public typealias Label = _ControlPart<ToggleStyleConfiguration>

    public let label: Label
    @Binding public var isOn: Bool
    /// Always `false`: there is a single value.
    public let isMixed = false

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// A switch at the trailing edge.
public struct SwitchToggleStyle: Sendable {
    private let tint: Color?

    public nonisolated init() { tint = nil }

    public nonisolated init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: tint)
    }
}

private struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.accentColor) private var accentColor
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if isLabelHidden {
            knobAndTrack
        } else {
            HStack {
                configuration.label
                Spacer()
                knobAndTrack
            }
        }
    }

    /// 51 by 31 points, like UIKit's. Two of them are outside of its alignment rectangle, at the trailing end.
    private var knobAndTrack: some View {
        Capsule()
            .fill(configuration.isOn ? tint ?? accentColor ?? .green : Color(.secondarySystemFill))
            .frame(width: 51, height: 31)
            .overlay(alignment: configuration.isOn ? .trailing : .leading) {
                Circle().fill(Color.white)
                    .shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 3)
                    .padding(2)
            }
            .clipShape(Capsule())
            .opacity(isEnabled ? 1 : 0.5)
            .padding(.trailing, -2)
    }
}

/// A button that is filled while it is on.
public struct ButtonToggleStyle: Sendable {
    public nonisolated init() {}
}

extension ButtonToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.isOn {
            Button(action: { configuration.isOn = false }, label: { configuration.label }).buttonStyle(.bordered)
        } else {
            Button(action: { configuration.isOn = true }, label: { configuration.label })
        }
    }
}

public struct DefaultToggleStyle: Sendable {
    public nonisolated init() {}
}

extension DefaultToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(
            _ControlStyleModifier<S, ToggleStyleConfiguration, S.Body>(style: style) { $0.makeBody(configuration: $1) })
    }
}
