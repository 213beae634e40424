import ChatModels
import ChatUI
import HeadlessUIKit

extension Scene {
    var userAvatarView: UIView {
        let view = EditedUserAvatarView()
        view.content = inputs.object("user").map { reader.user($0, role: "user") }
        return view
    }

    var currentUserAvatarView: UIView {
        let view = EditedCurrentUserAvatarView()
        view.content = inputs.object("user").map { CurrentChatUser(user: reader.user($0, role: "user")) }
        return view
    }

    var channelAvatarView: UIView {
        let view = EditedChannelAvatarView()
        inputs.ignore(["content", "direct"])
        guard inputs.has("members") else { return view }
        let members = reader.members(inputs.objects("members"))
        let channel = ChatChannel(
            cid: ChannelId(type: .messaging, id: "channel"), memberCount: members.count, lastActiveMembers: members)
        view.content = (channel, "me")
        return view
    }
}
