import Frames
import UIKitValues

extension Image {
    /// Returns the accessibility label, or else the name of the image or symbol; `nil` for a decoration. iOS has
    /// special labels for many symbols; here they have their names.
    @MainActor
    func spoken(in context: BuildContext) -> AccessibilityNode? {
        guard !attributes.isDecorative else { return nil }
        if let label = attributes.label { return AccessibilityNode(label: label.spoken(in: context), traits: .image) }
        var node = AccessibilityNode(traits: .image)
        switch attributes.source {
        case .named(let name, _), .symbol(let name): node.label = name
        case .image(let image):
            node.label = image.accessibilityLabel ?? image.sourceName
            if image.accessibilityLabel != nil { return node }
        }
        node.isNamedByPicture = true
        return node
    }
}
