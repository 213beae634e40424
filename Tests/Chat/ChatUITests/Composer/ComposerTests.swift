import ChatModels
import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// The appearance of the composer's content.
@MainActor @preconcurrency
final class ComposerTests: XCTestCase {
    private func makeComposer(
        _ channel: ChatChannel = .group { $0.commands = [Command(name: "giphy", args: "[text]")] },
        _ change: (inout ComposerVC.Content) -> Void = { _ in }
    ) -> ComposerVC {
        let composer = ComposerVC()
        composer.channelController = ChatChannelController(client: ChatClient(), channel: channel)
        change(&composer.content)
        return composer
    }

    private func frame(of composer: ComposerVC, width: CGFloat = 360) -> Frame {
        composer.makeFrame(proposing: ProposedSize(width: width))
    }

    private func visibleButtons(of composer: ComposerVC) -> [String] {
        let view = composer.composerView
        let buttons: [(UIView, String)] = [
            (view.attachmentButton, "attachment"), (view.commandsButton, "commands"),
            (view.shrinkInputButton, "shrink"), (view.sendButton, "send"), (view.confirmButton, "confirm"),
            (view.cooldownView, "cooldown"),
        ]
        return buttons.filter { !$0.0.isHidden }.map(\.1)
    }

    // MARK: Sizes

    func testEmptyComposerIsAsHighAsItsButtons() {
        let composer = makeComposer()
        let frame = frame(of: composer)

        XCTAssertEqual(frame.rect.height, 56)
        XCTAssertEqual(frame.rect(of: "InputChatMessageView"), CGRect(x: 62, y: 10, width: 257, height: 38))
    }

    func testFieldGrowsWithItsTextUpToALimit() {
        let two = makeComposer { $0.text = "One line,\nand another." }
        XCTAssertEqual(frame(of: two).rect(of: "InputChatMessageView")?.height, 60)

        let many = makeComposer { $0.text = (1...20).map { "Line \($0)" }.joined(separator: "\n") }
        XCTAssertEqual(frame(of: many).rect(of: "InputChatMessageView")?.height, 120)
    }

    func testLargeTextMakesTheFieldHigher() {
        RenderSettings.withCurrent(RenderSettings(contentSize: .extraExtraExtraLarge)) {
            let composer = makeComposer { $0.text = "Large" }
            XCTAssertEqual(frame(of: composer).rect(of: "InputChatMessageView")?.height, 45)
        }
    }

    func testFieldTakesTheSpaceOfHiddenButtons() {
        let composer = makeComposer { $0.text = "Hello" }
        let rect = frame(of: composer).rect(of: "InputChatMessageView")

        XCTAssertEqual(rect?.minX, 34, "the shrink button is left")
        XCTAssertEqual(rect?.maxX, 319)
    }

    func testRightToLeftIsMirrored() {
        RenderSettings.withCurrent(RenderSettings(direction: .rightToLeft)) {
            let rect = frame(of: makeComposer()).rect(of: "InputChatMessageView")
            XCTAssertEqual(rect?.minX, 41)
            XCTAssertEqual(rect?.maxX, 298)
        }
    }

    // MARK: Buttons

    func testButtonsFollowTheContent() {
        let cases: [((inout ComposerVC.Content) -> Void, [String])] = [
            ({ _ in }, ["attachment", "commands", "send"]),
            ({ $0.text = "Hello" }, ["shrink", "send"]),
            ({ $0.editMessage(.own("Hello")) }, ["shrink", "confirm"]),
            ({ $0.addCommand(Command(name: "giphy", args: "[text]")) }, ["send"]),
            ({ $0.slowMode(cooldown: 12) }, ["attachment", "commands", "cooldown"]),
        ]
        for (change, buttons) in cases {
            let composer = makeComposer(.group { $0.commands = [Command(name: "giphy")] }, change)
            _ = frame(of: composer)
            XCTAssertEqual(visibleButtons(of: composer), buttons)
        }
    }

    func testButtonsFollowTheAbilities() {
        let plain = makeComposer(.group())
        _ = frame(of: plain)
        XCTAssertEqual(visibleButtons(of: plain), ["attachment", "send"], "there are no commands")

        var silent = ChatChannel.group { $0.commands = [Command(name: "giphy")] }
        silent.ownCapabilities = [.uploadFile]
        let composer = makeComposer(silent)
        _ = frame(of: composer)
        XCTAssertEqual(visibleButtons(of: composer), ["send"])
        XCTAssertFalse(composer.composerView.sendButton.isEnabled)
        XCTAssertEqual(
            composer.composerView.inputMessageView.textView.placeholderLabel.text,
            "You can't send messages in this channel")
    }

    func testSlowModeIsSkippedWithTheCapability() {
        var channel = ChatChannel.group()
        channel.ownCapabilities.insert(.skipSlowMode)
        let composer = makeComposer(channel) { $0.slowMode(cooldown: 10) }
        _ = frame(of: composer)

        XCTAssertFalse(visibleButtons(of: composer).contains("cooldown"))
        XCTAssertEqual(composer.composerView.inputMessageView.textView.placeholderLabel.text, "Send a message")
    }

