import ChatModels
import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// Sizes and positions of messages 360 points wide, at the default content size.
@MainActor @preconcurrency
final class MessageContentViewTests: XCTestCase {
    private let text = "Some long text goes here."

    private var quoted: ChatMessage { .own("Thought to be quoted.", id: "quoted") }

    /// Lays a message out with the given options.
    private func frame(
        _ message: ChatMessage, _ options: ChatMessageLayoutOptions, width: CGFloat = 360,
        of type: ChatMessageContentView.Type = ChatMessageContentView.self, channel: ChatChannel = .group(members: 2)
    ) -> Frame {
        let view = type.init()
        view.setUpLayoutIfNeeded(options: options, attachmentViewInjectorType: nil)
        view.channel = channel
        view.content = message
        let host = Host(view)
        return withExtendedLifetime(host) { view.makeFrame(proposing: ProposedSize(width: width)) }
    }

    /// A message with everything that the options may need.
    private func rich(_ message: ChatMessage) -> ChatMessage {
        message.with(reactions: ["like", "love"]).with {
            $0.quotedMessage = quoted
            $0.replyCount = 20
            $0.threadParticipants = [.vader]
        }
    }

    private func assertHeight(
        _ message: ChatMessage, _ options: ChatMessageLayoutOptions, _ height: CGFloat,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let frame = frame(message, options)
        XCTAssertEqual(frame.rect.height, height, "\(options.id)\n\(frame)", file: file, line: line)
    }

    // MARK: Heights

    func testHeightsOfOwnMessages() {
        let message = rich(.own(text))
        let end: ChatMessageLayoutOptions = [.flipped, .bubble, .text, .timestamp]
        let middle: ChatMessageLayoutOptions = [.flipped, .bubble, .text, .continuousBubble]
        assertHeight(message, middle, 38)
        assertHeight(message, end, 66)
        assertHeight(message, middle.union([.reactions]), 62)
        assertHeight(message, end.union([.reactions]), 90)
        assertHeight(message, middle.union([.quotedMessage]), 90)
        assertHeight(message, end.union([.quotedMessage]), 118)
        assertHeight(message, middle.union([.quotedMessage, .reactions]), 114)
        assertHeight(message, end.union([.quotedMessage, .reactions]), 142)
        assertHeight(message, middle.union([.quotedMessage, .reactions, .threadInfo]), 142)
        assertHeight(message, end.union([.quotedMessage, .reactions, .threadInfo]), 162)
        assertHeight(message, end.union([.quotedMessage, .reactions, .threadInfo, .errorIndicator]), 162)
    }

    func testHeightsOfIncomingMessages() {
        let message = rich(.incoming(text))
        let end: ChatMessageLayoutOptions = [.bubble, .text, .timestamp, .avatar]
        let middle: ChatMessageLayoutOptions = [.bubble, .text, .continuousBubble, .avatarSizePadding]
        assertHeight(message, middle, 60)
        assertHeight(message, end, 88)
        assertHeight(message, middle.union([.reactions]), 84)
        assertHeight(message, end.union([.reactions]), 112)
        assertHeight(message, middle.union([.quotedMessage]), 132)
        assertHeight(message, middle.union([.quotedMessage, .reactions]), 156)
        assertHeight(message, middle.union([.quotedMessage, .reactions, .threadInfo]), 184)
        assertHeight(message, end.union([.quotedMessage]), 160)
        assertHeight(message, end.union([.quotedMessage, .reactions]), 184)
        assertHeight(message, end.union([.quotedMessage, .reactions, .threadInfo]), 204)
    }

    func testHeightsOfOtherKinds() {
        let system = ChatMessage.incoming("Some member was added").with { $0.type = .system }
        assertHeight(system, [.text, .centered], 40)
        assertHeight(.own("👍"), [.flipped, .text, .timestamp], 109)
    }

