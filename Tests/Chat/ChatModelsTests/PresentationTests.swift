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

    func testGroupsEndIfTheAuthorOrTheTimeChanges() {
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

    func testNeighborsOfOneGroup() {
        let messages = [message(leia, 0), message(leia, 60), message(luke, 61)]
        let short = MessageGrouping(maximumInterval: 59.5)
        XCTAssertTrue(MessageGrouping().areTogether(messages[0], messages[1]))
        XCTAssertFalse(short.areTogether(messages[0], messages[1]))
        XCTAssertFalse(MessageGrouping().areTogether(messages[1], messages[2]))
    }

    func testBothEndsOfGroups() {
        let grouping = MessageGrouping()
        func ends(_ messages: [ChatMessage]) -> [MessageGrouping.Ends] { grouping.ends(of: messages) }
        XCTAssertEqual(ends([]), [])
        XCTAssertEqual(ends([message(leia, 0)]), [.newest], "a lone message has no oldest one")
        XCTAssertEqual(
            ends([message(luke, 3), message(leia, 2), message(leia, 1), message(leia, 0)]),
            [[.newest, .oldest], .newest, [], .oldest])
        XCTAssertEqual(
            ends([message(leia, 2), message(leia, 1, type: .system), message(leia, 0)]), [.newest, [], .newest],
            "below a message that stands alone there is no oldest one")
        XCTAssertEqual(
            grouping.ends(of: [message(leia, 1), message(leia, 0)]) { $0.createdAt.timeIntervalSince1970 == 0 },
            [[.newest, .oldest], [.newest, .oldest]])
    }

    func testDaysBeginAtMidnightInTheTimeZoneOfTheRender() throws {
        let beforeMidnight = Date(timeIntervalSince1970: 1_704_066_000)  // 31 December 2023, 23:40 UTC
        let afterMidnight = Date(timeIntervalSince1970: 1_704_068_400)  // 1 January 2024, 00:20 UTC
        let utc = DayBoundaries(timeZone: try XCTUnwrap(TimeZone(identifier: "UTC")))
        let amsterdam = DayBoundaries(timeZone: try XCTUnwrap(TimeZone(identifier: "Europe/Amsterdam")))
        XCTAssertEqual(utc.days(from: beforeMidnight, to: afterMidnight), 1)
        XCTAssertEqual(utc.days(from: afterMidnight, to: beforeMidnight), -1)
        XCTAssertFalse(utc.isSameDay(afterMidnight, beforeMidnight))
        XCTAssertTrue(amsterdam.isSameDay(afterMidnight, beforeMidnight))
        XCTAssertFalse(utc.isSameDay(.distantPast, .distantFuture))
        XCTAssertFalse(
            utc.isSameDay(
                Date(timeIntervalSince1970: -.greatestFiniteMagnitude),
                Date(timeIntervalSince1970: .greatestFiniteMagnitude)))
    }

    /// Days match the calendar around changes of daylight saving time and in all centuries.
    func testDaysAreThoseOfTheCalendar() throws {
        // Clocks change at night, at midnight (São Paulo), by half an hour (Lord Howe), and once by a day (Apia).
        for name in [
            "UTC", "Europe/Amsterdam", "America/Sao_Paulo", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Apia",
        ] {
            let zone = try XCTUnwrap(TimeZone(identifier: name))
            let days = DayBoundaries(timeZone: zone)
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone
            var moments: [Date] = []
            for year in [1, 1582, 1883, 1970, 2011, 2018, 2024, 2100, 9999] {
                let start = try XCTUnwrap(DateComponents(calendar: calendar, timeZone: zone, year: year).date)
                moments += (0..<1100).map { start.addingTimeInterval(Double($0) * 8 * 3600 - 1) }
            }
            var change = Date(timeIntervalSince1970: 1_500_000_000)
            for _ in 0..<6 {
                guard let next = zone.nextDaylightSavingTimeTransition(after: change) else { break }
                moments += (-100..<100).map { next.addingTimeInterval(Double($0) * 900) }
                change = next
            }
            for (moment, later) in zip(moments, moments.dropFirst()) {
                XCTAssertEqual(
                    days.isSameDay(moment, later), calendar.isDate(moment, inSameDayAs: later), "\(name) \(moment)")
            }
        }
    }

    func testReactionOrder() {
        let wow = ChatMessageReactionData(type: "wow", score: 9, count: 1, firstReactionAt: .distantPast)
        let like = ChatMessageReactionData(type: "like", score: 1, count: 5, firstReactionAt: .distantFuture)
        XCTAssertEqual([wow, like].sorted(by: ReactionOrder.byName).map(\.type), ["like", "wow"])
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

    func testNumbers() {
        let numbers = [0, 2, 1.2, 0.05, 12.345, 100.999, -0.5, -0.001]
        XCTAssertEqual(
            numbers.map(DecimalText.english), ["0", "2", "1.2", "0.05", "12.35", "101", "-0.5", "0"])
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
            ("Leia Organa", "LO"), ("luke_skywalker", "LS"), ("yoda", "Y"), ("R2-D2", "RD"), ("a+b", "AB"),
            ("Obi-Wan “Ben” Kenobi", "OK"), ("李小龙", "李"), (" 🦊 ", "🦊"), ("  ", ""), ("", ""),
        ] {
            XCTAssertEqual(Initials.text(of: name), initials, name)
        }
    }

    func testDurations() {
        XCTAssertEqual([59, 65, 3661, 0.4].map(DurationText.minutesAndSeconds), ["00:59", "01:05", "61:01", "00:00"])
        XCTAssertEqual([.nan, .infinity, -1, 1e9].compactMap(DurationText.minutesAndSeconds), [])
    }

    func testElapsedTimes() throws {
        func elapsed(_ seconds: TimeInterval) -> ElapsedTime? {
            ElapsedTime(from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: seconds))
        }
        let texts = [0, 1.9, 60, 3599, 3600, 86400, 604_800, 2_592_000, 31_536_000, 1e300].map { seconds in
            elapsed(seconds).map { "\($0.count) \($0.unit)" }
        }
        XCTAssertEqual(
            texts,
            [
                "1 seconds", "1 seconds", "1 minutes", "59 minutes", "1 hours", "1 days", "1 weeks", "1 months",
                "12 months", "1000000000000000 months",
            ])
        XCTAssertNil(elapsed(-1))
    }
}
