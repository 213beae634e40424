import ChatModels
import Foundation
import XCTest

final class PresentationTests: XCTestCase {
    private let leia = ChatUser(id: "leia", name: "Leia")
    private let luke = ChatUser(id: "luke", name: "Luke")

    private func message(_ author: ChatUser, _ seconds: TimeInterval, type: MessageType = .regular) -> ChatMessage {
        ChatMessage(
            id: "m\(seconds)", text: "x", type: type, createdAt: Date(timeIntervalSince1970: seconds), author: author)
    }

    func testGroupsEndWhereTheAuthorOrTheTimeChanges() {
        let grouping = MessageGrouping()
        XCTAssertTrue(grouping.isLastInGroup(message(leia, 0), next: nil))
        XCTAssertFalse(grouping.isLastInGroup(message(leia, 0), next: message(leia, 60)), "exactly a minute")
        XCTAssertTrue(grouping.isLastInGroup(message(leia, 0), next: message(leia, 60.5)))
        XCTAssertTrue(grouping.isLastInGroup(message(leia, 0), next: message(luke, 1)))
        for type in [MessageType.error, .ephemeral, .system] {
            XCTAssertTrue(grouping.isLastInGroup(message(leia, 0), next: message(leia, 1, type: type)))
        }
        var edited = message(leia, 0)
        edited.textUpdatedAt = Date(timeIntervalSince1970: 5)
        XCTAssertFalse(grouping.isLastInGroup(edited, next: message(leia, 1)))
        XCTAssertTrue(
            MessageGrouping(editedMessagesEndGroups: true).isLastInGroup(edited, next: message(leia, 1)))
    }

    func testDaysBeginAtMidnightWhereTheReaderIs() throws {
        let beforeMidnight = message(leia, 1_704_066_000)  // 31 December 2023, 23:40 UTC
        let afterMidnight = message(leia, 1_704_068_400)  // 1 January 2024, 00:20 UTC
        let utc = DayBoundaries(timeZone: try XCTUnwrap(TimeZone(identifier: "UTC")))
        let amsterdam = DayBoundaries(timeZone: try XCTUnwrap(TimeZone(identifier: "Europe/Amsterdam")))
        XCTAssertTrue(utc.startsDay(beforeMidnight, previous: nil))
        XCTAssertTrue(utc.startsDay(afterMidnight, previous: beforeMidnight))
        XCTAssertFalse(amsterdam.startsDay(afterMidnight, previous: beforeMidnight))
        XCTAssertEqual(utc.dayNumber(of: Date(timeIntervalSince1970: -1)), -1)
        XCTAssertFalse(utc.isSameDay(.distantPast, .distantFuture))
    }

    func testReactionOrder() {
        let wow = ChatMessageReactionData(type: "wow", score: 9, count: 1, firstReactionAt: .distantPast)
        let like = ChatMessageReactionData(type: "like", score: 1, count: 5, firstReactionAt: .distantFuture)
        XCTAssertEqual([wow, like].sorted(by: ReactionOrder.byName).map(\.type), ["like", "wow"])
        XCTAssertEqual([like, wow].sorted(by: ReactionOrder.byFirstReaction).map(\.type), ["wow", "like"])
        XCTAssertEqual([wow, like].sorted(by: ReactionOrder.byCount).map(\.type), ["like", "wow"])
        XCTAssertEqual([like, wow].sorted(by: ReactionOrder.byScore).map(\.type), ["wow", "like"])
    }

    func testChannelNames() {
        func name(_ names: [String?], me: UserId? = "me", channelName: String? = nil, id: String = "!members-x")
            -> String?
        {
            var users = names.enumerated().map { ChatUser(id: "u\($0)", name: $1) }
            users.append(ChatUser(id: "me", name: "Me"))
            let members = users.map { ChatChannelMember(user: $0) }
            let channel = ChatChannel(
                cid: ChannelId(type: .messaging, id: id), name: channelName, lastActiveMembers: members,
                membership: members.last)
            return ChannelName.text(of: channel, forCurrentUserId: me)
        }

        XCTAssertEqual(name(["Yoda"], channelName: "Council"), "Council")
        XCTAssertEqual(name(["Yoda"], channelName: ""), "Yoda")
        XCTAssertEqual(name(["Yoda", "Luke"]), "Luke and Yoda")
        XCTAssertEqual(name(["Yoda", "Luke", "Han", "Leia"]), "Han, Leia and 2 more")
        XCTAssertEqual(name([nil]), "Me")
        XCTAssertNil(name(["Yoda"], id: "general"))
    }

    func testFileSizes() {
        let texts: [(Int64, String)] = [
            (0, "Zero KB"), (1, "1 byte"), (30, "30 bytes"), (999, "999 bytes"), (1000, "1 KB"), (123_000, "123 KB"),
            (999_499, "999 KB"), (999_999, "1 MB"), (1_230_000, "1.2 MB"), (1_234_567_890, "1.23 GB"),
            (1_000_000_000_000, "1 TB"), (-5, "Zero KB"),
        ]
        for (size, text) in texts { XCTAssertEqual(AttachmentFile(size: size).sizeString, text) }
        XCTAssertFalse(AttachmentFile(size: .max).sizeString.isEmpty)
    }

    func testFileTypes() {
        XCTAssertEqual(AttachmentFileType(ext: "JPG"), .jpeg)
        XCTAssertEqual(AttachmentFileType(ext: ".7z"), .x7z)
        XCTAssertEqual(AttachmentFileType(ext: "pages"), .generic)
        XCTAssertEqual(AttachmentFileType(mimeType: "text/csv; charset=utf-8"), .csv)
        XCTAssertEqual(AttachmentFileType.x7z.mimeType, "application/x-7z-compressed")
    }

    func testInitials() {
        for (name, initials) in [
            ("Leia Organa", "LO"), ("luke_skywalker", "LS"), ("R2-D2", "RD"), ("Obi-Wan “Ben” Kenobi", "OK"),
            ("田中ゆき", "田"), ("  ", ""), ("🙂", ""),
        ] {
            XCTAssertEqual(ChatUser(id: "", name: name).initials, initials, name)
        }
    }
}
