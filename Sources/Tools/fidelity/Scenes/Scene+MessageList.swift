import ChatModels
import ChatUI
import HeadlessUIKit

/// What floats over the message list.
extension Scene {
    var typingIndicatorView: UIView {
        let view = Components.default.typingIndicatorView.init()
        view.content = inputs.string("text")
        return view
    }

    var jumpToUnreadButton: UIView {
        let view = Components.default.jumpToUnreadMessagesButton.init()
        view.content = ChannelUnreadCount(messages: inputs.int("unread_count") ?? 0)
        return view
    }
}

/// A strip that says who is typing, without the components' looks, and with one more label.
final class PlainTypingIndicatorView: TypingIndicatorView {
    private let addedLabel = UILabel()

    /// What the label says that stands last.
    func addLabel(_ text: String, color: UIColor) {
        addedLabel.text = text
        addedLabel.textColor = color
        componentContainerView.addArrangedSubview(addedLabel)
    }

    override func setUpLayout() {
        super.setUpLayout()
        ViewEdits.apply(.scene, to: self)
    }

    override func setUpAppearance() {}
}
