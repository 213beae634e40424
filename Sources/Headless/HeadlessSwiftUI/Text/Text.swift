import Foundation

/// A text, on as many lines as it needs.
///
/// A text is no wider than its lines, and breaks them only if the available width requires it. If the height isn't
/// sufficient either, the text is truncated.
public struct Text: Equatable, Sendable {
    /// The content of the text.
    indirect enum Content: Equatable, Sendable {
        case plain(String)
        case localized(LocalizedText)
        case attributed(AttributedString)
        case computed(ComputedText)
        case image(Image)
        case joined(Text, Text)
    }

    let content: Content

    /// The style changes, the first of which takes precedence.
    private(set) var styles: [TextStyleChange] = []

    /// The accessibility labels, the last of which takes precedence. An array, because a text can't contain one itself.
    var spokenLabels: [Text] = []

    init(_ content: Content) {
        self.content = content
    }

    /// Returns the text with another style change, which applies where earlier ones don't.
    func styled(_ style: TextStyleChange) -> Text {
        var copy = self
        copy.styles.append(style)
        return copy
    }

    /// Concatenates two texts, which keep their styles.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }
}

extension Text: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] { [TextNode(self, in: context)] }
}
