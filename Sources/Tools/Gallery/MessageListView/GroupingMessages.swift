import ChatModels
import ChatSwiftUI
import Gallery
import HeadlessSwiftUI

/// The longest time between two messages that stand together. The page has no code for it.
enum GroupingMessages {}

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
