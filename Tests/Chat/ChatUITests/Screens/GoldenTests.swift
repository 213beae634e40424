import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// The appearance of messages as pictures, if it can't be tested by numbers.
@MainActor @preconcurrency
final class GoldenTests: XCTestCase {
    private let width: CGFloat = 280

    /// One pixel per point, where drawing is hardest and files are small.
    private let settings = RenderSettings(scale: 1)

    private func later(_ minutes: Double) -> Date { fixtureDate.addingTimeInterval(minutes * 60) }

    private func screen(_ messages: ChatMessage..., members: Int = 3, days: Bool = false) -> MessagesScreen {
        MessagesScreen(
            channel: .group(members: members), messages: messages, currentUserId: ChatUser.luke.id,
            showsDateSeparators: days)
    }

    /// A question and its answer, with the common parts of messages.
    private var exchange: MessagesScreen {
        screen(
            .incoming("Is the base still hidden?").with(reactions: ["like"]),
            .own("So far, yes. Nobody has looked under the ice.", at: later(1)).with { $0.readByCount = 1 })
    }

    // MARK: Kinds of messages

    func testOwnMessages() {
        assertGolden(
            of: screen(.own("Two bubbles,"), .own("one group.", id: "2", at: later(0.1))), width: width)
    }

    func testIncomingMessageHasAvatarAndName() {
        assertGolden(
            of: screen(.incoming("We’ve analyzed their attack, and there is a danger.")), width: width,
            settings: settings)
    }

    func testReactions() {
        assertGolden(
            of: screen(
                .own("Great shot, kid!").with(reactions: ["love", "haha"]),
                .incoming("That was one in a million.", at: later(1)).with(reactions: ["like", "wow", "sad"])),
            width: width, settings: settings)
    }

    func testQuotedReplyWithThread() {
        let reply = ChatMessage.incoming("I know.").with {
            $0.quotedMessage = .own("I have a bad feeling about this.", id: "quoted")
            $0.replyCount = 3
            $0.threadParticipants = [.vader]
        }
        assertGolden(of: screen(reply), width: width, settings: settings)
    }

    func testDeletedMessages() {
        let deleted = later(2)
        assertGolden(
            of: screen(
                .own("Gone").with { $0.deletedAt = deleted },
                .incoming("Gone", at: later(1)).with { $0.deletedAt = deleted }),
            width: width, settings: settings)
    }

    func testFailedMessage() {
        assertGolden(of: screen(.own("Is anybody there?").with { $0.localState = .sendingFailed }), width: width)
    }

    func testDelivery() {
        assertGolden(
            of: screen(
                .own("Read by two", id: "1").with { $0.readByCount = 2 },
                .own("Sent", id: "2", at: later(2)),
                .own("On its way", id: "3", at: later(4)).with { $0.localState = .pendingSend }),
            width: width, settings: settings)
    }

    func testEmojiOnly() {
        assertGolden(of: screen(.incoming("👩🏽‍🚀🇳🇱👍")), width: width, settings: settings)
    }

    func testDateSeparator() {
        assertGolden(of: screen(.incoming("First of its day"), days: true), width: width, settings: settings)
    }

    // MARK: Settings

    func testDark() {
        assertGolden(of: exchange, width: width, settings: RenderSettings(scale: 1, appearance: .dark))
    }

    func testExtraExtraExtraLarge() {
        assertGolden(
            of: exchange, width: width, settings: RenderSettings(scale: 1, contentSize: .extraExtraExtraLarge))
    }

    func testRightToLeft() {
        assertGolden(of: exchange, width: width, settings: RenderSettings(scale: 1, direction: .rightToLeft))
    }

    // MARK: A conversation from a file

    func testNewestMessagesOfAnExample() throws {
        let package = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let example = package.appendingPathComponent("Examples/EvilzGROUP.yaml")
        let conversation = try ConversationReader.read(contentsOf: example.path).conversations[0]
        let screen = MessagesScreen(
            channel: conversation.channel, messages: conversation.messages,
            currentUserId: conversation.currentUser?.id)
        let frame = RenderSettings.withCurrent(settings) { screen.makeFrame(of: 5..<8, width: width) }
        assertGolden(of: frame, settings: settings)
    }
}
