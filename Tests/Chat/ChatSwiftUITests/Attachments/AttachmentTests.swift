import ChatModels
import ChatSwiftUI
import Frames
import Rendering
import XCTest

/// The positions of attachments in messages. Figures with a comment are measured on an image of the SDK; the others
/// follow from the rules of the kind.
final class AttachmentTests: XCTestCase {
    // MARK: Photos

    /// Measured: 360 points wide, with an aspect ratio of 4:3, the text below.
    func testOnePhotoAndText() {
        let drawn = DrawnView(.with("test message", [.photo()]), width: 360)
        XCTAssertEqual(drawn.place(of: "LazyLoadingImage"), CGRect(x: 0, y: 0, width: 360, height: 270))
        XCTAssertEqual(drawn.frame.rect.height, 306.33, accuracy: 0.01)
        XCTAssertEqual(drawn.place(ofText: "test message").minX, 16)
    }

    /// Measured.
    func testTwoPhotosShareTheWidth() {
        let cells = DrawnView(.with([.photo(), .photo(1)]), width: 360).places(of: "LazyLoadingImage")
        XCTAssertEqual(
            cells,
            [CGRect(x: 0, y: 0, width: 179, height: 270), CGRect(x: 181, y: 0, width: 179, height: 270)])
    }

    func testThreePhotosAreOneAndTwo() {
        let cells = DrawnView(.with((0..<3).map { .photo($0) }), width: 200).places(of: "LazyLoadingImage")
        XCTAssertEqual(
            cells,
            [
                CGRect(x: 0, y: 0, width: 99, height: 150), CGRect(x: 101, y: 0, width: 99, height: 74),
                CGRect(x: 101, y: 76, width: 99, height: 74),
            ])
    }

    /// Measured: four cells, the last one dark with the number of the others.
    func testFivePhotosAreFourAndANumber() {
        let drawn = DrawnView(.with((0..<5).map { .photo($0) }), width: 200)
        XCTAssertEqual(
            drawn.places(of: "LazyLoadingImage"),
            [
                CGRect(x: 0, y: 0, width: 99, height: 74), CGRect(x: 0, y: 76, width: 99, height: 74),
                CGRect(x: 101, y: 0, width: 99, height: 74), CGRect(x: 101, y: 76, width: 99, height: 74),
            ])
        XCTAssertEqual(drawn.place(ofText: "+1").midX, 150.5, accuracy: 0.35)
        XCTAssertTrue(drawn.frame.description.contains("fill #00000066"))
    }

    func testFourPhotosHaveNoNumber() {
        XCTAssertEqual(DrawnView(.with((0..<4).map { .photo($0) })).texts, [])
    }

    func testVideosAreAfterThePhotosOfTheirMessage() {
        let drawn = DrawnView(.with([.photo(), .video()]))
        XCTAssertEqual(drawn.places(of: "LazyLoadingImage").count, 2)
        XCTAssertEqual(drawn.places(of: "VideoPlayIcon").count, 1)
        XCTAssertEqual(drawn.places(of: "VideoAttachmentView"), [])
    }

    /// Measured: F2F2F7 in light mode, and a spinner of 20 points in the middle.
    func testMissingPhotosHaveAPlaceholder() {
        let drawn = DrawnView(.with([.photo()]), width: 200)
        XCTAssertTrue(drawn.frame.description.contains("fill #F2F2F7"))
        XCTAssertEqual(drawn.place(of: "Spinner"), CGRect(x: 90, y: 65, width: 20, height: 20))
        let dark = DrawnView(.with([.photo()]), settings: RenderSettings(appearance: .dark))
        XCTAssertTrue(dark.frame.description.contains("fill #1C1C1E"))
    }

