import ChatModels
import ChatUI
import Comparison
import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// The reports about customized components, for typical changes to real messages.
@MainActor @preconcurrency
final class ComponentDifferenceTests: XCTestCase {
    /// Lays out a conversation before and after a change of the components, and compares.
    private func difference(
        _ change: () -> Void = {}, messages edit: (inout [ChatMessage]) -> Void = { _ in }, width: CGFloat = 390,
        newWidth: CGFloat? = nil, tokens: DesignTokens = DesignTokens()
    ) -> FrameDifference {
        let before = ConfigurationScope.run { Conversations.frame(Conversations.messages, width: width) }
        let after = ConfigurationScope.run {
            change()
            var messages = Conversations.messages
            edit(&messages)
            return Conversations.frame(messages, width: newWidth ?? width)
        }
        return FrameDifference(from: before, to: after, tokens: tokens)
    }

    private func assertSummary(
        _ difference: FrameDifference, _ lines: [String], file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(difference.summary(), lines.joined(separator: "\n"), file: file, line: line)
    }

    func testNothing() {
        XCTAssertTrue(difference().isEmpty)
        assertSummary(difference(), ["the frames are the same"])
    }

    func testSquareBubble() {
        final class SquareBubbleView: ChatMessageBubbleView {
            override func layoutSubviews() {
                super.layoutSubviews()
                layer.cornerRadius = 0
            }
        }
        assertSummary(
            difference({ Components.default.messageBubbleView = SquareBubbleView.self }),
            [
                "5 × SquareBubbleView#bubbleView: corner radius 18 → 0",
                "5 × SquareBubbleView#bubbleView: class ChatMessageBubbleView → SquareBubbleView",
            ])
    }

    func testAllMessagesOnTheLeft() {
        final class LeftResolver: ChatMessageLayoutOptionsResolver {
            override func optionsForMessage(
                at indexPath: IndexPath, in channel: ChatChannel,
                with messages: AnyRandomAccessCollection<ChatMessage>, appearance: Appearance
            ) -> ChatMessageLayoutOptions {
                var options = super.optionsForMessage(
                    at: indexPath, in: channel, with: messages, appearance: appearance)
                options.remove(.flipped)
                return options
            }
        }
        assertSummary(
            difference({ Components.default.messageLayoutOptionsResolver = LeftResolver() }),
            [
                "2 × ChatMessageBubbleView#bubbleView: corner style square at the bottom right → "
                    + "square at the bottom left",
                "2 × UILabel#timestampLabel: now child 1 of ContainerStackView#footnoteContainer, was child 2",
                "2 × ContainerStackView#mainContainer: moved 106 to 184 pt left",
                "2 × ContainerStackView#footnoteContainer: moved 115 to 195 pt left",
                "as a result, 4 frames moved",
            ])
    }

    func testWiderMargin() {
        final class WideMarginView: ChatMessageContentView {
            override func layout(options: ChatMessageLayoutOptions) {
                super.layout(options: options)
                mainContainer.directionalLayoutMargins.leading = 24
            }
        }
        assertSummary(
            difference({ Components.default.messageContentView = WideMarginView.self }),
            [
                "5 × ContainerStackView#mainContainer: left margin 8 → 24",
                "5 × WideMarginView: class ChatMessageContentView → WideMarginView",
                "as a result, 10 frames moved and 18 frames changed size",
            ])
    }

    func testNewReaction() {
        assertSummary(
            difference(messages: { messages in
                messages[2].reactionScores = ["love": 1]
                messages[2].reactionCounts = ["love": 1]
                messages[2].latestReactions = [
                    ChatMessageReaction(
                        type: "love", score: 1, createdAt: RenderSettings.defaultNow,
                        author: ChatUser(id: "luke", name: "Luke Skywalker"))
                ]
            }),
            [
                "ChatReactionsBubbleView#reactionsBubbleView: added at 267 140 32 38, with 7 frames inside",
                "as a result, 3 frames moved and 5 frames changed size",
            ])
    }