    func testSendingNeedsSomethingToSend() {
        let cases: [((inout ComposerVC.Content) -> Void, Bool)] = [
            ({ _ in }, false),
            ({ $0.text = "  \n" }, false),
            ({ $0.text = "Hello" }, true),
            ({ $0.attachments = [Self.file] }, true),
            ({ $0.addCommand(Command(name: "mute", args: "[@user]")) }, false),
            ({ $0.addCommand(Command(name: "roll")) }, true),
        ]
        for (index, (change, isEnabled)) in cases.enumerated() {
            let composer = makeComposer(.group(), change)
            _ = frame(of: composer)
            XCTAssertEqual(composer.composerView.sendButton.isEnabled, isEnabled, "case \(index)")
        }
    }

    private static let file = AnyAttachmentPayload(
        FileAttachmentPayload(
            title: "plans.pdf", assetURL: URL(fileURLWithPath: "/plans.pdf"),
            file: AttachmentFile(type: .pdf, size: 1_200_000)))

    // MARK: Parts

    func testHeaderShowsTheMode() {
        let quoting = makeComposer { $0.quoteMessage(.incoming("Quoted")) }
        _ = frame(of: quoting)
        XCTAssertEqual(quoting.composerView.titleLabel.text, "Reply to Message")
        XCTAssertNotNil(quoting.composerView.inputMessageView.quotedMessageView.superview)

        quoting.composerView.dismissButton.sendActions(for: .touchUpInside)
        XCTAssertTrue(quoting.composerView.headerView.isHidden)
        XCTAssertNil(quoting.composerView.inputMessageView.quotedMessageView.superview)
    }

    func testThreadHasACheckbox() {
        let composer = makeComposer { $0.threadMessage = .incoming("Root") }
        XCTAssertEqual(frame(of: composer).rect.height, 96)
        XCTAssertEqual(composer.composerView.checkboxControl.label.text, "Also send in channel")
        composer.composerView.checkboxControl.sendActions(for: .touchUpInside)
        XCTAssertTrue(composer.composerView.checkboxControl.isSelected)

        let direct = ChatChannel(cid: ChannelId(type: .messaging, id: "!members-x"), memberCount: 2)
        let other = makeComposer(direct) { $0.threadMessage = .incoming("Root") }
        _ = frame(of: other)
        XCTAssertEqual(other.composerView.checkboxControl.label.text, "Also send as direct message")
    }

    func testLongListOfFilesIsCutOff() {
        let heights = (1...5).map { count in
            frame(of: makeComposer { $0.attachments = Array(repeating: Self.file, count: count) })
                .rect(of: "InputChatMessageView")?.height ?? 0
        }
        XCTAssertEqual(heights, [116, 178, 240, 248, 248])
    }

    func testAttachmentIsRemoved() {
        let composer = makeComposer { $0.attachments = [Self.file, Self.file] }
        _ = frame(of: composer)
        composer.attachmentsVC.didTapRemoveItemButton?(0)

        XCTAssertEqual(composer.content.attachments.count, 1)
    }

    func testLinksAreShownOnlyIfAskedFor() {
        let payload = LinkAttachmentPayload(originalURL: URL(fileURLWithPath: "/page"), title: "A page")
        let plain = makeComposer { $0.text = "https://getstream.io" }
        plain.linkPreview = payload
        XCTAssertNil(frame(of: plain).rect(of: "ComposerLinkPreviewView"))

        ConfigurationScope.run {
            Components.default.isComposerLinkPreviewEnabled = true
            let composer = makeComposer { $0.text = "https://getstream.io" }
            composer.linkPreview = payload
            XCTAssertEqual(frame(of: composer).rect(of: "ComposerLinkPreviewView")?.height, 35)
            composer.composerView.linkPreviewView.closeButton.sendActions(for: .touchUpInside)
            XCTAssertTrue(composer.composerView.linkPreviewView.isHidden)
        }
    }

    func testControlsAreReplaceable() {
        final class Tick: CheckboxControl {}
        final class Cross: UIButton {}
        ConfigurationScope.run {
            Components.default.checkmarkControl = Tick.self
            Components.default.closeButton = Cross.self
            let view = ComposerView()
            XCTAssertTrue(view.checkboxControl is Tick)
            XCTAssertTrue(view.dismissButton is Cross)
        }
    }

    func testPartsAreReplaceable() {
        final class Field: InputTextView {}
        final class Button: SendButton {}
        ConfigurationScope.run {
            Components.default.inputTextView = Field.self
            Components.default.sendButton = Button.self
            let composer = makeComposer()
            _ = frame(of: composer)
            XCTAssertTrue(composer.composerView.inputMessageView.textView is Field)
            XCTAssertTrue(composer.composerView.sendButton is Button)
        }
    }
}
