import ChatModels
import ChatSwiftUI
import DocumentationImages
import Gallery
import HeadlessSwiftUI

/// The longest time between two messages of a group. The page has no code for it.
enum GroupingMessages {
    static let section = PictureSection("Grouping Messages") {
        PictureRow(
            scene.picture("message-list-grouping-before").captioned("Within a minute"),
            scene.picture("message-list-grouping-after") { $0.groupMessagesOfTenMinutes() }
                .captioned("Within ten minutes"),
            twoDays.picture("message-list-grouping-none") { $0.showEachMessageAlone() }.captioned("No groups"))
    }

    private static let scene = ChannelScene(conversation: Conversations.minutesApart)
    private static let twoDays = ChannelScene(conversation: Conversations.twoDays)
}

extension CustomAppDelegate {
    func groupMessagesOfTenMinutes() {
        let messageListConfig = MessageListConfig(maxTimeIntervalBetweenMessagesInGroup: 600)
        streamChat = StreamChat(chatClient: chatClient, utils: Utils(messageListConfig: messageListConfig))
    }

    func showEachMessageAlone() {
        let messageListConfig = MessageListConfig(groupMessages: false)
        streamChat = StreamChat(chatClient: chatClient, utils: Utils(messageListConfig: messageListConfig))
    }
}
