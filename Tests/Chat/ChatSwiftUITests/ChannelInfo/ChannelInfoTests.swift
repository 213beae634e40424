import ChatModels
import ChatSwiftUI
import Frames
import GoldenTesting
import HeadlessSwiftUI
import Rendering
import XCTest

/// The screen with information about a channel. The figures are measured on images of the SDK.
final class ChannelInfoTests: XCTestCase {
    private static let cid = ChannelId(type: .messaging, id: "crew")

    private static func member(_ number: Int) -> ChatChannelMember {
        ChatChannelMember(user: ChatUser(id: "m\(number)", name: "Member \(number)", isOnline: number < 2))
    }

    private static func group(of count: Int) -> ChatChannel {
        var channel = ChatChannel(
            cid: cid, name: "Crew", memberCount: count, lastActiveMembers: (0..<count).map(member))
        channel.ownCapabilities = [.leaveChannel, .muteChannel, .updateChannel, .updateChannelMembers]
        return channel
    }

    private static let direct = ChatChannel(
        cid: ChannelId(type: .messaging, id: "!members-crew"), memberCount: 2, lastActiveMembers: [member(7)])

    private func draw(
        _ channel: ChatChannel, scale: CGFloat = 3,
        changing change: @escaping @MainActor (ChatChannelInfoViewModel) -> Void = { _ in }
    ) -> DrawnView {
        DrawnView(proposing: ProposedSize(width: 360, height: 700), settings: RenderSettings(scale: scale)) {
            let model = ChatChannelInfoViewModel(channel: channel)
            let _ = change(model)
            ChatChannelInfoView(viewModel: model, channel: channel)
        }
    }

    // MARK: Layout

    func testAGroupShowsSixMembersAndItsOptions() {
        let drawn = draw(Self.group(of: 8))
        let avatars = drawn.places(of: "Image").filter { $0.width == 36 }
        XCTAssertEqual(avatars.map(\.minY), [10, 74, 138, 202, 266, 330])
        XCTAssertEqual(Set(avatars.map(\.minX)), [8])
        XCTAssertEqual(drawn.place(of: "ChannelInfoDivider").minY, 428.33, accuracy: 0.1)
        XCTAssertEqual(drawn.place(of: "ChannelNameView"), CGRect(x: 0, y: 436.33, width: 360, height: 54), within: 0.1)
        XCTAssertEqual(
            drawn.places(of: "ChannelInfoItemView").map(\.minY), [490.67, 546, 602.33, 655], within: 0.4)
        XCTAssertTrue(drawn.texts.contains("2 more"))
        XCTAssertTrue(drawn.texts.contains("Mute Group"))
    }

    func testASmallGroupHasNoMoreMembers() {
        let drawn = draw(Self.group(of: 2))
        XCTAssertEqual(drawn.place(of: "ChannelInfoDivider").minY, 120)
        XCTAssertFalse(drawn.texts.contains { $0.hasSuffix("more") })
        XCTAssertEqual(drawn.texts.prefix(4), ["Member 0", "Online", "Member 1", "Online"])
        XCTAssertEqual(drawn.place(ofText: "Leave group").minX, 56)
    }

    func testADirectChannelShowsTheOtherUser() {
        let drawn = draw(Self.direct) { $0.muted = true }
        XCTAssertEqual(drawn.places(of: "Image")[0], CGRect(x: 148, y: 0, width: 64, height: 64))
        XCTAssertEqual(drawn.place(of: "ChannelInfoDivider").minY, 100.33, accuracy: 0.1)
        XCTAssertEqual(
            drawn.texts,
            ["Offline", "@Member 7", "Mute User", "Pinned Messages", "Photos & Videos", "Files"])
        XCTAssertEqual(drawn.place(of: "Capsule").maxX, 346, "two points beside the row's content")
    }

    func testUsersToAddAreInACardAtTheBottom() {
        let drawn = draw(Self.group(of: 8)) { $0.addUsersShown = true }
        XCTAssertEqual(drawn.place(of: "AddUsersView"), CGRect(x: 0, y: 350, width: 360, height: 350))
        let field = drawn.places(of: "Rectangle").last { $0.height == 38 }
        XCTAssertEqual(field, CGRect(x: 40, y: 382, width: 280, height: 38))
    }

    func testGolden() {
        withSnapshotTesting(sizeBudget: 28 << 10) {
            assertGolden(of: draw(Self.group(of: 2), scale: 1).frame, settings: RenderSettings(scale: 1))
        }
    }

    // MARK: Actions

    /// Runs `check` with a model of a channel whose current user is a member.
    private func withModel(_ check: @escaping @MainActor (ChatChannelInfoViewModel) -> Void) {
        ConfigurationScope.run {
            MainQueue.run {
                let client = ChatClient(currentUser: CurrentChatUser(user: ChatUser(id: "m0", name: "Member 0")))
                _ = StreamChat(chatClient: client)
                _ = ChatChannelController(
                    client: client,
                    channel: ChatChannel(
                        cid: ChannelId(type: .messaging, id: "others"), lastActiveMembers: [Self.member(9)]))
                check(ChatChannelInfoViewModel(channel: Self.group(of: 3)))
            }
        }
    }

    func testMutingAndRenamingChangeTheChannel() {
        withModel { model in
            model.muted = true
            XCTAssertEqual(model.channelController.channel?.isMuted, true)
            model.channelName = "Old crew"
            model.confirmRenaming()
            XCTAssertEqual(model.channel.name, "Old crew")
            XCTAssertFalse(model.errorShown)
        }
    }

    func testMembersAreAddedAndLeave() {
        withModel { model in
            model.addUserTapped(ChatUser(id: "m9", name: "Member 9"))
            XCTAssertTrue(model.participants.contains { $0.id == "m9" })
            var hasLeft = false
            model.leaveConversationTapped { hasLeft = true }
            XCTAssertTrue(hasLeft)
            XCTAssertFalse(model.participants.contains { $0.id == "m0" })
        }
    }
}

private func XCTAssertEqual(
    _ rect: CGRect, _ expected: CGRect, within accuracy: CGFloat, file: StaticString = #filePath, line: UInt = #line
) {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    let others = [expected.minX, expected.minY, expected.width, expected.height]
    XCTAssertEqual(numbers, others, within: accuracy, file: file, line: line)
}

private func XCTAssertEqual(
    _ numbers: [CGFloat], _ expected: [CGFloat], within accuracy: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
) {
    let isEqual = numbers.count == expected.count && zip(numbers, expected).allSatisfy { abs($0 - $1) <= accuracy }
    XCTAssertTrue(isEqual, "\(numbers) is not equal to \(expected)", file: file, line: line)
}
