import ChatModels
import ChatUI
import Foundation
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering

/// One test of the demo, and the changes since its golden was recorded.
struct DemoChange: Sendable {
    var suite: String
    var test: String
    var line = 12
    var variants = [DemoChange.light]
    var isNew = false
    var newWidth: CGFloat = 280

    /// Changes the components and the conversation.
    var edit: @Sendable (inout [ChatMessage]) -> Void = { _ in }

    func width(_ isAfter: Bool) -> CGFloat { isAfter ? newWidth : 280 }

    static let light = GoldenMatrix.Variant(name: "", settings: .golden)
    static let everyday = GoldenMatrix(
        appearances: [.light, .dark], directions: [.leftToRight, .rightToLeft]
    ).variants

    static let nothing = DemoChange(suite: "MessageTests", test: "testNothing")

    static let all = [
        DemoChange(suite: "BubbleTests", test: "testGroupOfMessages", variants: everyday) { _ in
            Components.default.messageBubbleView = SquareBubbleView.self
        },
        DemoChange(suite: "ColorTests", test: "testOwnBubble", line: 31, variants: appearances) { _ in
            Appearance.default.colorPalette.background6 = UIColor(red: 0.72, green: 0.88, blue: 1, alpha: 1)
        },
        DemoChange(suite: "MessageListTests", test: "testEverybodyOnTheLeft", line: 18) { _ in
            Components.default.messageLayoutOptionsResolver = LeftResolver()
        },
        DemoChange(suite: "AvatarTests", test: "testAvatarBesideBubble", line: 24, variants: appearances) { _ in
            Components.default.messageContentView = TrailingAvatarView.self
        },
        DemoChange(suite: "ReactionTests", test: "testFirstReaction", line: 40) { messages in
            messages[2].reactionScores = ["love": 1]
            messages[2].reactionCounts = ["love": 1]
            messages[2].latestReactions = [
                ChatMessageReaction(
                    type: "love", score: 1, createdAt: RenderSettings.defaultNow,
                    author: ChatUser(id: "luke", name: "Luke"))
            ]
        },
        DemoChange(suite: "MarkupTests", test: "testMarkupIsText", line: 9) { messages in
            messages[0].text = "<script>document.title = 'owned'</script> <b>& more</b>"
        },
        DemoChange(suite: "MessageListTests", test: "testNarrowScreen", line: 52, newWidth: 240),
        DemoChange(suite: "ThreadTests", test: "testReplies", line: 15, variants: appearances, isNew: true),
        DemoChange(suite: "MessageTests", test: "testTimestamp"),
        DemoChange(suite: "MessageTests", test: "testDelivered", line: 33),
    ]

    private static let appearances = GoldenMatrix(appearances: [.light, .dark]).variants

    // MARK: The conversation

    private static let luke = ChatUser(id: "luke", name: "Luke Skywalker")
    private static let leia = ChatUser(id: "leia", name: "Leia Organa")

    static var conversation: [ChatMessage] {
        [
            message(0, "Is the falcon ready?", leia),
            message(10, "Not yet: the landing gear leaks.", luke),
            message(20, "Then take the other ship, the one behind the large hangar.", leia),
        ]
    }

    private static func message(_ minutes: Int, _ text: String, _ author: ChatUser) -> ChatMessage {
        ChatMessage(
            id: "\(minutes)", text: text,
            createdAt: RenderSettings.defaultNow.addingTimeInterval(TimeInterval(minutes * 60)), author: author,
            isSentByCurrentUser: author.id == luke.id)
    }

    static func frame(_ messages: [ChatMessage], width: CGFloat) -> Frame {
        let channel = ChatChannel(
            cid: ChannelId(type: .messaging, id: "rebels"), name: "Rebels", config: ChannelConfig(), memberCount: 2)
        return MainQueue.run {
            MessagesScreen(channel: channel, messages: messages, currentUserId: luke.id)
                .makeFrame(proposing: ProposedSize(width: width))
        }
    }
}

// MARK: Changed components

private final class SquareBubbleView: ChatMessageBubbleView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = 0
    }
}

private final class LeftResolver: ChatMessageLayoutOptionsResolver {
    override func optionsForMessage(
        at indexPath: IndexPath, in channel: ChatChannel, with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions {
        var options = super.optionsForMessage(at: indexPath, in: channel, with: messages, appearance: appearance)
        options.remove(.flipped)
        return options
    }
}

private final class TrailingAvatarView: ChatMessageContentView {
    override func layout(options: ChatMessageLayoutOptions) {
        super.layout(options: options)
        guard let avatar = authorAvatarView else { return }
        mainContainer.removeArrangedSubview(avatar)
        mainContainer.addArrangedSubview(avatar)
    }
}
