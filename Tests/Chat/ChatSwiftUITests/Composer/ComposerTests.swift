import ChatModels
import ChatSwiftUI
import Foundation
import Frames
import HeadlessSwiftUI
import XCTest

/// Positions in images of StreamChatSwiftUI 4.69, in points.
final class ComposerTests: XCTestCase {
    private static let channel = ChatChannel(
        cid: ChannelId(type: .messaging, id: "general"),
        config: ChannelConfig(commands: [Command(name: "giphy", args: "[text]")]),
        lastActiveMembers: [
            ChatChannelMember(user: ChatUser(id: "leia", name: "Leia")),
            ChatChannelMember(user: ChatUser(id: "luke", name: "Luke")),
        ])

    /// A composer whose state is changed before it is drawn.
    private func scene(
        height: CGFloat? = nil, thread: ChatMessage? = nil, quoted: ChatMessage? = nil, edited: ChatMessage? = nil,
        _ change: @escaping @MainActor (MessageComposerViewModel) -> Void = { _ in }
    ) -> DrawnScene {
        DrawnScene(width: 360, height: height) {
            let controller = ChatChannelController(client: ChatClient(), channel: Self.channel)
            let replies = thread.map {
                ChatMessageController(client: ChatClient(), cid: Self.channel.cid, message: $0)
            }
            let model = MessageComposerViewModel(channelController: controller, messageController: replies)
            change(model)
            return MessageComposerView(
                viewFactory: DefaultViewFactory.shared, viewModel: model, channelController: controller,
                messageController: replies, quotedMessage: .constant(quoted), editedMessage: .constant(edited),
                onMessageSent: {})
        }
    }

    func testAtRest() {
        let scene = scene()
        XCTAssertEqual(scene.frame.rect.size, CGSize(width: 360, height: 54))
        XCTAssertEqual(scene.rects("ComposerInputView"), [CGRect(x: 54.67, y: 8, width: 269.33, height: 38)])
        XCTAssertEqual(scene.rects("SendMessageButton"), [CGRect(x: 332, y: 18, width: 20, height: 20)])
        XCTAssertEqual(scene.rects("PickerTypeButton").map(\.minX), [8, 38.67])
        XCTAssertEqual(scene.texts, ["Send a message"])
    }

    func testTypedTextMakesTheFieldHigherUpToTwoLines() {
        XCTAssertEqual(scene { $0.text = "Hello" }.frame.rect.height, 54, accuracy: 0.01)
        let two = scene { $0.text = "One\nTwo" }
        XCTAssertEqual(two.rects("ComposerInputView")[0].height, 58.33, accuracy: 0.34)
        XCTAssertEqual(two.rects("SendMessageButton")[0].maxY, two.frame.rect.height - 16, accuracy: 0.01)
        let many = scene { $0.text = "One\nTwo\nThree\nFour\nFive" }
        XCTAssertEqual(many.rects("ComposerInputView")[0].height, 76, accuracy: 0.01)
    }

    func testALongTextShowsItsEnd() throws {
        let scene = scene { $0.text = "One\nTwo\nThree\nFour\nFive" }
        let field = try XCTUnwrap(scene.rects("ComposerInputView").first)
        let text = try XCTUnwrap(scene.rects("Text").first)
        XCTAssertEqual(text.maxY, field.maxY - 8, accuracy: 0.34)
        XCTAssertLessThan(text.minY, field.minY)
    }

    func testTheFieldShowsWhyNothingCanBeSent() {
        let frozen = DrawnScene(width: 360, height: nil) {
            var channel = Self.channel
            channel.ownCapabilities = []
            return MessageComposerView(
                viewFactory: DefaultViewFactory.shared,
                channelController: ChatChannelController(client: ChatClient(), channel: channel),
                quotedMessage: .constant(nil), editedMessage: .constant(nil), onMessageSent: {})
        }
        XCTAssertEqual(frozen.texts, ["You can't send messages in this channel"])
        XCTAssertTrue(frozen.rects("PickerTypeButton").count == 1, "Files can't be sent, commands can be chosen.")
        let slow = scene { $0.cooldownDuration = 15 }
        XCTAssertEqual(slow.texts, ["Slow mode ON", "15"])
        XCTAssertEqual(slow.rects("SendMessageButton"), [])
    }

    func testHeadersShowTheMode() {
        let message = Fixture.message("The message")
        XCTAssertEqual(scene(edited: message).texts, ["Edit Message", "The message"])
        XCTAssertEqual(scene(quoted: message).texts, ["Reply to Message", "The message", "Send a message"])
        XCTAssertEqual(scene(thread: message).texts, ["Send a message", "Also send in channel"])
    }

    func testSuggestionsAreAboveTheComposer() throws {
        let commands = scene(height: 54) { $0.text = "/gi" }
        XCTAssertTrue(commands.texts.contains("/giphy [text]"))
        XCTAssertLessThanOrEqual(try XCTUnwrap(commands.rects("InstantCommandsView").first).maxY, 0.01)
        let mentions = scene(height: 54) { $0.text = "Ask @le" }
        XCTAssertTrue(mentions.texts.contains("Leia"))
        XCTAssertFalse(mentions.texts.contains("Luke"))
        let high = scene(height: 76) { $0.text = "One\nTwo @le" }
        XCTAssertLessThanOrEqual(try XCTUnwrap(high.rects("MentionUsersView").first).maxY, 0.01)
        for text in ["mail@le", "/giphy ", "look at /gi", "@nobody"] {
            XCTAssertEqual(scene { $0.text = text }.texts, [text], "nothing to suggest")
        }
    }

    func testAChosenSuggestionIsInserted() async {
        await MainActor.run {
            let model = MessageComposerViewModel(
                channelController: ChatChannelController(client: ChatClient(), channel: Self.channel),
                messageController: nil)
            model.text = "Ask @le"
            XCTAssertTrue(model.showSuggestionsOverlay)
            let text = Binding(get: { model.text }, set: { model.text = $0 })
            let command = Binding(get: { model.composerCommand }, set: { model.composerCommand = $0 })
            model.handleCommand(
                for: text, selectedRangeLocation: .constant(0), command: command,
                extraData: ["chatUser": ChatUser(id: "leia", name: "Leia")])
            XCTAssertEqual(model.text, "Ask @Leia ")
            XCTAssertFalse(model.showSuggestionsOverlay)
        }
    }

    func testAddedFilesAreInTheField() {
        let scene = scene { model in
            model.addedFileURLs = [URL(fileURLWithPath: "/plan.pdf"), URL(fileURLWithPath: "/notes.txt")]
        }
        XCTAssertEqual(scene.texts, ["plan.pdf", "notes.txt", "Send a message"])
        XCTAssertEqual(scene.rects("DiscardAttachmentButton").count, 2)
    }

    func testTheDiscOfSlowMode() {
        let scene = DrawnScene(width: 36, height: 36) {
            DefaultViewFactory.shared.makeTrailingComposerView(enabled: true, cooldownDuration: 15, onTap: {})
                .frame(width: 36, height: 36)
        }
        let disc = scene.rects("SlowModeView")[0]
        XCTAssertEqual(disc.minX, 1, accuracy: 0.67)
        XCTAssertEqual(disc.minY, 1, accuracy: 0.01)
        XCTAssertEqual(disc.width, 34, accuracy: 1)
    }
}
