import ChatModels
import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// The views of attachments, and the positions of their parts.
@MainActor @preconcurrency
final class AttachmentTests: XCTestCase {
    private static let id = AttachmentId(
        cid: ChannelId(type: .messaging, id: "rebels"), messageId: "message", index: 0)
    private let url = URL(fileURLWithPath: "/a")

    private func attachment<Payload: AttachmentPayload>(_ payload: Payload) -> ChatMessageAttachment<Payload> {
        ChatMessageAttachment(id: Self.id, type: Payload.type, payload: payload)
    }

    private func message(_ payloads: [any AttachmentPayload], text: String = "") -> ChatMessage {
        ChatMessage.own(text).with { message in
            message.allAttachments = payloads.map {
                AnyChatMessageAttachment(
                    id: Self.id, type: Swift.type(of: $0).type, payload: AnyAttachmentPayload($0))
            }
        }
    }

    private func frame(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) -> Frame {
        let host = Host(view)
        return withExtendedLifetime(host) { view.makeFrame(proposing: ProposedSize(width: width, height: height)) }
    }

    /// A whole message 360 points wide.
    private func frame(of message: ChatMessage) -> Frame {
        let view = ChatMessageContentView()
        view.setUpLayoutIfNeeded(
            options: message.text.isEmpty ? [.flipped, .bubble] : [.flipped, .bubble, .text],
            attachmentViewInjectorType: AttachmentViewCatalog.attachmentViewInjectorClassFor(
                message: message, components: .default))
        view.channel = .group()
        view.content = message
        return frame(view, width: 360)
    }

    private var image: ImageAttachmentPayload { ImageAttachmentPayload(imageURL: url) }
    private var video: VideoAttachmentPayload { VideoAttachmentPayload(videoURL: url) }
    private var file: FileAttachmentPayload {
        FileAttachmentPayload(title: "Sample.pdf", assetURL: url, file: AttachmentFile(type: .pdf, size: 120))
    }
    private var giphy: GiphyAttachmentPayload { GiphyAttachmentPayload(previewURL: url) }
    private var link: LinkAttachmentPayload { LinkAttachmentPayload(originalURL: url, title: "Title") }
    private var recording: VoiceRecordingAttachmentPayload { VoiceRecordingAttachmentPayload(voiceRecordingURL: url) }
    private var unknown: UnknownAttachmentPayload { UnknownAttachmentPayload(json: .dictionary([:])) }

    // MARK: Catalog

    func testCatalog() {
        let cases: [([any AttachmentPayload], AttachmentViewInjector.Type?)] = [
            ([], nil),
            ([image], GalleryAttachmentViewInjector.self),
            ([video, link], GalleryAttachmentViewInjector.self),
            ([image, file], MixedAttachmentViewInjector.self),
            ([video, unknown], MixedAttachmentViewInjector.self),
            ([recording, file], MixedAttachmentViewInjector.self),
            ([giphy, file], GiphyAttachmentViewInjector.self),
            ([file, link], FilesAttachmentViewInjector.self),
            ([link], LinkAttachmentViewInjector.self),
            ([recording], FilesAttachmentViewInjector.self),
            ([unknown], UnsupportedAttachmentViewInjector.self),
        ]
        for (payloads, expected) in cases {
            let type = AttachmentViewCatalog.attachmentViewInjectorClassFor(
                message: message(payloads), components: .default)
            XCTAssertTrue(
                type == expected, "\(payloads.map { Swift.type(of: $0).type }) gave \(String(describing: type))")
        }
    }

    func testEnabledRecordingsHaveTheirOwnInjector() {
        var components = Components()
        components.isVoiceRecordingEnabled = true
        let type = AttachmentViewCatalog.attachmentViewInjectorClassFor(
            message: message([recording]), components: components)
        XCTAssertTrue(type == VoiceRecordingAttachmentViewInjector.self)
    }

    func testMixedInjectorsAreInOrderAndUnique() {
        let types = MixedAttachmentViewInjector.injectors(for: message([file, image, video, recording]))
        XCTAssertEqual(
            types.map { String(describing: $0) }, ["GalleryAttachmentViewInjector", "FilesAttachmentViewInjector"])
    }

    // MARK: Files

