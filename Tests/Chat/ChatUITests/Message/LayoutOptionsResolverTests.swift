import ChatModels
import HeadlessUIKit
import XCTest

@testable import ChatUI

@MainActor @preconcurrency
final class LayoutOptionsResolverTests: XCTestCase {
    private let resolver = ChatMessageLayoutOptionsResolver()

    /// The options of the message at `index` of `messages`, newest first.
    private func options(
        _ messages: [ChatMessage], at index: Int = 0, in channel: ChatChannel = .group(),
        resolver: ChatMessageLayoutOptionsResolver? = nil
    ) -> ChatMessageLayoutOptions {
        (resolver ?? self.resolver).optionsForMessage(
            at: IndexPath(item: index, section: 0), in: channel, with: AnyRandomAccessCollection(messages),
            appearance: Appearance())
    }

    // MARK: Options of a single message

    func testNoMessageHasNoOptions() {
        XCTAssertEqual(options([], at: 0), [])
        XCTAssertEqual(options([.own("Hi")], at: 1), [])
    }

    func testSystemMessageIsCenterdText() {
        XCTAssertEqual(options([.incoming("Leia joined").with { $0.type = .system }]), [.text, .centered])
    }

    func testErrorMessageIsCenterdTextUnlessItBounced() {
        let error = ChatMessage.own("No").with { $0.type = .error }
        XCTAssertEqual(options([error]), [.text, .centered])

        let bounced = error.with {
            $0.moderationDetails = MessageModerationDetails(originalText: "No", action: .bounce)
        }
        XCTAssertEqual(options([bounced]), [.text, .bubble, .flipped, .timestamp, .errorIndicator])
    }

    func testOwnMessage() {
        XCTAssertEqual(
            options([.own("Hi")]), [.bubble, .flipped, .timestamp, .text, .deliveryStatusIndicator])
    }

    func testIncomingMessageInGroup() {
        XCTAssertEqual(options([.incoming("Hi")]), [.bubble, .timestamp, .text, .avatar, .authorName])
    }

    func testIncomingMessageOfTwoHasNoAuthorName() {
        XCTAssertEqual(
            options([.incoming("Hi")], in: .group(members: 2)), [.bubble, .timestamp, .text, .avatar])
    }

    func testEmojiOnlyMessageHasNoBubble() {
        XCTAssertFalse(options([.own("👍🎉")]).contains(.bubble))
        XCTAssertTrue(options([.own("👍🎉👍🎉")]).contains(.bubble))
    }

    func testEmojiOnlyAnswerHasBubble() {
        let answer = ChatMessage.own("👍").with { $0.quotedMessage = .incoming("Lunch?") }
        XCTAssertTrue(options([answer]).isSuperset(of: [.bubble, .quotedMessage]))
    }

    func testMessageWithoutTextHasNoTextOption() {
        XCTAssertFalse(options([.own("")]).contains(.text))
    }

    func testEphemeralMessageIsOnlyVisibleToItsAuthor() {
        let ephemeral = ChatMessage.own("/giphy").with { $0.type = .ephemeral }
        XCTAssertEqual(options([ephemeral]), [.bubble, .flipped, .timestamp, .onlyVisibleToYouIndicator])
        let others = ChatMessage.incoming("/giphy").with { $0.type = .ephemeral }
        XCTAssertFalse(options([others]).contains(.onlyVisibleToYouIndicator))
    }

    func testDeletedMessageKeepsOnlyItsPlaceholder() {
        let deleted = ChatMessage.own("Hi").with(reactions: ["like"]).with {
            $0.type = .deleted
            $0.deletedAt = fixtureDate
            $0.quotedMessage = .incoming("What?")
        }
        XCTAssertEqual(options([deleted]), [.bubble, .flipped, .timestamp, .text])
    }

    func testDeletedMessageThatOthersDontSee() {
        let resolver = ChatMessageLayoutOptionsResolver()
        resolver.config = ChatClientConfig(deletedMessagesVisibility: .visibleForCurrentUser)
        let deleted = ChatMessage.own("Hi").with { $0.type = .deleted }
        XCTAssertTrue(options([deleted], resolver: resolver).contains(.onlyVisibleToYouIndicator))
        XCTAssertFalse(options([deleted]).contains(.onlyVisibleToYouIndicator))
    }