    func testHeightsAtOtherContentSizes() {
        func height(_ size: RenderSettings.ContentSize, _ text: String) -> CGFloat {
            RenderSettings.withCurrent(RenderSettings(contentSize: size)) {
                frame(.own(text), [.flipped, .bubble, .text, .timestamp]).rect.height
            }
        }
        XCTAssertEqual(height(.small, "Hello World"), 63)
        XCTAssertEqual(height(.extraExtraExtraLarge, "Hello World"), 80)
        XCTAssertEqual(height(.extraExtraExtraLarge, text), 109)
    }

    // MARK: Positions

    func testOwnBubbleEndsEightBeforeTheEdge() throws {
        let frame = frame(.own(text), [.flipped, .bubble, .text, .continuousBubble])
        let bubble = try XCTUnwrap(frame.rect(of: "bubbleView"))
        XCTAssertEqual(bubble.maxX, 352)
        XCTAssertEqual(bubble.minX, 121, accuracy: 3)
        XCTAssertEqual(bubble.height, 38)
    }

    func testIncomingBubbleBeginsBesideTheAvatar() throws {
        let frame = frame(.incoming(text), [.bubble, .text, .timestamp, .avatar])
        let bubble = try XCTUnwrap(frame.rect(of: "bubbleView"))
        XCTAssertEqual(bubble.minX, 48)
        XCTAssertEqual(bubble.maxX, 241, accuracy: 3)
        XCTAssertEqual(bubble.height, 60)
        XCTAssertEqual(frame.rect(of: "authorAvatarView"), CGRect(x: 8, y: 48, width: 32, height: 32))
        let label = try XCTUnwrap(frame.rect(of: "timestampLabel"))
        XCTAssertEqual(label.minX, 48)
        XCTAssertEqual(label.minY, 64)
        XCTAssertEqual(label.height, 16)
    }

    func testBubbleIsAtMostThreeQuartersWide() throws {
        let long = String(repeating: "word ", count: 60)
        let own = frame(.own(long), [.flipped, .bubble, .text, .timestamp])
        XCTAssertLessThanOrEqual(try XCTUnwrap(own.rect(of: "mainContainer")).width, 270)
        XCTAssertLessThanOrEqual(try XCTUnwrap(own.rect(of: "bubbleView")).width, 254)
        XCTAssertGreaterThan(try XCTUnwrap(own.rect(of: "bubbleView")).width, 210)
        let incoming = frame(.incoming(long), [.bubble, .text, .timestamp, .avatar])
        XCTAssertLessThanOrEqual(try XCTUnwrap(incoming.rect(of: "bubbleView")).width, 214)
    }

    func testReactionsLieOverTheCorner() throws {
        let message = rich(.incoming(text))
        let frame = frame(message, [.bubble, .text, .timestamp, .avatar, .reactions])
        let bubble = try XCTUnwrap(frame.rect(of: "bubbleView"))
        let reactions = try XCTUnwrap(frame.rect(of: "reactionsBubbleView"))
        XCTAssertEqual(reactions.size, CGSize(width: 56, height: 38))
        XCTAssertEqual(reactions.minY, 0)
        XCTAssertEqual(reactions.midX, bubble.maxX + 8, accuracy: 0.5)
        XCTAssertEqual(bubble.minY, 24)
    }

    func testReactionsOfOwnMessageLieAtTheLeadingCorner() throws {
        let frame = frame(rich(.own(text)), [.flipped, .bubble, .text, .timestamp, .reactions])
        let bubble = try XCTUnwrap(frame.rect(of: "bubbleView"))
        XCTAssertEqual(
            try XCTUnwrap(frame.rect(of: "reactionsBubbleView")).midX, bubble.minX - 8, accuracy: 0.5)
    }

    func testErrorIndicatorLiesHalfOverTheEdge() throws {
        let frame = frame(.own(text), [.flipped, .bubble, .text, .timestamp, .errorIndicator])
        let bubble = try XCTUnwrap(frame.rect(of: "bubbleView"))
        let indicator = try XCTUnwrap(frame.rect(of: "errorIndicatorView"))
        XCTAssertEqual(bubble.maxX, 342)
        XCTAssertEqual(indicator.minX, 332)
        XCTAssertEqual(indicator.maxX, 352)
        XCTAssertEqual(indicator.maxY, bubble.maxY)
    }

