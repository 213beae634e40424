import ChatModels
import ChatSwiftUI
import Client
import Frames
import GoldenTesting
import HeadlessSwiftUI
import Rendering
import XCTest

/// What was pinned and sent in a channel, and users to add. The figures are measured on images of the SDK.
final class SentContentTests: XCTestCase {
    private static let cid = ChannelId(type: .messaging, id: "crew")
    private static let author = ChatUser(id: "leia", name: "Leia")

    private static func message(
        _ id: String, _ attachments: [AnyChatMessageAttachment] = [], text: String = "", poll: Poll? = nil,
        at date: Date = RenderSettings.defaultNow
    ) -> ChatMessage {
        ChatMessage(
            id: id, cid: cid, text: text, createdAt: date, author: author, allAttachments: attachments, poll: poll)
    }

    /// Draws a view for a channel with messages in memory.
    private func draw<Content: View>(
        _ messages: [ChatMessage] = [], scale: CGFloat = 3, @ViewBuilder _ view: @MainActor (ChatChannel) -> Content
    ) -> DrawnView {
        DrawnView(proposing: ProposedSize(width: 360, height: 700), settings: RenderSettings(scale: scale)) {
            let channel = ChatChannel(cid: Self.cid, pinnedMessages: messages)
            let _ = ChatChannelController(
                client: InjectedValues[\.chatClient], channel: channel, messages: messages)
            view(channel)
        }
    }

    // MARK: Pinned messages

    func testPinnedMessagesHaveTheirAuthorAndTheirKind() {
        let drawn = draw([
            Self.message("1", [.photo()]), Self.message("2", poll: Poll(id: "p", name: "Where?")),
            Self.message("3", text: "Meet at noon"),
        ]) { PinnedMessagesView(channel: $0) }
        XCTAssertEqual(drawn.places(of: "Image").map(\.minY), [8, 80.33, 152.67], accuracies: 0.1)
        XCTAssertEqual(drawn.place(ofText: "Leia").origin, CGPoint(x: 72, y: 16))
        for text in ["📷 Photo", "📊 Poll", "Meet at noon"] { XCTAssertTrue(drawn.texts.contains(text), text) }
    }

    func testNoPinnedMessages() {
        XCTAssertEqual(draw { PinnedMessagesView(channel: $0) }.texts.first, "No pinned messages")
    }

    // MARK: Photos, videos and files

    func testPhotosAreInColumnsWithTheirAuthors() {
        let drawn = draw([Self.message("1", (0..<4).map { .photo($0) } + [.video()])]) {
            MediaAttachmentsView(channel: $0)
        }
        let cells = drawn.places(of: "MediaAttachmentContentView")
        XCTAssertEqual(cells.count, 5)
        XCTAssertEqual(cells[0].size, CGSize(width: 127, height: 127), "a third of 390 points without 3")
        XCTAssertEqual(cells[2].minY - cells[0].minY, 129)
        let avatars = drawn.places(of: "Image").filter { $0.width == 24 }
        XCTAssertEqual(avatars.map { cells[0].maxX - $0.maxX }.first, 8)
    }

    func testFilesAreInMonths() {
        let drawn = draw([
            Self.message("1", [.file("Plan")]),
            Self.message("2", [.file("Budget")], at: RenderSettings.defaultNow - 400 * 86_400),
        ]) { FileAttachmentsView(channel: $0) }
        let titles = drawn.texts.filter { ["Plan", "Budget"].contains($0) }
        XCTAssertEqual(titles, ["Plan", "Budget"])
        XCTAssertEqual(drawn.texts.count, 6, "two months, and two files with their sizes")
    }

    func testNothingWasSent() {
        XCTAssertEqual(draw { MediaAttachmentsView(channel: $0) }.texts.first, "No media")
        let files = draw { FileAttachmentsView(channel: $0) }
        XCTAssertEqual(files.texts, ["No files", "Files sent in this chat will appear here."])
        XCTAssertEqual(files.place(ofText: "No files").minY, 382, accuracy: 2)
    }

    // MARK: Users

    func testUsersAreInFourColumns() {
        let drawn = draw { _ in
            let model = AddUsersViewModel(loadedUserIds: [])
            let _ = model.users = (0..<8).map { ChatUser(id: "\($0)", name: "Test User \($0)") }
            AddUsersView(viewModel: model, onUserTap: { _ in })
        }
        let avatars = drawn.places(of: "Image").filter { $0.width == 64 }
        XCTAssertEqual(avatars.map(\.minX), [34, 110, 186, 262, 34, 110, 186, 262])
        XCTAssertEqual(avatars[4].minY - avatars[0].minY, 118.33, accuracy: 0.1)
    }

    func testUsersAreSearched() {
        ConfigurationScope.run {
            MainQueue.run {
                let client = ChatClient(currentUser: CurrentChatUser(user: Self.author))
                _ = StreamChat(chatClient: client)
                let members = ["Han", "Luke"].map { ChatChannelMember(user: ChatUser(id: $0, name: $0)) }
                _ = ChatChannelController(
                    client: client, channel: ChatChannel(cid: Self.cid, lastActiveMembers: members))
                let model = AddUsersViewModel(loadedUserIds: ["leia"])
                XCTAssertEqual(model.users.map(\.id), ["Han", "Luke"])
                model.searchText = "lu"
                XCTAssertEqual(model.users.map(\.id), ["Luke"])
            }
        }
    }

    // MARK: Gallery

    func testAGalleryHasBarsAroundAPhoto() {
        let drawn = draw { _ in
            GalleryView(
                mediaAttachments: [MediaAttachment(url: URL(fileURLWithPath: "/0.png"), type: .image)],
                author: Self.author, isShown: .constant(true), selected: 0)
        }
        XCTAssertEqual(drawn.texts, ["Leia", "Offline", "1 of 1"])
        XCTAssertEqual(drawn.place(of: "ImagePlaceholder").size, CGSize(width: 360, height: 360))
        XCTAssertEqual(drawn.place(of: "GalleryHeaderView").height, 48)
    }

    func testABannerSaysThatSomethingFailed() {
        let drawn = draw { _ in Color.clear.alertBanner(isPresented: .constant(true)) }
        XCTAssertEqual(drawn.place(identified: "AlertBanner").height, 28.33, accuracy: 0.1)
        XCTAssertEqual(draw { _ in Color.clear.alertBanner(isPresented: .constant(false)) }.texts, [])
    }

    func testGolden() {
        let drawn = draw([Self.message("1", [.photo(), .photo(1)]), Self.message("2", text: "Noon")], scale: 1) {
            channel in
            VStack(spacing: 0) {
                PinnedMessagesView(channel: channel)
                MediaAttachmentsView(channel: channel)
            }
        }
        assertGolden(of: drawn.frame, settings: RenderSettings(scale: 1))
    }
}

private func XCTAssertEqual(
    _ numbers: [CGFloat], _ expected: [CGFloat], accuracies: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
) {
    let isEqual = numbers.count == expected.count && zip(numbers, expected).allSatisfy { abs($0 - $1) <= accuracies }
    XCTAssertTrue(isEqual, "\(numbers) is not equal to \(expected)", file: file, line: line)
}