    func testThreadRootAndReplyShowThreadInfoAndAreContinuous() {
        let root = ChatMessage.own("Hi").with { $0.replyCount = 2 }
        XCTAssertTrue(options([root]).isSuperset(of: [.threadInfo, .continuousBubble, .timestamp]))
        let reply = ChatMessage.own("Hi").with { $0.parentMessageId = "root" }
        XCTAssertTrue(options([reply]).isSuperset(of: [.threadInfo, .continuousBubble]))
        let channel = ChatChannel.group { $0.repliesEnabled = false }
        XCTAssertTrue(options([root], in: channel).isDisjoint(with: [.threadInfo, .continuousBubble]))
    }

    func testReactions() {
        XCTAssertTrue(options([.own("Hi").with(reactions: ["like"])]).contains(.reactions))
        XCTAssertTrue(options([.own("Hi").with(reactions: ["unheard", "like"])]).contains(.reactions))
        XCTAssertFalse(options([.own("Hi").with(reactions: ["unheard"])]).contains(.reactions))
        let channel = ChatChannel.group { $0.reactionsEnabled = false }
        XCTAssertFalse(options([.own("Hi").with(reactions: ["like"])], in: channel).contains(.reactions))
    }

    func testReactionsThatTheAppearanceHasNoImageFor() {
        var appearance = Appearance()
        appearance.images.availableReactions = [:]
        let options = resolver.optionsForMessage(
            at: IndexPath(item: 0, section: 0), in: .group(),
            with: AnyRandomAccessCollection([ChatMessage.own("Hi").with(reactions: ["like"])]),
            appearance: appearance)
        XCTAssertFalse(options.contains(.reactions))
    }

    func testFailedMessageHasErrorIndicator() {
        for state in [LocalMessageState.sendingFailed, .syncingFailed, .deletingFailed] {
            let options = options([.own("Hi").with { $0.localState = state }])
            XCTAssertTrue(options.contains(.errorIndicator), "\(state)")
            XCTAssertFalse(options.contains(.deliveryStatusIndicator), "\(state)")
        }
    }

    func testDeliveryStatusFollowsReadEvents() {
        let silent = ChatChannel.group { $0.readEventsEnabled = false }
        XCTAssertFalse(options([.own("Hi")], in: silent).contains(.deliveryStatusIndicator))
        let pending = ChatMessage.own("Hi").with { $0.localState = .pendingSend }
        XCTAssertTrue(options([pending], in: silent).contains(.deliveryStatusIndicator))
        XCTAssertFalse(options([.incoming("Hi")]).contains(.deliveryStatusIndicator))
    }

    func testTranslation() {
        let translated = ChatMessage.incoming("Hola").with { $0.translations = [.english: "Hello"] }
        var channel = ChatChannel.group()
        channel.membership = ChatChannelMember(user: ChatUser(id: "luke", language: .english))
        XCTAssertFalse(options([translated], in: channel).contains(.translation))

        let resolver = ChatMessageLayoutOptionsResolver()
        var components = Components()
        components.messageAutoTranslationEnabled = true
        resolver.components = components
        XCTAssertTrue(options([translated], in: channel, resolver: resolver).contains(.translation))
        XCTAssertFalse(options([.incoming("Hola")], in: channel, resolver: resolver).contains(.translation))
    }

    // MARK: Groups

    private func group(_ first: ChatMessage, _ second: ChatMessage, after seconds: TimeInterval) -> [ChatMessage] {
        let later = second.with { $0.createdAt = first.createdAt.addingTimeInterval(seconds) }
        return [later, first]
    }

    func testMessageWithinAMinuteContinuesTheGroup() {
        let messages = group(.incoming("One"), .incoming("Two"), after: 60)
        XCTAssertEqual(options(messages, at: 1), [.bubble, .continuousBubble, .avatarSizePadding, .text])
        XCTAssertEqual(options(messages, at: 0), [.bubble, .timestamp, .text, .avatar, .authorName])
    }