    func testSystemMessageIsInTheMiddle() throws {
        let system = ChatMessage.incoming("Some member was added").with { $0.type = .system }
        let frame = frame(system, [.text, .centered])
        XCTAssertEqual(try XCTUnwrap(frame.rect(of: "mainContainer")).midX, 180, accuracy: 0.5)
        XCTAssertNil(frame.rect(of: "bubbleView"))
    }

    func testThreadRow() throws {
        let options: ChatMessageLayoutOptions = [.bubble, .text, .timestamp, .avatar, .threadInfo, .continuousBubble]
        let frame = frame(rich(.incoming("Hi")), options)
        let bubble = try XCTUnwrap(frame.rect(of: "bubbleView"))
        let arrow = try XCTUnwrap(frame.rect(of: "threadArrowView"))
        let avatar = try XCTUnwrap(frame.rect(of: "threadAvatarView"))
        XCTAssertEqual(arrow, CGRect(x: 48, y: bubble.maxY + 4, width: 16, height: 16))
        XCTAssertEqual(avatar, CGRect(x: 64, y: bubble.maxY + 4, width: 16, height: 16))
        XCTAssertEqual(try XCTUnwrap(frame.rect(of: "threadReplyCountButton")).minX, 88)
    }

    func testOwnThreadRowIsReversed() throws {
        let options: ChatMessageLayoutOptions = [
            .flipped, .bubble, .text, .timestamp, .threadInfo, .continuousBubble,
        ]
        let frame = frame(rich(.own("Hi")), options)
        XCTAssertEqual(try XCTUnwrap(frame.rect(of: "threadArrowView")).maxX, 352)
        XCTAssertEqual(try XCTUnwrap(frame.rect(of: "threadAvatarView")).maxX, 336)
        XCTAssertEqual(try XCTUnwrap(frame.rect(of: "threadReplyCountButton")).maxX, 312)
    }

    func testRightToLeftMirrorsTheMessage() throws {
        try RenderSettings.withCurrent(RenderSettings(direction: .rightToLeft)) {
            let frame = frame(.incoming(text), [.bubble, .text, .timestamp, .avatar])
            XCTAssertEqual(try XCTUnwrap(frame.rect(of: "bubbleView")).maxX, 312)
            XCTAssertEqual(frame.rect(of: "authorAvatarView"), CGRect(x: 320, y: 48, width: 32, height: 32))
        }
    }

    // MARK: Tree

    func testContainersAreNested() {
        let view = ChatMessageContentView()
        view.setUpLayoutIfNeeded(
            options: [.bubble, .text, .timestamp, .avatar, .authorName, .quotedMessage, .threadInfo],
            attachmentViewInjectorType: nil)
        view.content = rich(.incoming(text))
        let host = Host(view)
        withExtendedLifetime(host) {
            XCTAssertEqual(view.subviews, [view.mainContainer])
            XCTAssertEqual(view.mainContainer.subviews, [view.authorAvatarView!, view.bubbleThreadFootnoteContainer])
            XCTAssertEqual(
                view.bubbleThreadMetaContainer.subviews,
                [view.bubbleView!, view.threadInfoContainer!, view.metadataContainer!])
            XCTAssertEqual(view.bubbleView!.subviews, [view.bubbleContentContainer])
            XCTAssertEqual(view.bubbleContentContainer.subviews, [view.quotedMessageView!, view.textView!])
            XCTAssertEqual(
                view.threadInfoContainer!.subviews,
                [view.threadArrowView!, view.threadAvatarView!, view.threadReplyCountButton!])
            XCTAssertEqual(view.footnoteContainer!.subviews, [view.authorNameLabel!, view.timestampLabel!])
        }
    }

