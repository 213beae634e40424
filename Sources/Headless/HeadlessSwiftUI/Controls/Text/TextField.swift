/// A line of text that the reader can change: what is typed, or the placeholder.
public struct TextField<Label> {
    let text: String
    let prompt: Text?
    let axis: Axis
    let label: Label
}

extension TextField: View where Label: View {
    public var body: some View {
        FieldBody(text: text, prompt: prompt.map { AnyView($0) } ?? AnyView(label), isMultiline: axis == .vertical)
    }
}

extension TextField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text.wrappedValue, prompt: nil, axis: .horizontal, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text.wrappedValue, prompt: nil, axis: .horizontal, label: Text(title))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text.wrappedValue, prompt: prompt, axis: .horizontal, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text.wrappedValue, prompt: prompt, axis: .horizontal, label: Text(title))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text.wrappedValue, prompt: nil, axis: axis, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text.wrappedValue, prompt: nil, axis: axis, label: Text(title))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text.wrappedValue, prompt: prompt, axis: axis, label: Text(titleKey))
    }

    @available(*, deprecated, message: "Use onSubmit and focused instead.")
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(titleKey, text: text)
    }

    @available(*, deprecated, message: "Use onSubmit and focused instead.")
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, text: text)
    }

    @_disfavoredOverload
    @available(*, deprecated, message: "Use onSubmit and focused instead.")
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(title, text: text)
    }
}

extension TextField where Label: View {
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text.wrappedValue, prompt: prompt, axis: .horizontal, label: label())
    }

    public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text.wrappedValue, prompt: prompt, axis: axis, label: label())
    }
}

/// A line of text that is shown as dots.
public struct SecureField<Label> {
    let text: String
    let prompt: Text?
    let label: Label
}

extension SecureField: View where Label: View {
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text.wrappedValue, prompt: prompt, label: label())
    }

    public var body: some View {
        FieldBody(
            text: String(repeating: "•", count: text.count), prompt: prompt.map { AnyView($0) } ?? AnyView(label),
            isMultiline: false)
    }
}

extension SecureField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text.wrappedValue, prompt: nil, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text.wrappedValue, prompt: nil, label: Text(title))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text.wrappedValue, prompt: prompt, label: Text(titleKey))
    }
}

/// What is typed, or the placeholder, in the style of fields that is set.
private struct FieldBody: View {
    let text: String
    let prompt: AnyView
    let isMultiline: Bool
    @Environment(\.isTextFieldRounded) private var isRounded
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if isRounded {
            line
                .padding(.horizontal, 7)
                .frame(minHeight: 34)
                .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 5, style: .continuous))
                .overlay {
                    RoundedRectangle(cornerRadius: 5, style: .continuous)
                        .strokeBorder(Color(.systemGray4), lineWidth: 0.5)
                }
        } else {
            line
        }
    }

    private var line: some View {
        ZStack(alignment: .leading) {
            // An empty field is as high as a line of text.
            Text(verbatim: text.isEmpty ? " " : text)
                .foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(Color(.tertiaryLabel)))
            if text.isEmpty { prompt.foregroundStyle(Color(.placeholderText)) }
        }
        .lineLimit(isMultiline ? nil : 1)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The look of text fields.
public protocol TextFieldStyle {
    /// Whether the field has a white ground with a grey line around.
    var _isRounded: Bool { get }
}

extension TextFieldStyle {
    public var _isRounded: Bool { false }
}

public struct DefaultTextFieldStyle: TextFieldStyle, Sendable { public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle, Sendable { public init() {} }

public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    public var _isRounded: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.isTextFieldRounded, style._isRounded)
    }
}

extension EnvironmentValues {
    fileprivate var isTextFieldRounded: Bool {
        get { self[TextFieldRoundedKey.self] }
        set { self[TextFieldRoundedKey.self] = newValue }
    }

    private enum TextFieldRoundedKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }
}
