// A still has no keyboard: these modifiers have no visible effect.
extension View {
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    @available(*, deprecated, renamed: "autocorrectionDisabled")
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionDisabled, disable ?? false)
    }

    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        self
    }

    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

    public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }

    public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
}

/// Which letters are automatically capitalized.
public struct TextInputAutocapitalization: Sendable {
    public static let never = TextInputAutocapitalization()
    public static let words = TextInputAutocapitalization()
    public static let sentences = TextInputAutocapitalization()
    public static let characters = TextInputAutocapitalization()
}

/// The style of text editors.
public protocol TextEditorStyle {}

public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle, Sendable { public init() {} }

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
