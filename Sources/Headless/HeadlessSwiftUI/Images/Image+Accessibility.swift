import Frames
import UIKitValues

extension Image {
    /// What is read out: the label, or else the name of the picture or symbol; `nil` for a decoration. iOS has words of
    /// its own for many symbols; here it is their name.
    @MainActor
    func spoken(in context: BuildContext) -> AccessibilityNode? {
        guard !look.isDecorative else { return nil }
        if let label = look.label { return AccessibilityNode(label: label.spoken(in: context), traits: .image) }
        var node = AccessibilityNode(traits: .image)
        switch look.source {
        case .named(let name), .symbol(let name): node.label = name
        case .image(let image):
            node.label = image.accessibilityLabel ?? image.sourceName
            if image.accessibilityLabel != nil { return node }
        }
        node.isNamedByPicture = true
        return node
    }
}
