import ChatModels
import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// Quoted messages 360 points wide.
@MainActor @preconcurrency
final class QuotedMessageTests: XCTestCase {
    private func attachment(_ payload: some AttachmentPayload) -> AnyChatMessageAttachment {
        ChatMessageAttachment(
            id: AttachmentId(cid: ChannelId(type: .messaging, id: "rebels"), messageId: "quoted", index: 0),
            type: Swift.type(of: payload).type, payload: payload
        ).asAnyAttachment
    }

    private func frame(
        _ message: ChatMessage, _ alignment: QuotedAvatarAlignment = .leading, channel: ChatChannel? = nil,
        width: CGFloat = 360, of type: QuotedChatMessageView.Type = QuotedChatMessageView.self
    ) -> Frame {
        let view = type.init()
        view.content = QuotedChatMessageView.Content(message: message, avatarAlignment: alignment, channel: channel)
        let host = Host(view)
        return withExtendedLifetime(host) { view.makeFrame(proposing: ProposedSize(width: width)) }
    }

    private func text(in frame: Frame) -> TextContent? {
        guard case .text(let text) = frame.first(named: "UITextView")?.content else { return nil }
        return text
    }

    private func box(in frame: Frame) -> Frame? {
        var box: Frame?
        frame.forEach { frame, _ in if frame.border != nil, box == nil { box = frame } }
        return box
    }

    private let link = LinkAttachmentPayload(originalURL: URL(string: "https://www.yoda.com")!)

    // MARK: Text

    func testHeights() {
        XCTAssertEqual(frame(.incoming("Hello Vader!")).rect.height, 52)
        let file = FileAttachmentPayload(title: "Data.csv", assetURL: URL(fileURLWithPath: "/Data.csv"))
        let withFile = ChatMessage.incoming("Hello!").with { $0.allAttachments = [self.attachment(file)] }
        XCTAssertEqual(frame(withFile).rect.height, 66)
        let long = withFile.with { $0.text = "Hello Darth Vader! Where is my light saber?" }
        XCTAssertEqual(frame(long).rect.height, 72)
    }

    /// As on iOS: a switch to dark mode sets the text again, in the font of the app.
    func testHeightsUnderTraits() {
        for (size, style, height) in [
            (UIContentSizeCategory.small, UIUserInterfaceStyle.dark, 52), (.small, .light, 50),
            (.extraExtraExtraLarge, .light, 58),
        ] as [(UIContentSizeCategory, UIUserInterfaceStyle, CGFloat)] {
            let view = QuotedChatMessageView()
            view.content = .init(message: .incoming("Hello Vader!"), avatarAlignment: .leading)
            let host = Host(view)
            host.view.overrideTraits(
                UITraitCollection { traits in
                    traits.preferredContentSizeCategory = size
                    traits.userInterfaceStyle = style
                })
            XCTAssertEqual(view.makeFrame(proposing: ProposedSize(width: 360)).rect.height, height)
        }
    }

    func testRecordingFollowsTheTraitsOfItsView() throws {
        let recording = VoiceRecordingAttachmentPayload(voiceRecordingURL: URL(fileURLWithPath: "/r.aac"), duration: 12)
        let view = QuotedChatMessageView()
        view.content = .init(
            message: .incoming("").with { $0.allAttachments = [self.attachment(recording)] }, avatarAlignment: .leading)
        let host = Host(view)
        for (direction, isMirrored) in [(UITraitEnvironmentLayoutDirection.leftToRight, false), (.rightToLeft, true)] {
            host.view.overrideTraits(
                UITraitCollection { traits in
                    traits.layoutDirection = direction
                    traits.preferredContentSizeCategory = .extraExtraExtraLarge
                })
            let frame = view.makeFrame(proposing: ProposedSize(width: 360))
            XCTAssertEqual(frame.rect.height, 92)
            let icon = try XCTUnwrap(frame.rect(of: "fileIconImageView"))
            XCTAssertEqual(icon.midX < 180, isMirrored)
        }
    }

    func testLeadingAvatar() {
        let frame = frame(.incoming("Hello Vader!"))
        XCTAssertEqual(frame.rect(of: "ChatAvatarView"), CGRect(x: 8, y: 20, width: 24, height: 24))
        XCTAssertEqual(box(in: frame)?.rect.width, 312)
        XCTAssertEqual(
            box(in: frame)?.corners, CornerRadii(topLeft: 16, topRight: 16, bottomRight: 16, bottomLeft: 0))
    }

    func testTrailingAvatar() {
        let frame = frame(.incoming("Hello Vader!"), .trailing)
        XCTAssertEqual(frame.rect(of: "ChatAvatarView"), CGRect(x: 328, y: 20, width: 24, height: 24))
        XCTAssertEqual(
            box(in: frame)?.corners, CornerRadii(topLeft: 16, topRight: 16, bottomRight: 0, bottomLeft: 16))
    }

