/// The style of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View

    /// Draws a field around or in place of the given one.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body

    typealias _Label = _TextFieldStyleLabel
}

/// The label of a text field for a style.
public typealias _TextFieldStyleLabel = _ControlPart<TextFieldConfiguration>

/// The properties of a text field for a style.
public struct TextFieldConfiguration {
    let field: TextField<_TextFieldStyleLabel>
}

/// A field in the current style.
struct StyledField<Label: View>: View {
    let text: String
    let prompt: Text?
    let axis: Axis
    let label: Label

    var body: some View {
        StyledControl(
            configuration: TextFieldConfiguration(
                field: TextField(text: text, prompt: prompt, axis: axis, label: _TextFieldStyleLabel(label))),
            automatic: { AnyView(FieldBody(field: $0.field)) })
    }
}

/// The text, or the placeholder.
private struct FieldBody: View {
    let field: TextField<_TextFieldStyleLabel>
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.self) private var environment

    var body: some View {
        ZStack(alignment: .leading) {
            // An empty field has the height of a line of text.
            Text(verbatim: field.text.isEmpty ? " " : field.text)
                .foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(Color(.tertiaryLabel)))
            if field.text.isEmpty { placeholder.foregroundStyle(Color(.placeholderText)) }
        }
        .lineLimit(field.axis == .vertical ? nil : 1)
        .frame(maxWidth: .infinity, minHeight: height, alignment: .leading)
    }

    /// The height of a line with the space to the next one, in points.
    private var height: CGFloat {
        let font = FontResolver.font(in: environment)
        let scale = environment.displayScale
        let space = (font.leading ?? font.lineHeight) - font.lineHeight
        return (((font.lineHeight * scale).rounded(.up) / scale + space) * scale).rounded() / scale
    }

    @ViewBuilder private var placeholder: some View {
        if let prompt = field.prompt { prompt } else { field.label }
    }
}

// MARK: Standard styles

public struct DefaultTextFieldStyle: Sendable { public nonisolated init() {} }
public struct PlainTextFieldStyle: Sendable { public nonisolated init() {} }
/// A white background with a gray border.
public struct RoundedBorderTextFieldStyle: Sendable { public nonisolated init() {} }

extension DefaultTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View { FieldBody(field: configuration) }
}

extension PlainTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View { FieldBody(field: configuration) }
}

extension RoundedBorderTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldBody(field: configuration)
            .padding(.horizontal, 7)
            .frame(minHeight: 34)
            .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 5, style: .continuous))
            .overlay {
                RoundedRectangle(cornerRadius: 5, style: .continuous)
                    .strokeBorder(Color(.systemGray4), lineWidth: 0.5)
            }
    }
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
        modifier(
            _ControlStyleModifier<S, TextFieldConfiguration, S._Body>(style: style) {
                $0._body(configuration: $1.field)
            })
    }
}
