import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// The full-size images and videos of a message.
@MainActor @preconcurrency
final class GalleryScreenTests: XCTestCase {
    private let settings = RenderSettings(scale: 1, now: fixtureDate)

    /// A loader whose images are two colors side by side, twice as wide as high.
    private struct Loader: ImageLoading {
        func image(at url: URL?) -> UIImage? {
            guard url?.pathExtension == "jpg" else { return nil }
            return UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { context in
                UIColor.systemTeal.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
                UIColor.systemIndigo.setFill()
                context.fill(CGRect(x: 40, y: 0, width: 40, height: 40))
            }
        }
    }

    private func message(_ payloads: [any AttachmentPayload], author: ChatUser = .leia) -> ChatMessage {
        ChatMessage.incoming("", id: "m", from: author).with { message in
            message.allAttachments = payloads.enumerated().map { index, payload in
                AnyChatMessageAttachment(
                    id: AttachmentId(cid: ChatChannel.group().cid, messageId: "m", index: index),
                    type: Swift.type(of: payload).type, payload: AnyAttachmentPayload(payload))
            }
        }
    }

    private var image: ImageAttachmentPayload { ImageAttachmentPayload(imageURL: URL(fileURLWithPath: "/a.jpg")) }
    private var video: VideoAttachmentPayload {
        var video = VideoAttachmentPayload(
            videoURL: URL(fileURLWithPath: "/b.mp4"), thumbnailURL: URL(fileURLWithPath: "/b.jpg"))
        video.duration = 65
        return video
    }

    private func gallery(_ payloads: [any AttachmentPayload], page: Int = 0, author: ChatUser = .leia) -> GalleryVC {
        let gallery = GalleryVC()
        gallery.components.imageLoader = Loader()
        gallery.content = GalleryVC.Content(message: message(payloads, author: author), currentPage: page)
        return gallery
    }

    private func frame(_ gallery: GalleryVC) -> Frame {
        RenderSettings.withCurrent(settings) {
            gallery.makeFrame(proposing: ProposedSize(width: 320, height: 480))
        }
    }

    func testVideosComeBeforePictures() {
        let gallery = gallery([image, video, image])
        XCTAssertEqual(gallery.items.map(\.type), [.video, .image, .image])
        XCTAssertTrue(frame(gallery).allTexts.contains("1 of 3"))
    }

    func testPicturesJustFitBetweenTheBars() throws {
        let frame = frame(gallery([image, image], page: 1))
        XCTAssertTrue(frame.allTexts.contains("2 of 2"))
        XCTAssertEqual(frame.rect(of: "topBarView"), CGRect(x: 0, y: 0, width: 320, height: 52))
        XCTAssertEqual(frame.rect(of: "bottomBarView"), CGRect(x: 0, y: 428, width: 320, height: 52))
        let pages = frame.rects(of: "ImageAttachmentGalleryCell")
        XCTAssertTrue(pages.contains(CGRect(x: 0, y: 0, width: 320, height: 480)), "\(pages)")
        XCTAssertNil(frame.rect(of: "VideoPlaybackControlView"))
    }

    func testBarShowsTheActivityOfTheAuthor() {
        func texts(_ author: ChatUser) -> [String] { frame(gallery([image], author: author)).allTexts }
        XCTAssertTrue(texts(.leia).contains("Offline"))
        let recent = ChatUser(id: "leia", name: "Leia", lastActiveAt: fixtureDate.addingTimeInterval(-300))
        XCTAssertTrue(texts(recent).contains("last seen 5 minutes ago"))
        XCTAssertTrue(texts(ChatUser(id: "leia", name: "Leia", isOnline: true)).contains("Online"))
    }

    func testVideosHaveControls() {
        let gallery = gallery([video])
        let texts = frame(gallery).allTexts
        XCTAssertTrue(texts.contains("00:00"))
        XCTAssertTrue(texts.contains("01:05"))
        gallery.videoPlaybackBar.content.playingProgress = 0.4
        gallery.videoPlaybackBar.content.videoState = .playing
        XCTAssertEqual(gallery.videoPlaybackBar.timestampLabel.text, "00:26")
        XCTAssertEqual(gallery.videoPlaybackBar.timeSlider.value, 0.4)
    }

    func testControlsBearAnyNumber() {
        let gallery = gallery([video])
        for number in [Double.nan, .infinity, -1, 1e300] {
            gallery.videoPlaybackBar.content = VideoPlaybackControlView.Content(
                videoDuration: number, videoState: .playing, playingProgress: number)
            XCTAssertTrue((0...1).contains(gallery.videoPlaybackBar.timeSlider.value), "\(number)")
            XCTAssertNotNil(frame(gallery).rect(of: "VideoPlaybackControlView"))
        }
    }

    func testTapHidesTheBars() {
        let gallery = gallery([video])
        _ = frame(gallery)
        gallery.handleSingleTapOnCell(at: [0, 0])
        XCTAssertNil(frame(gallery).rect(of: "topBarView"))
        XCTAssertNil(frame(gallery).rect(of: "VideoPlaybackControlView"))
        gallery.handleSingleTapOnCell(at: [0, 0])
        XCTAssertNotNil(frame(gallery).rect(of: "VideoPlaybackControlView"))
    }

