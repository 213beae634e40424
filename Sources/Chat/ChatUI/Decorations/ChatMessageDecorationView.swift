import HeadlessUIKit

/// The position of a decoration relative to its message.
public enum ChatMessageDecorationType: Hashable {
    /// Above the message.
    case header
    /// Below the message.
    case footer
}

/// A view above or below a message, such as the date.
open class ChatMessageDecorationView: _View {
    /// The reuse identifier of the type.
    open class var reuseId: String { "\(self)" }

    /// Whether the view is only as wide as its content, and centered in its row. Known once it is set up.
    var hugsItsContent: Bool { false }
}

extension UIView {
    /// Adds a decoration that fills the view inside `insets`; horizontally only if it doesn't hug its content.
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
