import ChatModels
import ChatUI
import Foundation
import Frames
import HeadlessUIKit
import Rendering
import Styles
import UIKitStyles
import Typesetting

// Values that examples use without declaring them. Examples are compiled, but never run.

let channel = ChatChannel(cid: ChannelId(type: .messaging, id: "lunch"))
let channels = [channel]
let user = CurrentChatUser(user: ChatUser(id: "ana", name: "Ana"))
let message = ChatMessage(id: "first", text: "Hungry?", createdAt: Date(), author: user)
let messages = [message]
let screen = MessagesScreen(channel: channel, messages: messages, currentUserId: "ana")
let before = screen.makeFrame(proposing: ProposedSize(width: 390))
let after = before
let composer = ComposerVC()
let badge = BadgeView(name: "Leia")
let titleLabel = UILabel()
let subtitleLabel: UILabel? = UILabel()
let labels = [UILabel()]
let typesetter = Typesetter.current
let attributes = TextAttributes(font: TextStyle.body.font(for: .large))
let folder = ".build/goldens/latest"

// Components that belong to the app.

final class SquareAvatarView: ChatAvatarView {}

final class CustomRouter: ChatMessageListRouter {}

final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class LoginViewController: UIViewController {}
