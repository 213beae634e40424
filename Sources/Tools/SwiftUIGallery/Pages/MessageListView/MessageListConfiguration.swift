// swift-format-ignore-file
import ChatModels
import ChatSwiftUI
import DocumentationImages
import Gallery
import HeadlessSwiftUI

/// The parts around messages, their transition, and the colors of links.
enum MessageListConfiguration {
    static let section = PictureSection(
        "Message List Configuration",
        note: "The transition of the second snippet plays when a message arrives, so it isn't visible in a picture."
    ) {
        twoDays.beforeAndAfter("message-list-configuration") { $0.hideAvatarsAndDates() }
        ChannelScene(conversation: Conversations.links).beforeAndAfter("message-list-links") { $0.colorLinks() }
    }

    private static let twoDays = ChannelScene(conversation: Conversations.twoDays)
}

extension CustomAppDelegate {
    func hideAvatarsAndDates() {
        // Snippet 1
        let messageDisplayOptions = MessageDisplayOptions(showAvatars: false, showMessageDate: false)
        let messagePaddings = MessagePaddings(horizontal: 16)
        let messageListConfig = MessageListConfig(
            messageListType: .messaging,
            typingIndicatorPlacement: .navigationBar,
            groupMessages: true,
            messageDisplayOptions: messageDisplayOptions,
            messagePaddings: messagePaddings
        )
        let utils = Utils(messageListConfig: messageListConfig)
        streamChat = StreamChat(chatClient: chatClient, utils: utils)
        // End of snippet
    }

    func moveMessagesIn() {
        // Snippet 2
        var customTransition: AnyTransition {
            .scale.combined(with:
                AnyTransition.asymmetric(
                    insertion: .move(edge: .trailing),
                    removal: .move(edge: .leading)
                )
            )
        }

        let messageDisplayOptions = MessageDisplayOptions(
            currentUserMessageTransition: customTransition,
            otherUserMessageTransition: customTransition
        )
        // End of snippet
        let utils = Utils(messageListConfig: MessageListConfig(messageDisplayOptions: messageDisplayOptions))
        streamChat = StreamChat(chatClient: chatClient, utils: utils)
    }

    func colorLinks() {
        // Snippet 3
        let messageDisplayOptions = MessageDisplayOptions(messageLinkDisplayResolver: { message in
            let color = message.isSentByCurrentUser ? UIColor.red : UIColor.green
            
            return [
                NSAttributedString.Key.foregroundColor: color
            ]
        })
        let messageListConfig = MessageListConfig(messageDisplayOptions: messageDisplayOptions)
        let utils = Utils(messageListConfig: messageListConfig)
                
        let streamChat = StreamChat(chatClient: chatClient, utils: utils)
        // End of snippet
        self.streamChat = streamChat
    }
}