    func testSwappedContainers() {
        final class SwappedView: ChatMessageContentView {
            override func layout(options: ChatMessageLayoutOptions) {
                super.layout(options: options)
                guard let avatar = authorAvatarView else { return }
                mainContainer.removeArrangedSubview(avatar)
                mainContainer.addArrangedSubview(avatar)
            }
        }
        assertSummary(
            difference({ Components.default.messageContentView = SwappedView.self }),
            [
                "3 × ContainerStackView#bubbleThreadFootnoteContainer: now child 1 of "
                    + "ContainerStackView#mainContainer, was child 2",
                "5 × SwappedView: class ChatMessageContentView → SwappedView",
                "as a result, 6 frames moved",
            ])
    }

    func testOtherToken() {
        let tokens = DesignTokens(colors: [
            ("background6", RGBA(hex: 0xECEBEB)), ("accentPrimary", RGBA(hex: 0x005FFF)),
        ])
        assertSummary(
            difference(
                { Appearance.default.colorPalette.background6 = UIColor(red: 0, green: 95 / 255, blue: 1, alpha: 1) },
                tokens: tokens),
            [
                "2 × ChatMessageBubbleView#bubbleView: fill background6 #ECEBEB → accentPrimary #005FFF"
            ])
    }

    func testLongerText() {
        assertSummary(
            difference(messages: { $0[1].text += " And bring the droids, all of them, please." }),
            [
                "UITextView#textView (“Not yet: the landing ge…”): text “… gear leaks. [+ And bring "
                    + "the droids, all of them, please.]”",
                "as a result, 4 frames moved and 10 frames changed size",
            ])
    }

    func testRemovedMessage() {
        assertSummary(
            difference(messages: { $0.remove(at: 1) }),
            [
                "ChatMessageCell (“Not yet: the landing ge…”): removed at 0 74 390 66, with 14 frames inside",
                "as a result, 3 frames moved and 1 frame changed size",
            ])
    }

    func testLargerAvatar() {
        final class LargeAvatarView: ChatMessageContentView {
            override var messageAuthorAvatarSize: CGSize { CGSize(width: 40, height: 40) }
        }
        assertSummary(
            difference({ Components.default.messageContentView = LargeAvatarView.self }),
            [
                "3 × ChatAvatarView#authorAvatarView: resized 32 × 32 → 40 × 40 pt",
                "5 × LargeAvatarView: class ChatMessageContentView → LargeAvatarView",
                "as a result, 6 frames moved and 6 frames changed size",
            ])
    }

    func testWiderScreen() {
        assertSummary(
            difference(newWidth: 430),
            [
                "MessagesScreen: resized 390 × 382 → 430 × 360 pt",
                "as a result, 4 frames moved and 25 frames changed size",
            ])
    }

    func testNarrowerScreenBreaksText() {
        assertSummary(
            difference(newWidth: 300),
            [
                "MessagesScreen: resized 390 × 382 → 300 × 448 pt",
                "as a result, 6 frames moved and 35 frames changed size",
            ])
    }

    func testOtherFont() {
        assertSummary(
            difference({ Appearance.default.fonts.footnote = .systemFont(ofSize: 15) }),
            [
                "5 × UILabel#timestampLabel: font Inter-Regular 13 → Inter-Regular 15",
                "as a result, 5 frames moved and 45 frames changed size",
            ])
    }
}

/// A conversation between two people.
enum Conversations {
    private static let luke = ChatUser(id: "luke", name: "Luke Skywalker")
    private static let leia = ChatUser(id: "leia", name: "Leia Organa")

    static var messages: [ChatMessage] {
        [
            message(0, "Is the falcon ready?", leia),
            message(10, "Not yet: the landing gear leaks.", luke),
            message(20, "Then take the other ship, the one behind the large hangar.", leia),
            message(30, "May I have the keys?", luke),
            message(40, "On the shelf", leia),
        ]
    }

    private static func message(_ minutes: Int, _ text: String, _ author: ChatUser) -> ChatMessage {
        ChatMessage(
            id: "\(minutes)", text: text,
            createdAt: RenderSettings.defaultNow.addingTimeInterval(TimeInterval(minutes * 60)), author: author,
            isSentByCurrentUser: author.id == "luke")
    }

    static func frame(_ messages: [ChatMessage], width: CGFloat = 390) -> Frame {
        let channel = ChatChannel(
            cid: ChannelId(type: .messaging, id: "rebels"), name: "Rebels", config: ChannelConfig(), memberCount: 2)
        return MainQueue.run {
            MessagesScreen(channel: channel, messages: messages, currentUserId: "luke")
                .makeFrame(proposing: ProposedSize(width: width))
        }
    }
}
