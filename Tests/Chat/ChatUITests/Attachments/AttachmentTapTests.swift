import ChatModels
import HeadlessUIKit
import XCTest

@testable import ChatUI

/// The destinations of taps on attachments.
@MainActor @preconcurrency
final class AttachmentTapTests: XCTestCase {
    /// A list that records notifications.
    private final class NotingList: ChatMessageListVC {
        var notes: [String] = []

        override func galleryMessageContentView(
            at indexPath: IndexPath?, didTapAttachmentPreview attachmentId: AttachmentId,
            previews: [GalleryItemPreview]
        ) {
            notes.append("picture \(attachmentId.index) of \(previews.count) in \(indexPath?.item ?? -1)")
        }

        override func galleryMessageContentView(
            at indexPath: IndexPath?, didTakeActionOnUploadingAttachment attachmentId: AttachmentId
        ) {
            notes.append("upload \(attachmentId.index)")
        }

        override func didTapOnAttachment(_ attachment: ChatMessageFileAttachment, at indexPath: IndexPath?) {
            notes.append("file \(attachment.title ?? "")")
        }

        override func didTapActionOnAttachment(_ attachment: ChatMessageFileAttachment, at indexPath: IndexPath?) {
            notes.append("action \(attachment.title ?? "")")
        }

        override func didTapOnLinkAttachment(_ attachment: ChatMessageLinkAttachment, at indexPath: IndexPath?) {
            notes.append("link \(attachment.originalURL.absoluteString)")
        }

        override func didTapOnAttachmentAction(_ action: AttachmentAction, at indexPath: IndexPath) {
            notes.append("button \(action.text)")
        }
    }

    /// The notifications for a tap in a message with `attachments`.
    private func notes(
        _ attachments: String, _ tap: (ChatMessageContentView) throws -> Void
    ) throws -> [String] {
        try ConfigurationScope.run {
            Components.default.messageListVC = NotingList.self
            Components.default.isDownloadFileAttachmentsEnabled = true
            let text = "{ me: a, messages: [{ from: a, text: Hi, attachments: [\(attachments)] }] }"
            let messages = try ConversationReader.read(Data(text.utf8), name: "chat.yaml").conversations[0].messages
            let screen = MessageListScreen(channel: .group(), messages: messages, currentUserId: "a")
            return try screen.withList(size: CGSize(width: 360, height: 600)) { list in
                let cell = list.listView.cellForRow(at: IndexPath(item: 0, section: 0)) as? ChatMessageCell
                try tap(XCTUnwrap(cell?.messageContentView))
                return try XCTUnwrap(list as? NotingList).notes
            }
        }
    }

    private func injector<Injector: AttachmentViewInjector>(_ view: ChatMessageContentView) throws -> Injector {
        try XCTUnwrap(view.attachmentViewInjector as? Injector)
    }

    func testPicturesAndFilms() throws {
        let notes = try notes(
            "{ image: { picture: 'https://a.org/a.jpg', upload: failed } }, { video: { name: b.mp4 } }"
        ) { view in
            let injector: GalleryAttachmentViewInjector = try injector(view)
            let film = try XCTUnwrap(injector.galleryView.content[0] as? VideoAttachmentGalleryPreview)
            let picture = try XCTUnwrap(injector.galleryView.content[1] as? ChatMessageGalleryView.ImagePreview)
            film.handleTapOnAttachment()
            picture.gestureRecognizers?.first?.sendActions()
            picture.uploadingOverlay.actionButton.sendActions(for: .touchUpInside)
        }
        XCTAssertEqual(notes, ["picture 1 of 2 in 0", "picture 0 of 2 in 0", "upload 0"])
    }

    func testFiles() throws {
        let notes = try notes("{ file: { name: a.pdf, size: 10 } }") { view in
            let injector: FilesAttachmentViewInjector = try injector(view)
            let item = injector.fileAttachmentView.containerStackView.subviews[0]
            let file = try XCTUnwrap(item as? ChatMessageFileAttachmentListView.ItemView)
            file.gestureRecognizers?.first?.sendActions()
            file.actionIconImageView.gestureRecognizers?.first?.sendActions()
        }
        XCTAssertEqual(notes, ["file a.pdf", "action a.pdf"])
    }

    func testUnknownFilesLeadNowhere() throws {
        let notes = try notes("{ other: parcel }") { view in
            let injector: UnsupportedAttachmentViewInjector = try injector(view)
            let item = injector.unsupportedAttachmentView.containerStackView.subviews[0]
            item.gestureRecognizers?.first?.sendActions()
        }
        XCTAssertEqual(notes, [])
    }

    func testLinks() throws {
        let notes = try notes("{ link: { url: 'https://example.org', title: Example } }") { view in
            let injector: LinkAttachmentViewInjector = try injector(view)
            injector.linkPreviewView.sendActions(for: .touchUpInside)
        }
        XCTAssertEqual(notes, ["link https://example.org"])
    }

    func testButtonsOfAnimations() throws {
        let notes = try notes("{ giphy: { picture: 'https://a.org/a.jpg', actions: [Cancel, Send] } }") { view in
            let injector: GiphyAttachmentViewInjector = try injector(view)
            for button in injector.giphyAttachmentView.actionsStackView.arrangedSubviews {
                (button as? UIButton)?.sendActions(for: .touchUpInside)
            }
        }
        XCTAssertEqual(notes, ["button Cancel", "button Send"])
    }
}
