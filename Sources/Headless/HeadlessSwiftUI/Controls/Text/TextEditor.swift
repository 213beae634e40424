/// Editable lines of text, which fill the available space.
public struct TextEditor {
    let text: String

    public nonisolated init(text: Binding<String>) {
        self.text = text.wrappedValue
    }
}

extension TextEditor: View {
    public var body: some View {
        Text(verbatim: text)
            .inTextView()
            // The insets of a `UITextView`: 8 above and below, and 5 beside each line.
            .padding(.vertical, 8)
            .padding(.horizontal, 5)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .modifier(TextEditorBackground())
            .control { node, _ in (node.value, node.kind) = (text, .textField) }
    }
}

/// The white background of an editor, unless `scrollContentBackground(.hidden)` removes it.
private struct TextEditorBackground: ViewModifier {
    @Environment(\.scrollOptions) private var options

    func body(content: Content) -> some View {
        content.background {
            if options.showsContentBackground { Color(.systemBackground) }
        }
    }
}
