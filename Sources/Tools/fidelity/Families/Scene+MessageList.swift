import ChatModels
import ChatUI
import HeadlessUIKit

/// The families of views that float over the message list.
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