    func testOwnMessageOfAGroupHasNoPadding() {
        let messages = group(.own("One"), .own("Two"), after: 1)
        XCTAssertEqual(options(messages, at: 1), [.bubble, .continuousBubble, .flipped, .text])
    }

    func testLaterMessageBeginsAGroup() {
        XCTAssertTrue(options(group(.own("One"), .own("Two"), after: 60.5), at: 1).contains(.timestamp))
    }

    func testOtherAuthorBeginsAGroup() {
        XCTAssertTrue(options(group(.own("One"), .incoming("Two"), after: 1), at: 1).contains(.timestamp))
    }

    func testSingleMessagesEndAGroup() {
        for type in [MessageType.error, .ephemeral, .system] {
            let messages = group(.own("One"), ChatMessage.own("Two").with { $0.type = type }, after: 1)
            XCTAssertTrue(options(messages, at: 1).contains(.timestamp), "\(type)")
        }
    }

    func testEditedMessageEndsAGroupIfItHasANote() {
        let edited = ChatMessage.own("One").with { $0.textUpdatedAt = fixtureDate }
        XCTAssertFalse(options(group(edited, .own("Two"), after: 1), at: 1).contains(.timestamp))

        let resolver = ChatMessageLayoutOptionsResolver()
        var components = Components()
        components.isMessageEditedLabelEnabled = true
        resolver.components = components
        let options = options(group(edited, .own("Two"), after: 1), at: 1, resolver: resolver)
        XCTAssertTrue(options.contains(.timestamp))
    }

    func testLengthOfAGroupsPause() {
        let resolver = ChatMessageLayoutOptionsResolver(minTimeIntervalBetweenMessagesInGroup: 30)
        XCTAssertEqual(resolver.maxTimeIntervalBetweenMessagesInGroup, 30)
        let messages = group(.own("One"), .own("Two"), after: 31)
        XCTAssertTrue(options(messages, at: 1, resolver: resolver).contains(.timestamp))
    }

    // MARK: Overriding

    func testOverridingEitherMethodTakesEffect() {
        final class OfFour: ChatMessageLayoutOptionsResolver {
            override func optionsForMessage(
                at indexPath: IndexPath, in channel: ChatChannel,
                with messages: AnyRandomAccessCollection<ChatMessage>, appearance: Appearance
            ) -> ChatMessageLayoutOptions {
                var options = super.optionsForMessage(
                    at: indexPath, in: channel, with: messages, appearance: appearance)
                options.remove([.flipped, .timestamp])
                options.insert([.avatar])
                return options
            }
        }
        final class OfThree: ChatMessageLayoutOptionsResolver {
            override func optionsForMessage(
                at indexPath: IndexPath, in channel: _ChatChannel<NoExtraData>,
                with messages: AnyRandomAccessCollection<_ChatMessage<NoExtraData>>
            ) -> ChatMessageLayoutOptions {
                var options = super.optionsForMessage(at: indexPath, in: channel, with: messages)
                options.remove(.bubble)
                return options
            }
        }
        XCTAssertEqual(
            options([.own("Hi")], resolver: OfFour()), [.bubble, .avatar, .text, .deliveryStatusIndicator])
        XCTAssertEqual(
            options([.own("Hi").with(reactions: ["like"])], resolver: OfThree()),
            [.flipped, .timestamp, .text, .deliveryStatusIndicator, .reactions])
    }

    // MARK: The set

    func testIdentifierIsTheSameForEqualOptions() {
        let options: ChatMessageLayoutOptions = [.text, .bubble, "shareAttachments", .flipped]
        XCTAssertEqual(options.id, "bubble-flipped-shareAttachments-text")
    }

    func testRoundedCornersLeaveOutTheAuthorsSide() {
        XCTAssertEqual(
            ChatMessageLayoutOptions([.bubble]).roundedCorners,
            [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner])
        XCTAssertEqual(
            ChatMessageLayoutOptions([.bubble, .flipped]).roundedCorners,
            [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner])
        XCTAssertEqual(
            ChatMessageLayoutOptions([.bubble, .flipped, .continuousBubble]).roundedCorners,
            [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
}
