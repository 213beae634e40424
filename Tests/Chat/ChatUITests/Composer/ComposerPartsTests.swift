import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// The parts of the composer alone.
@MainActor @preconcurrency
final class ComposerPartsTests: XCTestCase {
    private func frame(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) -> Frame {
        let host = Host(view)
        return withExtendedLifetime(host) { view.makeFrame(proposing: ProposedSize(width: width, height: height)) }
    }

    // MARK: Suggestions

    func testSuggestionsAreAsHighAsTheirRows() {
        let command = ChatCommandSuggestionView()
        command.content = Command(name: "giphy", args: "[text]")
        XCTAssertEqual(frame(command, width: 250).rect.size, CGSize(width: 250, height: 40))
        let mention = ChatMentionSuggestionView()
        mention.content = .luke
        XCTAssertEqual(frame(mention, width: 300).rect.size, CGSize(width: 300, height: 56))
    }

    func testSuggestionsOfAnApplicationAreAsHighAsTheirCells() {
        let suggestions = ChatSuggestionsVC()
        let source = TagSource(suggestions.collectionView)
        suggestions.dataSource = source
        // Two rows between the margins.
        XCTAssertEqual(suggestions.fittingHeight(width: 300), 2 * 30 + 2 * 8)
        suggestions.dataSource = nil
        XCTAssertEqual(suggestions.fittingHeight(width: 300), 16)
    }

    // MARK: Buttons

    func testTintOfASubclassIsKept() {
        for button in [GreenSendButton(), GreenConfirmButton()] {
            let host = Host(button)
            withExtendedLifetime(host) {
                _ = button.makeFrame(proposing: ProposedSize())
                button.isEnabled = false
                button.isEnabled = true
                XCTAssertEqual(button.tintColor, .systemGreen)
            }
        }
    }

    // MARK: Recordings

    private static let recording = VoiceRecordingAttachmentPayload(
        title: "r", voiceRecordingURL: URL(fileURLWithPath: "/r.aac"), duration: 12)

    func testPlayButtonOfARecordingIsRound() throws {
        let preview = VoiceRecordingAttachmentComposerPreview()
        preview.content = .init(title: "r", size: 100, duration: 12, audioAssetURL: URL(fileURLWithPath: "/r.aac"))
        let frame = frame(preview)
        XCTAssertEqual(frame.rect(of: "playPauseButton")?.size, CGSize(width: 34, height: 34))
        XCTAssertEqual(frame.rect(of: "playPauseButton")?.minX, 8)
        let name = try XCTUnwrap(frame.rect(of: "fileNameLabel"))
        // 8, the button, 8, the name, 8, the icon of 34, and 34 for the remove button.
        XCTAssertEqual(frame.rect.width, name.width + 126, accuracy: 0.5)
    }

    func testRecordingsAreNumbered() {
        let attachments = AttachmentsPreviewVC()
        let file = FileAttachmentPayload(title: "plans.pdf", assetURL: URL(fileURLWithPath: "/plans.pdf"))
        attachments.content = [Self.recording, file, Self.recording]
        var names: [String] = []
        attachments.makeFrame(proposing: ProposedSize(width: 360)).forEach { frame, _ in
            if case .text(let text) = frame.content, frame.name.hasSuffix("fileNameLabel") { names.append(text.string) }
        }
        XCTAssertEqual(names, ["Recording", "plans.pdf", "Recording(1)"])
    }

    func testRecordings() {
        let attachments = AttachmentsPreviewVC()
        attachments.content = [Self.recording, Self.recording]
        assertGolden(of: attachments, width: 280, settings: RenderSettings(scale: 1))
    }

    func testRowsAreAtTheTop() {
        let attachments = AttachmentsPreviewVC()
        attachments.content = [Self.recording, Self.recording]
        // Above them is the space of the images, of which there are none, and 8 points after it.
        for height in [nil, 300] as [CGFloat?] {
            let frame = attachments.makeFrame(proposing: ProposedSize(width: 360, height: height))
            XCTAssertEqual(frame.rect(of: "AttachmentPreviewContainer"), CGRect(x: 8, y: 16, width: 344, height: 48))
            XCTAssertEqual(frame.rect.height, height ?? 128)
        }
    }

