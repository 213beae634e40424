import HeadlessUIKit

/// The side of a message that a decoration stands at.
public enum ChatMessageDecorationType: Hashable {
    /// Above the message.
    case header
    /// Below the message.
    case footer
}

/// Something above or below a message that doesn't belong to it, such as the date.
open class ChatMessageDecorationView: _View {
    /// The name of the type, under which decorations may be kept for reuse.
    open class var reuseId: String { "\(self)" }

    /// Whether the view is only as wide as its content, and stands in the middle of its row. Known once it is set up.
    var hugsItsContent: Bool { false }
}

extension UIView {
    /// Adds a decoration that fills the view but for `insets`; across only if it doesn't hug its content.
    func embed(decoration: ChatMessageDecorationView, insets: NSDirectionalEdgeInsets) {
        addSubview(decoration.withoutAutoresizingMaskConstraints)
        guard decoration.hugsItsContent else { return embed(decoration, insets: insets) }
        decoration.pin(anchors: [.centerX], to: self)
        NSLayoutConstraint.activate([
            decoration.leadingAnchor.pin(greaterThanOrEqualTo: leadingAnchor, constant: insets.leading),
            decoration.topAnchor.pin(equalTo: topAnchor, constant: insets.top),
            decoration.bottomAnchor.pin(equalTo: bottomAnchor, constant: -insets.bottom),
        ])
    }
}
