import Frames

extension View {
    /// Makes a field a single element with its label, and as its value the text, the prompt or the label.
    func fieldElement<Label: View>(
        _ kind: AccessibilityNode.Kind, text: String, prompt: Text?, label: Label
    ) -> some View {
        control { node, context in
            let name = SpokenView(label, in: context).label
            node.kind = kind
            node.label = name
            node.value = text.isEmpty ? prompt?.spoken(in: context) : text
        }
    }
}