    func testButtonsShareAndClose() throws {
        let host = UIViewController()
        let gallery = gallery([image])
        host.present(gallery, animated: false)
        _ = frame(gallery)
        gallery.shareButton.sendActions(for: .touchUpInside)
        let sheet = try XCTUnwrap(gallery.presentedViewController as? UIActivityViewController)
        XCTAssertEqual((sheet.activityItems.first as? UIImage)?.size, CGSize(width: 80, height: 40))
        gallery.dismiss(animated: false)
        gallery.closeButton.sendActions(for: .touchUpInside)
        XCTAssertNil(host.presentedViewController)
    }

    func testMissingPicturesAndMessagesWithoutAnyAreEmptyPages() {
        let gallery = gallery([ImageAttachmentPayload(imageURL: URL(fileURLWithPath: "/no.png"))])
        XCTAssertNotNil(frame(gallery).rect(of: "ImageAttachmentGalleryCell"))
        XCTAssertNil(frame(self.gallery([])).rect(of: "ImageAttachmentGalleryCell"))
    }

    func testListsLeadToTheGalleryAndToFiles() throws {
        let file = FileAttachmentPayload(
            title: "plan.pdf", assetURL: URL(fileURLWithPath: "/plan.pdf"), file: AttachmentFile(type: .pdf, size: 9))
        let messages = [message([image, video]), message([file])]
        let screen = MessageListScreen(channel: .group(), messages: messages, currentUserId: ChatUser.luke.id)
        try screen.withList(size: CGSize(width: 360, height: 700)) { list in
            let second = try XCTUnwrap(messages[0].imageAttachments.first)
            list.router.showGallery(message: messages[0], initialAttachmentId: second.id, previews: [])
            let gallery = try XCTUnwrap(list.presentedViewController as? GalleryVC)
            XCTAssertEqual(gallery.content.currentPage, 1)
            list.dismiss(animated: false)
            list.router.showFilePreview(fileURL: file.assetURL)
            let navigation = try XCTUnwrap(list.presentedViewController as? UINavigationController)
            let preview = try XCTUnwrap(navigation.viewControllers.first as? ChatMessageAttachmentPreviewVC)
            XCTAssertEqual(preview.content, file.assetURL)
            XCTAssertEqual(
                list.router.destinations, [.gallery("m", attachment: second.id), .file(file.assetURL)])
        }
    }

    // MARK: Videos

    private final class OwnVideoLoader: VideoLoading {
        func loadPreviewForVideo(at url: URL, completion: @escaping (Result<UIImage, Error>) -> Void) {
            completion(.success(UIImage(drawing: Frame(rect: CGRect(x: 0, y: 0, width: 7, height: 7)))))
        }
    }

    func testVideoLoaderProvidesAMissingThumbnail() throws {
        var video = video
        video.thumbnailURL = nil
        let preview = VideoAttachmentGalleryPreview()
        preview.components.videoLoader = OwnVideoLoader()
        preview.content = message([video]).videoAttachments.first
        let host = Host(preview)
        XCTAssertEqual(preview.imageView.image?.size, CGSize(width: 7, height: 7))
        _ = host
        var message: String?
        StreamVideoLoader().loadPreviewForVideo(at: video.videoURL) { result in
            if case .failure(let error) = result { message = "\(error)" }
        }
        XCTAssertEqual(
            message, "no picture of the video “b.mp4”: videos are not decoded; give it a thumbnail")
    }

    // MARK: Files

    func testFilesThatAreNotPicturesShowTheirIcon() {
        let preview = ChatMessageAttachmentPreviewVC()
        preview.content = URL(fileURLWithPath: "/plan.pdf")
        preview.loadViewIfNeeded()
        XCTAssertEqual(preview.title, "plan.pdf")
        XCTAssertEqual(preview.imageView.image?.size, CGSize(width: 34, height: 40))
        XCTAssertEqual(preview.fileNameLabel.isHidden, false)
        preview.components.imageLoader = Loader()
        preview.content = URL(fileURLWithPath: "/photo.jpg")
        XCTAssertEqual(preview.imageView.image?.size, CGSize(width: 80, height: 40))
        XCTAssertEqual(preview.fileNameLabel.isHidden, true)
    }

    // MARK: Pictures

    func testPicture() {
        assertGolden(of: gallery([image, image, image], page: 1), width: 280, height: 300, settings: settings)
    }

    func testDarkVideo() {
        var settings = settings
        settings.appearance = .dark
        assertGolden(of: gallery([video, image]), width: 280, height: 320, settings: settings)
    }

    func testFile() {
        let preview = ChatMessageAttachmentPreviewVC()
        preview.content = URL(fileURLWithPath: "/A plan to steal the plans.pdf")
        assertGolden(of: NavigationVC(rootViewController: preview), width: 280, height: 240, settings: settings)
    }
}
