import ChatModels
import ChatUI
import HeadlessUIKit

/// The families of titles.
extension Scene {
    var titleContainerView: UIView {
        let view = Components.default.titleContainerView.init()
        view.content = (inputs.string("title"), inputs.string("subtitle"))
        return view
    }

    var channelHeaderView: UIView {
        let view = Components.default.channelHeaderView.init()
        view.channelController = ChatChannelController(
            client: ChatClient(), channel: models.channel(inputs.object("channel")))
        return view
    }
}
