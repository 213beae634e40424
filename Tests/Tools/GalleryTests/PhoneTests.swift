import Frames
import DocumentationImages
import Gallery
import SwiftUIGallery
import XCTest

/// Whole screens are on a phone, with the views of the system and the app.
final class PhoneTests: XCTestCase {
    func testScreenOfAChannelHasABarAndAComposer() throws {
        let screen = try screen("message-basic-resolver-before")
        XCTAssertEqual(screen.rect.size, CGSize(width: 390, height: 844))
        XCTAssertEqual(screen.first("timeLabel")?.text, "1:29")
        XCTAssertTrue(screen.has("homeIndicator"))
        let bar = try XCTUnwrap(screen.first("navigationBar"))
        XCTAssertEqual(bar.rect, CGRect(x: 0, y: 0, width: 390, height: 91))
        XCTAssertTrue(bar.has("backButton"))
        XCTAssertEqual(bar.all("UILabel").compactMap(\.text), ["Darth Maul Dathomir", "last seen one week ago"])
        XCTAssertEqual(bar.first("ChatChannelAvatarView")?.rect.size, CGSize(width: 32, height: 32))
        let list = try XCTUnwrap(screen.first("ChatMessageListView"))
        XCTAssertEqual(list.rect.minY, bar.rect.maxY)
        XCTAssertEqual(screen.first("ComposerView")?.rect.minY, list.rect.maxY)
        // The list is scrolled up from the newest message.
        XCTAssertTrue(screen.has("ScrollToBottomButton"))
    }

    func testScreenOfAThreadNamesItsChannel() throws {
        let screen = try screen("thread-list-replies-counter-decoration-enabled")
        XCTAssertEqual(screen.rect.size, CGSize(width: 393, height: 852))
        XCTAssertTrue(try picture("thread-list-replies-counter-decoration-enabled").has("island"))
        let bar = try XCTUnwrap(screen.first("navigationBar"))
        XCTAssertEqual(bar.all("UILabel").compactMap(\.text), ["Thread Reply", "Back", "with Applicant One"])
        let composer = try XCTUnwrap(screen.first("ComposerView"))
        XCTAssertTrue(composer.all("UILabel").contains { $0.text == "Also send in channel" })
        XCTAssertFalse(screen.has("ScrollToBottomButton"))
    }

    func testScreenOfChannelsHasTheUsersAvatar() throws {
        let screen = try screen("default-unread-count")
        let bar = try XCTUnwrap(screen.first("navigationBar"))
        XCTAssertEqual(bar.all("UILabel").compactMap(\.text), ["Stream Chat"])
        XCTAssertTrue(bar.has("CurrentChatUserAvatarView"))
        XCTAssertEqual(screen.first("ChatChannelListItemView")?.rect.minY, bar.rect.maxY)
    }

    /// Exactly the pictures that the pages show on a phone are on one.
    func testPicturesOnPhones() throws {
        let onPhones = try WholeGallery.pictures.filter { try picture($0.name).has("Device") }.map(\.name)
        let others = WholeGallery.pictures.map(\.name).filter { !onPhones.contains($0) }
        XCTAssertEqual(
            others,
            [
                "message-basic-customization-before", "message-basic-customization-after",
                "ChatMessageContentView_documentation.default-light", "messagelist-layout-custom",
                "messagelist-layout-annotation", "messagelist-layout-detail-components-annotation",
                "ChatThreadListItemView", "ChatThreadListItemView_Custom",
            ])
    }
}
