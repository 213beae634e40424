import ChatModels
import ChatUI
import HeadlessUIKit

/// The titles of screens.
extension Scene {
    var titleContainerView: UIView {
        let view = Components.default.titleContainerView.init()
        view.content = (inputs.string("title"), inputs.string("subtitle"))
        guard inputs.string("wrapped_in") != nil else { return view }

        // A bar's size, in the middle of what is left of a phone's screen.
        let screen = UIView()
        screen.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 320),
            view.heightAnchor.constraint(equalToConstant: 44),
            view.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: screen.centerYAnchor, constant: 5),
        ])
        return screen
    }

    var channelHeaderView: UIView {
        let view = Components.default.channelHeaderView.init()
        view.channelController = ChatChannelController(
            client: ChatClient(), channel: channelOfScreen(inputs.object("channel")))
        return view
    }
}
