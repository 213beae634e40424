import Foundation

/// Words, on as many lines as they need.
///
/// A text takes no more width than its lines need, and breaks them only where the room demands it. Where the height
/// isn't enough either, its end is left out.
public struct Text: Equatable, Sendable {
    /// What is written, or pieces of it.
    indirect enum Content: Equatable, Sendable {
        case plain(String)
        case localized(LocalizedText)
        case attributed(AttributedString)
        case computed(ComputedText)
        case image(Image)
        case joined(Text, Text)
    }

    let content: Content

    /// The looks that the text was given, the first of which counts.
    private(set) var styles: [TextStyleChange] = []

    /// What is read out in place of the words, the last of which counts; a list, as a text can't hold one itself.
    var spokenLabels: [Text] = []

    init(_ content: Content) {
        self.content = content
    }

    /// Returns the text with one more look, for everything that has none of its own yet.
    func styled(_ style: TextStyleChange) -> Text {
        var copy = self
        copy.styles.append(style)
        return copy
    }

    /// Joins two texts, which keep their looks.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }
}

extension Text: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] { [TextNode(self, in: context)] }
}