    func testRecordingNeedsTheRightToUpload() {
        ConfigurationScope.run {
            Components.default.isVoiceRecordingEnabled = true
            for mayUpload in [true, false] {
                var channel = ChatChannel.group()
                if !mayUpload { channel.ownCapabilities.remove(.uploadFile) }
                let composer = ComposerVC()
                composer.channelController = ChatChannelController(client: ChatClient(), channel: channel)
                let frame = composer.makeFrame(proposing: ProposedSize(width: 360))
                XCTAssertEqual(frame.rect(of: "RecordButton") != nil, mayUpload)
            }
        }
    }

    // MARK: Links

    func testDescribedLinkIsFortyHigh() {
        ConfigurationScope.run {
            Components.default.isComposerLinkPreviewEnabled = true
            let composer = ComposerVC()
            composer.channelController = ChatChannelController(client: ChatClient(), channel: .group())
            composer.content.text = (1...3).map { "Line \($0)" }.joined(separator: "\n")
            composer.linkPreview = LinkAttachmentPayload(
                originalURL: URL(fileURLWithPath: "/page"), title: "A page", text: "About it")
            let frame = RenderSettings.withCurrent(RenderSettings(scale: 1)) {
                composer.makeFrame(proposing: ProposedSize(width: 400, height: 140))
            }
            XCTAssertEqual(frame.rect(of: "ComposerLinkPreviewView")?.height, 40)
            let field = frame.rect(of: "InputChatMessageView")
            XCTAssertEqual(field?.minY, 56)
            XCTAssertEqual(field?.height, 76)
            assertGolden(of: composer, width: 400, height: 140, settings: RenderSettings(scale: 1))
        }
    }

    // MARK: Placeholder

    /// As on iOS: from right to left, the placeholder is at the left edge of the text.
    func testPlaceholderIsOnTheLeftFromRightToLeft() throws {
        let composer = ComposerVC()
        composer.channelController = ChatChannelController(client: ChatClient(), channel: .group())
        let frame = RenderSettings.withCurrent(RenderSettings(direction: .rightToLeft)) {
            composer.makeFrame(proposing: ProposedSize(width: 360))
        }
        let text = try XCTUnwrap(frame.rect(of: "textView"))
        XCTAssertEqual(frame.rect(of: "placeholderLabel")?.minX, text.minX)
    }

    func testTheFieldHoldsThePlaceholderAtAccessibilitySizes() throws {
        for size in [RenderSettings.ContentSize.large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge] {
            let composer = ComposerVC()
            composer.channelController = ChatChannelController(client: ChatClient(), channel: .group())
            let frame = RenderSettings.withCurrent(RenderSettings(contentSize: size)) {
                composer.makeFrame(proposing: ProposedSize(width: 360))
            }
            let text = try XCTUnwrap(frame.rect(of: "textView"))
            let placeholder = try XCTUnwrap(frame.rect(of: "placeholderLabel"))
            XCTAssertTrue(text.insetBy(dx: 0, dy: -1).contains(placeholder), "\(placeholder) in \(text) at \(size)")
            XCTAssertEqual(text.height > 38, size != .large, "\(text) at \(size)")
        }
    }
}

private final class GreenSendButton: SendButton {
    override func setUpAppearance() {
        super.setUpAppearance()
        tintColor = .systemGreen
    }
}

private final class GreenConfirmButton: ConfirmButton {
    override func setUpAppearance() {
        super.setUpAppearance()
        tintColor = .systemGreen
    }
}

/// Custom rows, which are set up once they are in a hierarchy.
private final class TagSource: NSObject, UICollectionViewDataSource {
    final class Cell: _CollectionViewCell {
        override func setUpLayout() {
            super.setUpLayout()
            contentView.heightAnchor.constraint(equalToConstant: 30).isActive = true
        }
    }

    init(_ collectionView: UICollectionView) {
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "tag")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    }
}
