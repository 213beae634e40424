import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import XCTest

@testable import ChatUI

/// What messages look like, as pictures; where a number can say it, another test does.
final class GoldenTests: XCTestCase {
    private let width: CGFloat = 280

    private func later(_ minutes: Double) -> Date { fixtureDate.addingTimeInterval(minutes * 60) }

    private func screen(_ messages: ChatMessage..., members: Int = 3, days: Bool = false) -> MessagesScreen {
        MessagesScreen(
            channel: .group(members: members), messages: messages, currentUserId: ChatUser.luke.id,
            showsDateSeparators: days)
    }

    /// A question and its answer, with what most messages have.
    private var exchange: MessagesScreen {
        screen(
            .incoming("Is the base still hidden?").with(reactions: ["like"]),
            .own("So far, yes. Nobody has looked under the ice.", at: later(1)).with { $0.readBy = [.leia] })
    }

    // MARK: Kinds of messages

    func testOwnMessages() {
        assertGolden(
            of: screen(.own("Two bubbles,"), .own("one group.", id: "2", at: later(0.1))), width: width)
    }

    func testIncomingMessageHasAvatarAndName() {
        assertGolden(of: screen(.incoming("We’ve analyzed their attack, and there is a danger.")), width: width)
    }

    func testReactions() {
        assertGolden(
            of: screen(
                .own("Great shot, kid!").with(reactions: ["love", "haha"]),
                .incoming("That was one in a million.", at: later(1)).with(reactions: ["like", "wow", "sad"])),
            width: width)
    }

    func testQuotedReplyWithThread() {
        let reply = ChatMessage.incoming("I know.").with {
            $0.quotedMessage = .own("I have a bad feeling about this.", id: "quoted")
            $0.replyCount = 3
            $0.threadParticipants = [.vader]
        }
        assertGolden(of: screen(reply), width: width)
    }

    func testDeletedMessages() {
        let deleted = later(2)
        assertGolden(
            of: screen(
                .own("Gone").with { $0.deletedAt = deleted },
                .incoming("Gone", at: later(1)).with { $0.deletedAt = deleted }),
            width: width)
    }

    func testFailedMessage() {
        assertGolden(of: screen(.own("Is anybody there?").with { $0.localState = .sendingFailed }), width: width)
    }

    func testDelivery() {
        assertGolden(
            of: screen(
                .own("Read by two", id: "1").with { $0.readBy = [.leia, .vader] },
                .own("Sent", id: "2", at: later(2)),
                .own("On its way", id: "3", at: later(4)).with { $0.localState = .pendingSend }),
            width: width)
    }

    func testEmojiOnly() {
        assertGolden(of: screen(.incoming("👩🏽‍🚀🇳🇱👍")), width: width)
    }

    func testDateSeparator() {
        assertGolden(of: screen(.incoming("First of its day"), days: true), width: width)
    }

    // MARK: Settings

    func testDark() {
        assertGolden(of: exchange, width: width, settings: RenderSettings(scale: 2, appearance: .dark))
    }

    func testExtraExtraExtraLarge() {
        assertGolden(
            of: exchange, width: width, settings: RenderSettings(scale: 2, contentSize: .extraExtraExtraLarge))
    }

    func testRightToLeft() {
        assertGolden(of: exchange, width: width, settings: RenderSettings(scale: 2, direction: .rightToLeft))
    }

    // MARK: A whole conversation

    func testExampleConversation() throws {
        let package = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let example = package.appendingPathComponent("Examples/EvilzGROUP.yaml")
        let conversation = try ConversationReader.read(contentsOf: example.path).conversations[0]
        assertGolden(
            of: MessagesScreen(
                channel: conversation.channel, messages: conversation.messages,
                currentUserId: conversation.currentUser?.id),
            width: 390, settings: RenderSettings(scale: 1))
    }
}