    func testFootnoteOfOwnMessageIsReversed() {
        let view = ChatMessageContentView()
        view.setUpLayoutIfNeeded(
            options: [
                .flipped, .bubble, .text, .timestamp, .onlyVisibleToYouIndicator, .deliveryStatusIndicator,
                .translation,
            ], attachmentViewInjectorType: nil)
        view.channel = .group()
        view.content = .own(text)
        let host = Host(view)
        withExtendedLifetime(host) {
            XCTAssertEqual(
                view.footnoteContainer!.subviews,
                [
                    view.deliveryStatusView!, view.onlyVisibleToYouContainer!, view.timestampLabel!,
                    view.translationLabel!,
                ])
            XCTAssertEqual(
                view.onlyVisibleToYouContainer!.subviews,
                [view.onlyVisibleToYouImageView!, view.onlyVisibleForYouLabel!])
        }
    }

    func testContentReplacesTheBubble() {
        let view = ChatMessageContentView()
        view.setUpLayoutIfNeeded(options: [.text], attachmentViewInjectorType: nil)
        let host = Host(view)
        withExtendedLifetime(host) {
            XCTAssertNil(view.bubbleView)
            XCTAssertEqual(view.bubbleThreadFootnoteContainer.subviews, [view.bubbleContentContainer])
        }
    }

    // MARK: Bubble

    func testBubbleColorsAndCorners() throws {
        func bubble(_ message: ChatMessage, _ options: ChatMessageLayoutOptions) throws -> Frame {
            try XCTUnwrap(frame(message, options.union([.bubble, .text])).first(named: "bubbleView"))
        }
        let own = try bubble(.own("Hi"), [.flipped])
        XCTAssertEqual(own.fill, .color(RGBA(hex: 0xECEBEB)))
        XCTAssertEqual(own.corners, CornerRadii(topLeft: 18, topRight: 18, bottomRight: 0, bottomLeft: 18))
        XCTAssertEqual(own.border, Border(width: 1, color: RGBA(hex: 0xECEBEB)))

        let incoming = try bubble(.incoming("Hi"), [])
        XCTAssertEqual(incoming.fill, .color(.white))
        XCTAssertEqual(incoming.corners, CornerRadii(topLeft: 18, topRight: 18, bottomRight: 18, bottomLeft: 0))
        XCTAssertEqual(try bubble(.incoming("Hi"), [.continuousBubble]).corners, CornerRadii(18))

        let ephemeral = try bubble(ChatMessage.own("Hi").with { $0.type = .ephemeral }, [.flipped])
        XCTAssertEqual(ephemeral.fill, .color(.white))
    }

    func testDarkBubble() throws {
        try RenderSettings.withCurrent(RenderSettings(appearance: .dark)) {
            let frame = frame(.own("Hi"), [.flipped, .bubble, .text])
            XCTAssertEqual(try XCTUnwrap(frame.first(named: "bubbleView")).fill, .color(RGBA(hex: 0x1C1E22)))
        }
    }

    // MARK: Texts

    private func texts(_ message: ChatMessage, _ options: ChatMessageLayoutOptions) -> ChatMessageContentView {
        let view = ChatMessageContentView()
        view.setUpLayoutIfNeeded(options: options, attachmentViewInjectorType: nil)
        view.channel = .group()
        view.content = message
        let host = Host(view)
        return withExtendedLifetime(host) { view }
    }

    func testTimeAndAuthor() {
        let view = texts(.incoming("Hi"), [.bubble, .text, .timestamp, .authorName])
        XCTAssertEqual(view.timestampLabel?.text, "3:33\u{202F}PM")
        XCTAssertEqual(view.authorNameLabel?.text, "Leia Organa")
    }

