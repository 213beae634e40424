import ChatModels
import ChatUI
import HeadlessUIKit

extension Scene {
    var userAvatarView: UIView {
        let view = Components.default.userAvatarView.init()
        view.content = inputs.object("user").map { models.user($0, role: "user") }
        return view
    }

    var currentUserAvatarView: UIView {
        let view = Components.default.currentUserAvatarView.init()
        view.content = inputs.object("user").map { CurrentChatUser(user: models.user($0, role: "user")) }
        return view
    }

    var channelAvatarView: UIView {
        let view = Components.default.channelAvatarView.init()
        inputs.ignore(["content"])
        guard inputs.has("members") else { return view }
        view.content = (models.channel(inputs), "me")
        return view
    }
}
