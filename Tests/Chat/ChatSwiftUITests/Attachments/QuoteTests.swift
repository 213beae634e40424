import ChatModels
import ChatSwiftUI
import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// Quoted messages. Figures with a comment are measured on an image of the SDK.
final class QuoteTests: XCTestCase {
    private func quote(_ message: ChatMessage, fills: Bool = true, inComposer: Bool = false) -> DrawnView {
        DrawnView(proposing: ProposedSize(width: 360)) {
            DefaultViewFactory.shared.makeQuotedMessageView(
                quotedMessage: message, fillAvailableSpace: fills, isInComposer: inComposer, scrolledId: .constant(nil))
        }
    }

    /// Measured: 31.67 points high, 40 from the edge, the avatar of 24 at its bottom.
    func testQuoteBesideItsAvatar() {
        let drawn = quote(.with("This is a test message 1"))
        let bubble = drawn.place(of: "QuotedMessageView")
        XCTAssertEqual(bubble.minX, 40)
        XCTAssertEqual(bubble.minY, 8)
        XCTAssertEqual(bubble.width, 312)
        XCTAssertEqual(bubble.height, 31.67, accuracy: 0.01)
        let avatar = drawn.place(of: "MessageAvatarView")
        XCTAssertEqual(avatar.size, CGSize(width: 24, height: 24))
        XCTAssertEqual(avatar.minX, 8)
        XCTAssertEqual(avatar.maxY, bubble.maxY, accuracy: 0.01)
        XCTAssertEqual(drawn.place(ofText: "This is a test message 1").minX, 48)
    }

    func testOwnQuotesHaveATrailingAvatar() {
        let drawn = quote(.with("Test", own: true))
        XCTAssertEqual(drawn.place(of: "QuotedMessageView").minX, 8)
        XCTAssertEqual(drawn.place(of: "MessageAvatarView").maxX, 352)
    }

    func testTheComposerShowsOwnQuotesLikeThoseOfOthers() {
        XCTAssertEqual(quote(.with("Test", own: true), inComposer: true).place(of: "MessageAvatarView").minX, 8)
    }

    func testQuotesAreAsWideAsTheirTextUnlessTheyFill() {
        XCTAssertLessThan(quote(.with("Test"), fills: false).place(of: "QuotedMessageView").width, 60)
    }

    func testTextsForAttachments() {
        XCTAssertEqual(quote(.with([.photo()])).texts, ["Photo"])
        XCTAssertEqual(quote(.with([.giphy()])).texts, ["Giphy"])
        XCTAssertEqual(quote(.with([.video()])).texts, ["Video"])
        XCTAssertEqual(quote(.with([.file("notes.pdf")])).texts, ["notes.pdf"])
        XCTAssertEqual(quote(.with([.recording()])).texts, ["Recording", "00:05"])
        XCTAssertEqual(quote(.with(poll: Poll(id: "p", name: "Where?"))).texts, ["📊 Where?"])
        XCTAssertEqual(quote(.with("Look", [.photo()])).texts, ["Look"])
    }

    func testAttachmentsHaveASmallPicture() {
        let drawn = quote(.with([.photo()]))
        XCTAssertEqual(drawn.place(of: "QuotedAttachmentPreview"), CGRect(x: 48, y: 16, width: 36, height: 36))
        XCTAssertEqual(drawn.place(ofText: "Photo").minX, 92)
        XCTAssertTrue(quote(.with([.file()])).hasImage("file.pdf"))
    }

    func testQuotesOfLinksAreBlue() {
        XCTAssertTrue(quote(.with("getstream.io", [.link()])).frame.description.contains("fill #E9F2FF"))
    }

    /// Measured: the quote takes 47.67 points above the photo.
    func testQuoteAboveAPhoto() {
        let drawn = DrawnView(.with("test message", [.photo()], quoting: .with("This is a quoted message")), width: 360)
        XCTAssertEqual(drawn.place(of: "LazyLoadingImage").minY, 47.67, accuracy: 0.01)
        XCTAssertEqual(drawn.frame.rect.height, 354, accuracy: 0.35)
    }
}