    func testEditedNoteIsShownIfEnabled() {
        let edited = ChatMessage.own("Hi").with { $0.textUpdatedAt = fixtureDate }
        XCTAssertEqual(texts(edited, [.timestamp]).timestampLabel?.text, "3:33\u{202F}PM")
        let view = ChatMessageContentView()
        var components = Components()
        components.isMessageEditedLabelEnabled = true
        view.components = components
        view.setUpLayoutIfNeeded(options: [.timestamp], attachmentViewInjectorType: nil)
        view.content = edited
        let host = Host(view)
        withExtendedLifetime(host) {
            XCTAssertEqual(view.timestampLabel?.text, "3:33\u{202F}PM • Edited")
            view.content = edited.with { $0.type = .deleted }
            XCTAssertEqual(view.timestampLabel?.text, "3:33\u{202F}PM")
        }
    }

    func testThreadReplies() {
        let options: ChatMessageLayoutOptions = [.bubble, .text, .threadInfo]
        XCTAssertEqual(
            texts(rich(.own("Hi")), options).threadReplyCountButton?.title(for: .normal), "20 Thread Replies")
        XCTAssertEqual(
            texts(ChatMessage.own("Hi").with { $0.replyCount = 1 }, options)
                .threadReplyCountButton?.title(for: .normal), "1 Thread Reply")
        XCTAssertEqual(
            texts(.own("Hi"), options).threadReplyCountButton?.title(for: .normal), "Thread Reply")
    }

    func testDeletedMessageShowsItsPlaceholderInGray() {
        let view = texts(ChatMessage.own("Hi").with { $0.type = .deleted }, [.bubble, .text])
        XCTAssertEqual(view.textView?.text, "Message deleted")
        XCTAssertEqual(view.messageTextColor, Appearance.default.colorPalette.textLowEmphasis)
    }

    func testFontsOfKinds() {
        let fonts = Appearance.default.fonts
        XCTAssertEqual(texts(.own("Hi"), [.text]).messageTextFont, fonts.body)
        XCTAssertEqual(texts(.own("👍"), [.text]).messageTextFont, fonts.emoji)
        let system = ChatMessage.own("Leia joined").with { $0.type = .system }
        XCTAssertEqual(texts(system, [.text]).messageTextFont, fonts.caption1.bold)
    }