    func testAlignmentMayChange() {
        let view = QuotedChatMessageView()
        let host = Host(view)
        for alignment in [QuotedAvatarAlignment.trailing, .leading, .trailing] {
            view.content = QuotedChatMessageView.Content(
                message: .incoming("Hello Vader!"), avatarAlignment: alignment)
        }
        let frame = withExtendedLifetime(host) { view.makeFrame(proposing: ProposedSize(width: 360)) }
        XCTAssertEqual(frame.rect(of: "ChatAvatarView")?.minX, 328)
        XCTAssertEqual(frame.rect.height, 52)
    }

    func testTextEndsAfterSixLines() throws {
        let frame = frame(.incoming(String(repeating: "Where is my light saber? ", count: 40)))
        XCTAssertEqual(frame.rect.height, 32 + 6 * 20)
    }

    func testDeletedMessage() {
        let message = ChatMessage.incoming("Secret").with { $0.deletedAt = fixtureDate }
        XCTAssertEqual(text(in: frame(message))?.string, "Message deleted")
    }

    func testTranslationWins() {
        let german = TranslationLanguage(languageCode: "de")
        let message = ChatMessage.incoming("Hello").with { $0.translations = [german: "Hallo"] }
        let channel = ChatChannel(
            cid: ChannelId(type: .messaging, id: "rebels"),
            membership: ChatChannelMember(user: ChatUser(id: "luke", language: german)))
        XCTAssertEqual(text(in: frame(message, channel: channel))?.string, "Hallo")
    }

    // MARK: Attachments

    func testTextsThatReplaceAttachments() {
        let file = URL(fileURLWithPath: "/a")
        let texts: [(any AttachmentPayload, String)] = [
            (FileAttachmentPayload(title: "Data.csv", assetURL: file), "Data.csv"),
            (ImageAttachmentPayload(imageURL: file), "Photo"),
            (GiphyAttachmentPayload(previewURL: file), "Giphy"),
            (VideoAttachmentPayload(title: "Film", videoURL: file), "Film"),
            (link, "https://www.yoda.com"),
            (UnknownAttachmentPayload(json: .dictionary([:])), "Unsupported Attachment"),
        ]
        for (payload, expected) in texts {
            let message = ChatMessage.incoming("").with { $0.allAttachments = [self.attachment(payload)] }
            XCTAssertEqual(text(in: frame(message))?.string, expected)
        }
    }

    func testTextWinsOverName() {
        let image = ImageAttachmentPayload(imageURL: URL(fileURLWithPath: "/a"))
        let message = ChatMessage.incoming("Look!").with { $0.allAttachments = [self.attachment(image)] }
        XCTAssertEqual(text(in: frame(message))?.string, "Look!")
    }

    func testLinkColorsTheBox() {
        let message = ChatMessage.incoming("https://www.yoda.com").with { $0.allAttachments = [self.attachment(link)] }
        XCTAssertEqual(box(in: frame(message))?.fill, .color(RGBA(hex: 0xE9F2FF)))
        XCTAssertEqual(box(in: frame(.incoming("Hello")))?.fill, .color(RGBA(hex: 0xFFFFFF)))
    }

    func testVoiceRecording() {
        let recording = VoiceRecordingAttachmentPayload(
            voiceRecordingURL: URL(fileURLWithPath: "/a.aac"), duration: 59)
        let message = ChatMessage.incoming("Listen!").with { $0.allAttachments = [self.attachment(recording)] }
        let frame = frame(message)
        XCTAssertEqual(frame.rect.height, 88)
        var texts: [String] = []
        frame.forEach { frame, _ in
            if case .text(let text) = frame.content { texts.append(text.string) }
        }
        XCTAssertEqual(texts, ["Recording", "00:59"])
    }

    // MARK: Customizing

    func testAvatarOfOneViewIsReplaced() {
        final class BorderedAvatarView: ChatAvatarView {
            override func setUpAppearance() {
                super.setUpAppearance()
                imageView.layer.borderWidth = 1
                imageView.layer.borderColor = UIColor.green.cgColor
            }
        }
        final class CustomQuotedChatMessageView: QuotedChatMessageView {
            lazy var borderedAvatarView = BorderedAvatarView()
            override var authorAvatarView: ChatAvatarView { borderedAvatarView }
        }
        let frame = frame(.incoming("Hello Vader!"), of: CustomQuotedChatMessageView.self)
        XCTAssertEqual(frame.rect(of: "BorderedAvatarView"), CGRect(x: 8, y: 20, width: 24, height: 24))
        XCTAssertNil(frame.rect(of: "ChatAvatarView"))
    }
}