    func testPhotosInFilesAreThereAtOnce() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("photo.png")
        try XCTUnwrap(Data(base64Encoded: Self.redPixel)).write(to: file)
        let photo = AnyChatMessageAttachment.with(ImageAttachmentPayload(imageURL: file))
        let drawn = DrawnView(.with([photo]))
        XCTAssertEqual(drawn.places(of: "Spinner"), [])
        XCTAssertEqual(drawn.places(of: "Image").map(\.width), [240])
    }

    /// A picture of one red pixel.
    private static let redPixel =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

    func testUploadsShowHowFarTheyAre() {
        let uploading = DrawnView(.with([.photo(state: .uploading(progress: 0.42))]))
        XCTAssertEqual(uploading.texts, ["42%"])
        XCTAssertLessThanOrEqual(uploading.place(ofText: "42%").maxX, 232)
        let failed = DrawnView(.with([.photo(state: .uploadingFailed)]))
        XCTAssertEqual(failed.place(identified: "UploadingFailed").size, CGSize(width: 23, height: 23))
        XCTAssertEqual(failed.place(identified: "UploadingFailed").maxX, 232)
        XCTAssertEqual(DrawnView(.with([.photo(state: .uploaded)])).place(identified: "Uploaded").minY, 8)
    }

    // MARK: Videos

    /// Measured: 360 by 270 points, and no bubble.
    func testVideosAloneHaveNoBubble() {
        let drawn = DrawnView(.with([.video()]), width: 360)
        XCTAssertEqual(drawn.place(of: "VideoAttachmentView"), CGRect(x: 0, y: 0, width: 360, height: 270))
        XCTAssertEqual(drawn.places(of: "MessageBubbleModifier"), [])
    }

    func testVideosWithTextAreInABubble() {
        let drawn = DrawnView(.with("A film", [.video()]), width: 360)
        XCTAssertEqual(drawn.place(of: "MessageBubbleModifier").height, 306.33, accuracy: 0.35)
        XCTAssertEqual(drawn.place(ofText: "A film").minX, 16)
    }

    // MARK: Files

    /// Measured: a card of 60 points with a margin of 4.
    func testOneFile() {
        let drawn = DrawnView(.with([.file()]), width: 360)
        XCTAssertEqual(drawn.place(of: "FileAttachmentView"), CGRect(x: 4, y: 4, width: 360, height: 60))
        XCTAssertEqual(drawn.frame.rect.height, 68)
        XCTAssertEqual(drawn.place(identified: "FileIcon"), CGRect(x: 12, y: 14, width: 34, height: 40))
        XCTAssertEqual(drawn.place(ofText: "test").minX, 54)
        XCTAssertEqual(drawn.texts, ["test", "2 KB"])
        XCTAssertTrue(drawn.hasImage("file.pdf"))
    }

    /// Measured: 104.33 points high, the text 20 points from the card's edge.
    func testOneFileAndText() {
        let drawn = DrawnView(.with("Test message", [.file()]), width: 360)
        XCTAssertEqual(drawn.frame.rect.height, 104.33, accuracy: 0.01)
        XCTAssertEqual(drawn.place(ofText: "Test message").origin.x, 24)
        XCTAssertEqual(drawn.place(ofText: "Test message").origin.y, 72, accuracy: 0.35)
    }

    func testSeveralFilesAreInAColumn() {
        let drawn = DrawnView(.with([.file(), .file("other", number: 1)]))
        XCTAssertEqual(drawn.places(of: "FileAttachmentDisplayView").map(\.minY), [12, 76])
    }

    // MARK: Voice recordings

    /// Measured at one pixel per point: 75 points high, a card inset by 2 points.
    func testVoiceRecording() {
        let drawn = DrawnView(.with([.recording()]), width: 360, settings: RenderSettings(scale: 1))
        XCTAssertEqual(drawn.frame.rect.size, CGSize(width: 360, height: 75))
        XCTAssertEqual(drawn.place(of: "VoiceRecordingView"), CGRect(x: 10, y: 10, width: 340, height: 55))
        XCTAssertEqual(drawn.place(ofText: "Recording").origin, CGPoint(x: 49, y: 10))
        XCTAssertEqual(drawn.place(of: "RecordingWaveform").height, 30)
        XCTAssertEqual(drawn.texts, ["Recording", "00:05"])
        XCTAssertTrue(drawn.hasImage("file.aac"))
        XCTAssertTrue(drawn.hasImage("play.fill"))
    }

    /// Measured: 120 points high.
    func testVoiceRecordingWithText() {
        let drawn = DrawnView(.with("Hello", [.recording()]), width: 360, settings: RenderSettings(scale: 1))
        XCTAssertEqual(drawn.frame.rect.height, 120)
        XCTAssertEqual(drawn.place(ofText: "Hello").origin, CGPoint(x: 18, y: 89))
    }

    func testRecordingsThatPlayShowTheirRate() throws {
        var message = ChatMessage.with([.recording()])
        message.allAttachments[0].playingState = AttachmentPlayingState(currentTime: 2, rate: 1.5)
        let drawn = DrawnView(message)
        XCTAssertEqual(drawn.texts, ["Recording", "00:02", "x1.5"])
        XCTAssertTrue(drawn.hasImage("pause.fill"))
    }

    func testRecordingsBeginOnTheRightFromRightToLeft() {
        let settings = RenderSettings(direction: .rightToLeft)
        let drawn = DrawnView(.with([.recording()]), width: 360, settings: settings)
        XCTAssertEqual(drawn.place(of: "VoiceRecordingPlayButton").maxX, 350)
        XCTAssertLessThan(drawn.place(ofText: "00:05").maxX, drawn.place(of: "VoiceRecordingPlayButton").minX)
    }

    // MARK: Giphy and links

    func testGiphyHasABadgeAndButtons() {
        let actions = [AttachmentAction(name: "cancel", text: "Cancel"), AttachmentAction(name: "send", text: "Send")]
        let drawn = DrawnView(.with([.giphy(actions: actions)]))
        XCTAssertEqual(drawn.place(of: "LazyGiphyView"), CGRect(x: 0, y: 0, width: 240, height: 240))
        XCTAssertEqual(drawn.texts, ["GIPHY", "Cancel", "Send"])
        XCTAssertEqual(drawn.place(ofText: "Cancel").midX, 60, accuracy: 4)
        XCTAssertEqual(drawn.place(ofText: "Send").midX, 180, accuracy: 4)
        XCTAssertEqual(DrawnView(.with([.giphy()])).texts, ["GIPHY"])
    }

    /// Measured: a link without a preview adds 8 points to its text.
    func testLinksHaveABlueBackground() {
        let drawn = DrawnView(.with("getstream.io", [.link()]))
        XCTAssertEqual(drawn.frame.rect.height, 44.33, accuracy: 0.01)
        XCTAssertTrue(drawn.frame.description.contains("fill #E9F2FF"))
    }

    func testLinksHaveAPreview() {
        let drawn = DrawnView(.with("getstream.io", [.link(title: "Chat", author: "Stream", picture: true)]))
        XCTAssertEqual(drawn.place(of: "LoadedImage").size, CGSize(width: 224, height: 112))
        XCTAssertEqual(drawn.place(of: "LoadedImage").minX, 8)
        XCTAssertEqual(drawn.place(ofText: "Chat").minX, 8)
        XCTAssertEqual(drawn.place(ofText: "Stream").minX, 24)
    }

    func testUnknownAttachmentsOfAnAppDrawNothing() {
        let unknown = AnyChatMessageAttachment.with(UnknownAttachmentPayload(json: .null))
        XCTAssertEqual(DrawnView(.with([unknown])).texts, [])
    }
}