    private func linkRanges(_ view: ChatMessageContentView) -> [String] {
        guard let text = view.textView?.attributedText else { return [] }
        var found: [String] = []
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            if value != nil { found.append((text.string as NSString).substring(with: range)) }
        }
        return found
    }

    func testMentionsLookLikeLinks() {
        let message = ChatMessage.own("Hi @leia organa, @LEIA ORGANA and @leia; not @luke").with {
            $0.mentionedUsers = [.leia]
        }
        XCTAssertEqual(linkRanges(texts(message, [.text])), ["@leia organa", "@LEIA ORGANA", "@leia"])
    }

    func testLinksAreFound() {
        XCTAssertEqual(
            linkRanges(texts(.own("See https://getstream.io and getstream.io/chat."), [.text])),
            ["https://getstream.io", "getstream.io/chat"])
        XCTAssertEqual(linkRanges(texts(.own("Hi. How are you?"), [.text])), [])
    }

    func testTranslatedText() {
        let message = ChatMessage.incoming("Hola").with { $0.translations = [.english: "Hello"] }
        let view = ChatMessageContentView()
        view.setUpLayoutIfNeeded(options: [.text, .translation], attachmentViewInjectorType: nil)
        var channel = ChatChannel.group()
        channel.membership = ChatChannelMember(user: ChatUser(id: "luke", language: .english))
        view.channel = channel
        view.content = message
        let host = Host(view)
        withExtendedLifetime(host) {
            XCTAssertEqual(view.textView?.text, "Hello")
            XCTAssertEqual(view.translationLabel?.text, "Translated to English")
        }
    }

    /// A translation of the quoted message is not a translation of the message.
    func testMessageWithoutATranslationHasNoNote() {
        let message = ChatMessage.incoming("Hola").with {
            $0.quotedMessage = ChatMessage.own("Adiós", id: "quoted").with { $0.translations = [.english: "Bye"] }
        }
        var channel = ChatChannel.group()
        channel.membership = ChatChannelMember(user: ChatUser(id: "luke", language: .english))
        let frame = frame(message, [.bubble, .text, .quotedMessage, .translation, .timestamp], channel: channel)
        XCTAssertNil(frame.rect(of: "translationLabel"))
        XCTAssertFalse("\(frame)".contains("Translated"))
        XCTAssertTrue("\(frame)".contains("Bye"))
    }

    // MARK: Errors

    func testASubclassCustomizesTheErrorIcon() {
        final class Mark: ChatMessageErrorIndicator {
            override func setUpAppearance() {
                super.setUpAppearance()
                setImage(appearance.images.close, for: .normal)
                tintColor = .blue
            }
        }
        let mark = Mark()
        let host = Host(mark)
        withExtendedLifetime(host) {
            XCTAssertTrue(mark.image(for: .normal) === Appearance.default.images.close)
            XCTAssertEqual(mark.tintColor, .blue)
        }
    }

    // MARK: Customizing

    func testRestructuredLayout() throws {
        final class Restructured: ChatMessageContentView {
            override var maxContentWidthMultiplier: CGFloat { 1 }

            override func layout(options: ChatMessageLayoutOptions) {
                super.layout(options: options)
                mainContainer.alignment = .leading
                textView?.textContainerInset = .zero
                let parts = bubbleThreadMetaContainer.subviews
                bubbleThreadMetaContainer.removeAllArrangedSubviews()
                bubbleThreadMetaContainer.addArrangedSubviews(parts.reversed())
                bubbleContentContainer.directionalLayoutMargins = .zero
            }
        }
        let frame = frame(
            .incoming("Hi"), [.avatar, .timestamp, .authorName, .text], of: Restructured.self)
        XCTAssertEqual(frame.rect.height, 50)
        XCTAssertEqual(frame.rect(of: "authorAvatarView"), CGRect(x: 8, y: 0, width: 32, height: 32))
        XCTAssertEqual(try XCTUnwrap(frame.rect(of: "authorNameLabel")).origin, CGPoint(x: 48, y: 0))
        XCTAssertEqual(try XCTUnwrap(frame.rect(of: "textView")).origin, CGPoint(x: 48, y: 20))
    }

    func testAddedViewBelowTheText() throws {
        final class WithRow: ChatMessageContentView {
            override func layout(options: ChatMessageLayoutOptions) {
                super.layout(options: options)
                let row = UIView()
                row.accessibilityIdentifier = "row"
                row.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([row.heightAnchor.constraint(equalToConstant: 40)])
                bubbleContentContainer.spacing = 0
                bubbleContentContainer.addArrangedSubview(row)
            }
        }
        let frame = frame(.own("Hi"), [.flipped, .bubble, .text, .timestamp], of: WithRow.self)
        let bubble = try XCTUnwrap(frame.rect(of: "bubbleView"))
        XCTAssertEqual(bubble.height, 8 + 22 + 40)
        let row = try XCTUnwrap(frame.rect(of: "row"))
        XCTAssertEqual(row, CGRect(x: bubble.minX, y: bubble.maxY - 40, width: bubble.width, height: 40))
    }

    func testReusedViewShowsTheNewMessage() throws {
        let view = texts(.own("Hi"), [.flipped, .bubble, .text, .timestamp])
        let host = Host(view)
        try withExtendedLifetime(host) {
            let first = view.makeFrame(proposing: ProposedSize(width: 360))
            view.prepareForReuse()
            view.content = .own(String(repeating: "word ", count: 40))
            let second = view.makeFrame(proposing: ProposedSize(width: 360))
            XCTAssertGreaterThan(second.rect.height, first.rect.height + 22)
            view.content = .own("Hi")
            XCTAssertEqual(view.makeFrame(proposing: ProposedSize(width: 360)), first)
            XCTAssertNotNil(try XCTUnwrap(first.first(named: "textView")))
        }
    }
}