    func testAFileShowsItsSize() throws {
        for (size, text) in [(Int64(120), "120 bytes"), (0, "Zero KB")] {
            let item = ChatMessageFileAttachmentListView.ItemView()
            item.content = attachment(
                FileAttachmentPayload(title: "plans.pdf", assetURL: url, file: AttachmentFile(type: .pdf, size: size)))
            XCTAssertEqual(frame(item).rect.height, 58)
            XCTAssertEqual(item.fileSizeLabel.text, text)
        }
    }

    // MARK: Gallery

    private func spots(_ count: Int) -> [CGRect] {
        let view = ChatMessageGalleryView()
        view.content = (0..<count).map { _ in
            let preview = ChatMessageGalleryView.ImagePreview()
            preview.content = attachment(image)
            return preview
        }
        var spots: [CGRect] = []
        frame(view, width: 200, height: 200).forEach { frame, rect in
            if frame.name == "ImagePreview" { spots.append(rect) }
        }
        return spots
    }

    func testPlacesInGallery() {
        XCTAssertEqual(spots(1), [CGRect(x: 2, y: 2, width: 196, height: 196)])
        XCTAssertEqual(
            spots(2), [CGRect(x: 2, y: 2, width: 97, height: 196), CGRect(x: 101, y: 2, width: 97, height: 196)])
        XCTAssertEqual(
            spots(3),
            [
                CGRect(x: 2, y: 2, width: 97, height: 196), CGRect(x: 101, y: 2, width: 97, height: 97),
                CGRect(x: 101, y: 101, width: 97, height: 97),
            ])
        XCTAssertEqual(
            Set(spots(4).map(\.shortDescription)),
            ["2 2 97 97", "101 2 97 97", "2 101 97 97", "101 101 97 97"])
    }

    func testNumberOfHiddenPictures() {
        let view = ChatMessageGalleryView()
        view.content = (0..<6).map { _ in UIView() }
        let label = frame(view, width: 200, height: 200).first(named: "UILabel")
        guard case .text(let text) = label?.content else { return XCTFail("No number") }
        XCTAssertEqual(text.string, "+2")
        XCTAssertEqual(label?.fill, .color(RGBA(hex: 0x000000, alpha: 0.6)))
    }

    func testFourPicturesHaveNoNumber() {
        let view = ChatMessageGalleryView()
        view.content = (0..<4).map { _ in UIView() }
        XCTAssertNil(frame(view, width: 200, height: 200).first(named: "UILabel"))
    }

    func testGalleryInMessage() throws {
        let frame = frame(of: message([image], text: "Look!"))
        let gallery = try XCTUnwrap(frame.rect(of: "ChatMessageGalleryView"))
        XCTAssertEqual(gallery.width, 254)
        XCTAssertEqual(gallery.height, 254 / 1.32, accuracy: 1)
        let bubble = try XCTUnwrap(frame.rect(of: "ChatMessageBubbleView"))
        XCTAssertEqual(gallery.minY, bubble.minY)
        XCTAssertEqual(frame.first(named: "ChatMessageBubbleView")?.clipsToBounds, true)
    }

    // MARK: Files

    private func item(
        _ payload: FileAttachmentPayload, type: AttachmentType = .file,
        change: (inout ChatMessageFileAttachment) -> Void = { _ in }
    ) -> Frame {
        var attachment = ChatMessageFileAttachment(id: Self.id, type: type, payload: payload)
        change(&attachment)
        let view = ChatMessageFileAttachmentListView.ItemView()
        view.content = attachment
        return frame(view)
    }

    private func texts(in frame: Frame) -> [String] {
        var texts: [String] = []
        frame.forEach { frame, _ in
            if case .text(let text) = frame.content { texts.append(text.string) }
        }
        return texts
    }

    func testFileItem() {
        let item = item(file)
        XCTAssertEqual(item.rect.height, 58)
        XCTAssertEqual(item.rect.width, 158, accuracy: 2)
        XCTAssertEqual(texts(in: item), ["Sample.pdf", "120 bytes"])
    }

    func testUnknownFile() {
        let unknown = item(FileAttachmentPayload(assetURL: url, file: AttachmentFile(type: .unknown)))
        XCTAssertEqual(unknown.rect.height, 56)
        XCTAssertEqual(texts(in: unknown), ["Unsupported Attachment"])
    }

    func testFailedUpload() {
        let item = item(file) {
            $0.uploadingState = AttachmentUploadingState(
                localFileURL: url, state: .uploadingFailed, file: file.file)
        }
        XCTAssertEqual(texts(in: item), ["Sample.pdf", "UPLOADING FAILED"])
    }

