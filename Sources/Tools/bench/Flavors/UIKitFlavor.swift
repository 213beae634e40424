import ChatUI
import Frames
import Rendering

/// The UIKit views.
enum UIKitFlavor: Flavor {
    static func source(_ drawing: FlavorCase, of chat: LongChat) -> any FrameSource {
        switch drawing {
        case .row:
            MessagesScreen(
                channel: chat.channel, messages: chat.messages, currentUserId: chat.currentUser.id,
                showsDateSeparators: false)
        case .list100, .list1000, .list10000:
            MessageListScreen(channel: chat.channel, messages: chat.messages, currentUserId: chat.currentUser.id)
        case .screen:
            ConversationScreen(channel: chat.channel, messages: chat.messages, currentUser: chat.currentUser)
        }
    }
}
