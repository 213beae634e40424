import ChatModels
import ChatUI
import HeadlessUIKit

extension RepeatedSubject {
    /// Screens with messages.
    static var conversations: [RepeatedSubject] {
        let conversation = RepeatedConversation.conversation
        let user = conversation.currentUser
        return [
            RepeatedSubject(name: "channel") {
                ConversationScreen(
                    channel: conversation.channel, messages: conversation.messages, currentUser: user
                ).navigation
            }
        ]
            + RepeatedConversation.threads.map { thread in
                RepeatedSubject(name: "thread") {
                    ConversationScreen(
                        channel: conversation.channel, root: thread.parentMessage, replies: thread.latestReplies,
                        currentUser: user
                    ).navigation
                }
            }
    }

    /// Screens of the chat without messages.
    static var chat: [RepeatedSubject] {
        let conversation = RepeatedConversation.conversation
        let user = conversation.currentUser
        return [
            RepeatedSubject(name: "channel list") {
                ChannelListScreen(
                    channels: [conversation.channel, other(conversation.channel)], currentUser: user, title: "Chats"
                ).navigation
            },
            RepeatedSubject(name: "thread list") {
                ThreadListScreen(threads: RepeatedConversation.threads, currentUser: user, title: "Threads").controller
            },
            RepeatedSubject(name: "composer") {
                let screen = ConversationScreen(channel: conversation.channel, messages: [], currentUser: user)
                screen.composer.content.quoteMessage(conversation.messages[0])
                screen.composer.content.text = "A reply that goes on for more than a line on a small phone"
                return screen.navigation
            },
        ]
    }

    static func other(_ channel: ChatChannel) -> ChatChannel {
        var other = ChatChannel(cid: ChannelId(type: .messaging, id: "other"), name: "A long name for a small channel")
        other.createdAt = channel.createdAt
        return other
    }
}