    func testUploadShowsHowMuchIsDone() {
        let item = item(file) {
            $0.uploadingState = AttachmentUploadingState(
                localFileURL: url, state: .uploading(progress: 0.5), file: file.file)
        }
        XCTAssertEqual(texts(in: item), ["Sample.pdf", "60 bytes / 120 bytes"])
    }

    func testHeightsOfLists() {
        for (count, height) in [(1, 66), (2, 128), (5, 314)] {
            let view = ChatMessageFileAttachmentListView()
            view.content = Array(repeating: attachment(file), count: count)
            XCTAssertEqual(frame(view).rect.height, CGFloat(height))
        }
    }

    func testRecordingsAreFilesUnlessEnabled() {
        XCTAssertEqual(texts(in: frame(of: message([recording]))), ["voiceRecording"])
    }

    func testUnsupportedAttachmentsInMessage() {
        let frame = frame(of: message([unknown, unknown]))
        XCTAssertEqual(texts(in: frame), ["Unsupported Attachment", "Unsupported Attachment"])
    }

    func testMusicIsShownAsFile() {
        let song = AudioAttachmentPayload(
            title: "Song.mp3", audioURL: url, file: AttachmentFile(type: .mp3, size: 18320))
        XCTAssertEqual(texts(in: frame(of: message([song]))), ["Song.mp3", "18 KB"])
    }

    func testLongNamesStayInTheBubble() throws {
        let long = FileAttachmentPayload(
            title: "A rather long name of a file that does not fit.pdf", assetURL: url,
            file: AttachmentFile(type: .pdf, size: 120))
        let frame = frame(of: message([long]))
        let bubble = try XCTUnwrap(frame.rect(of: "ChatMessageBubbleView"))
        let name = try XCTUnwrap(frame.rect(of: "fileNameLabel"))
        XCTAssertLessThanOrEqual(name.maxX, bubble.maxX - 12)
    }

    // MARK: Links

    private func preview(title: String?, text: String?, author: String?, hasImage: Bool) -> Frame {
        let view = ChatMessageLinkPreviewView()
        view.content = attachment(
            LinkAttachmentPayload(
                originalURL: url, title: title, text: text, author: author, previewURL: hasImage ? url : nil))
        return frame(view, width: 200)
    }

    func testHeightsOfLinkPreviews() {
        XCTAssertEqual(preview(title: "Title", text: "Text", author: "Youtube", hasImage: true).rect.height, 157)
        XCTAssertEqual(preview(title: nil, text: "Text", author: "Youtube", hasImage: true).rect.height, 136)
        XCTAssertEqual(preview(title: nil, text: nil, author: "Youtube", hasImage: true).rect.height, 116)
        XCTAssertEqual(preview(title: "Title", text: "Text", author: "Youtube", hasImage: false).rect.height, 82)
        let long = "Text\nText\nText\nText\nText"
        XCTAssertEqual(preview(title: "Title", text: long, author: "Youtube", hasImage: true).rect.height, 197)
    }

    func testLinkInMessageColorsTheBubble() {
        let frame = frame(of: message([link], text: "https://getstream.io"))
        XCTAssertEqual(frame.first(named: "ChatMessageBubbleView")?.fill, .color(RGBA(hex: 0xE9F2FF)))
        XCTAssertEqual(frame.rect(of: "ChatMessageBubbleView")?.width, 254)
    }

    // MARK: Others

    func testGiphyIsSquareWithBadge() throws {
        let frame = frame(of: message([giphy]))
        let picture = try XCTUnwrap(frame.rect(of: "ChatMessageGiphyView"))
        XCTAssertEqual(picture.width, picture.height)
        let badge = try XCTUnwrap(frame.rect(of: "GiphyBadge"))
        XCTAssertEqual(badge.minX, picture.minX + 8)
        XCTAssertEqual(badge.maxY, picture.maxY - 8)
    }

    func testPollShowsItsOptions() {
        let message = ChatMessage.own("").with {
            $0.poll = Poll(
                id: "poll", name: "Which side?",
                options: [PollOption(id: "1", text: "Light"), PollOption(id: "2", text: "Dark")])
        }
        XCTAssertEqual(
            texts(in: frame(of: message)),
            ["Which side?", "Select one or more", "Light", "0", "Dark", "0", "View Results"])
    }
}
