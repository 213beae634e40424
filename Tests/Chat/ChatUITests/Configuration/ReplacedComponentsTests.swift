import ChatModels
import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// Every component is created from its type in `Components`.
@MainActor @preconcurrency
final class ReplacedComponentsTests: XCTestCase {
    func testEveryMemberThatIsATypeIsInTheTable() {
        let members = Mirror(reflecting: Components()).children.compactMap { child in
            child.value is Any.Type ? child.label : nil
        }
        XCTAssertGreaterThan(members.count, 100)
        XCTAssertEqual(members.sorted(), Replacement.all.map(\.name).sorted())
    }

    func testReplacedComponentsAreShown() throws {
        let trace = try ConfigurationScope.run {
            for replacement in Replacement.all { replacement.apply(&Components.default) }
            Components.default.isJumpToUnreadEnabled = true
            Components.default.isVoiceRecordingEnabled = true
            Components.default.isChatChannelListStatesEnabled = true
            Components.default.isComposerLinkPreviewEnabled = true
            Components.default.messageListDateSeparatorEnabled = true
            return try ComponentScenes().trace()
        }
        for replacement in Replacement.all {
            let isDrawn = replacement.type is UIView.Type
            let name = String(describing: replacement.type)
            XCTAssertTrue(
                isDrawn ? trace.drawn.contains(name) : trace.uses(replacement.type),
                "\(replacement.name) is not used for what is \(isDrawn ? "drawn" : "made")")
        }
    }

    // MARK: Single views

    /// Two messages, one below the other; the second is customized before its parts are created.
    private func twoMessages(secondOne customize: (ChatMessageContentView) -> Void = { _ in }) -> Frame {
        let views = ["One", "Two"].map { text in
            let view = ChatMessageContentView()
            if text == "Two" { customize(view) }
            view.setUpLayoutIfNeeded(options: [.bubble, .text, .quotedMessage], attachmentViewInjectorType: nil)
            view.channel = .group()
            view.content = ChatMessage.incoming(text).with { $0.quotedMessage = .own("Quoted") }
            return view
        }
        return VContainer { views }.makeFrame(proposing: ProposedSize(width: 360))
    }

    func testAViewCanHaveItsOwnComponentsAndAppearance() throws {
        let frame = twoMessages { view in
            view.components.avatarView = OwnAvatarView.self
            view.components.messageBubbleView = OwnMessageBubbleView.self
            view.appearance.colorPalette.text = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        let messages = frame.all(of: "ChatMessageContentView")
        XCTAssertEqual(messages.count, 2)
        for (name, own) in [("ChatAvatarView", "OwnAvatarView"), ("ChatMessageBubbleView", "OwnMessageBubbleView")] {
            XCTAssertEqual(messages.map { $0.all(of: name).count }, [1, 0])
            XCTAssertEqual(messages.map { $0.all(of: own).count }, [0, 1])
        }
        let colors = messages.map { message in message.all(of: "UITextView").map(\.textColor) }
        XCTAssertEqual(colors, [[.black, .black], Array(repeating: RGBA(hex: 0xFF0000), count: 2)])
    }

    func testAQuotedMessageCanHaveACustomAvatar() {
        class BorderedQuote: QuotedChatMessageView {
            lazy var ownAvatarView = OwnAvatarView()
            override var authorAvatarView: ChatAvatarView { ownAvatarView }
        }
        ConfigurationScope.run {
            XCTAssertEqual(twoMessages().all(of: "OwnAvatarView").count, 0)
            Components.default.quotedMessageView = BorderedQuote.self
            XCTAssertEqual(twoMessages().all(of: "OwnAvatarView").count, 2)
        }
    }
}

extension Frame {
    /// The frames that a type creates, from back to front.
    fileprivate func all(of type: String) -> [Frame] {
        var found: [Frame] = []
        forEach { frame, _ in
            if frame.origin.type == type { found.append(frame) }
        }
        return found
    }

    fileprivate var textColor: RGBA? {
        guard case .text(let content) = content else { return nil }
        return content.runs.first?.color
    }
}
