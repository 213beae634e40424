import ChatModels
import Foundation
import XCTest

@testable import Client

/// The results of filters among five channels, one of them hidden.
final class ChannelFilterTests: XCTestCase {
    private typealias Channels = Filter<ChannelListFilterScope>

    private let all = ["empty", "hidden", "ios", "lunch", "show"]

    func testComparisonsOfTexts() {
        assertFinds(.equal(.type, to: .messaging), ["empty", "hidden", "lunch"])
        assertFinds(.notEqual(.type, to: .messaging), ["ios", "show"])
        assertFinds(.equal(.cid, to: ChannelId(type: .team, id: "ios")), ["ios"])
        assertFinds(
            .in(.cid, values: [ChannelId(type: .team, id: "ios"), ChannelId(type: .team, id: "show")]), ["ios"])
        assertFinds(.equal(.id, to: "show"), ["show"])
        assertFinds(.greater(.id, than: "ios"), ["lunch", "show"])
        assertFinds(.in(.id, values: ["ios", "none"]), ["ios"])
        assertFinds(.notIn(.id, values: ["ios", "none"]), ["empty", "hidden", "lunch", "show"])
        assertFinds(.in(.id, values: []), [])
        assertFinds(.equal(.createdBy, to: "ben"), ["ios"])
        assertFinds(.equal(.invite, to: .pending), ["empty"])
    }

    func testFlagsAndNumbers() {
        assertFinds(.equal(.frozen, to: true), ["ios"])
        assertFinds(.equal(.muted, to: true), ["lunch"])
        assertFinds(.equal(.hasUnread, to: true), ["lunch", "show"])
        assertFinds(.equal(.hidden, to: true), ["hidden"])
        assertFinds(.equal(.joined, to: true), ["hidden", "ios", "lunch"])
        assertFinds(.equal(.blocked, to: true), [])
        assertFinds(.equal(.pinned, to: false), all)
        assertFinds(.equal(.archived, to: true), [])
        assertFinds(.less(.memberCount, than: 2), ["show"])
        assertFinds(.greaterOrEqual(.memberCount, than: 3), ["empty", "lunch"])
    }

    func testDates() {
        assertFinds(.greater(.lastMessageAt, than: QueryFixture.day(5)), ["ios", "show"])
        assertFinds(.greaterOrEqual(.lastMessageAt, than: QueryFixture.day(5)), ["ios", "lunch", "show"])
        assertFinds(.less(.createdAt, than: QueryFixture.day(2)), ["lunch"])
        assertFinds(.lessOrEqual(.createdAt, than: QueryFixture.day(2)), ["hidden", "ios", "lunch"])
        assertFinds(.equal(.createdAt, to: QueryFixture.day(2)), ["hidden", "ios"])
        assertFinds(.lessOrEqual(.lastUpdatedAt, than: QueryFixture.day(6)), ["empty", "hidden", "lunch"])
    }

    func testMissingValues() {
        assertFinds(.noTeam, ["empty", "hidden", "ios"])
        assertFinds(.equal(.team, to: nil), ["empty", "hidden", "ios"])
        assertFinds(.notEqual(.team, to: nil), ["lunch", "show"])
        assertFinds(.notEqual(.team, to: "red"), ["empty", "hidden", "ios", "show"])
        assertFinds(.notIn(.team, values: ["red", nil]), ["show"])
        assertFinds(.in(.team, values: ["red", nil]), ["empty", "hidden", "ios", "lunch"])
        assertFinds(.exists(.name), ["hidden", "ios", "lunch", "show"])
        assertFinds(.exists(.name, exists: false), ["empty"])
        assertFinds(.notExists(.lastMessageAt), ["empty"])
        assertFinds(.nonEmpty, ["hidden", "ios", "lunch", "show"])
        assertFinds(.less(.lastMessageAt, than: .distantFuture), ["hidden", "ios", "lunch", "show"])
        assertFinds(.nor([.less(.lastMessageAt, than: .distantFuture)]), ["empty"])
    }

    func testMembers() {
        assertFinds(.containMembers(userIds: ["dan", "ben"]), ["empty", "hidden", "ios", "lunch"])
        assertFinds(.containsAtLeastThese(userIds: ["ana", "ben"]), ["ios", "lunch"])
        assertFinds(.containOnlyMembers(userIds: ["ben", "ana"]), ["ios"])
        assertFinds(.equal(.members, values: ["ben", "ana"]), ["ios"])
        assertFinds(.equal(.members, to: "cleo"), ["lunch", "show"])
        assertFinds(.notEqual(.members, to: "ana"), ["show"])
        assertFinds(.in(.members, values: ["cleo"]), ["lunch", "show"])
        assertFinds(.notIn(.members, values: ["cleo"]), ["empty", "hidden", "ios"])
        assertFinds(.contains(.members, value: "dan"), ["empty", "hidden"])
        assertFinds(.autocomplete(.memberName, text: "o'n"), ["lunch", "show"])
    }

    func testWords() {
        assertFinds(.autocomplete(.name, text: "LU"), ["lunch", "show"])
        assertFinds(.autocomplete(.name, text: "br lunch"), ["lunch"])
        assertFinds(.autocomplete(.name, text: "unch"), [])
        assertFinds(.autocomplete(.name, text: "E"), ["ios"])
        assertFinds(.query(.name, text: "lunch"), ["lunch", "show"])
        assertFinds(.query(.name, text: "lun"), [])
    }

    func testJoinedFilters() {
        let team = Channels.equal(.type, to: .team)
        let ben = Channels.containMembers(userIds: ["ben"])
        let lunch = Channels.autocomplete(.name, text: "lunch")
        assertFinds(.and([ben, lunch]), ["lunch"])
        assertFinds(.or([team, lunch]), ["ios", "lunch", "show"])
        assertFinds(.nor([team, lunch]), ["empty", "hidden"])
        assertFinds(.and([.or([team, lunch]), .nor([.equal(.frozen, to: true)])]), ["lunch", "show"])
    }

    func testSymbols() {
        let type = FilterKey<ChannelListFilterScope, ChannelType>.type
        let count = FilterKey<ChannelListFilterScope, Int>.memberCount
        let id = FilterKey<ChannelListFilterScope, String>.id
        assertFinds(type == .team, ["ios"])
        assertFinds(type != .team, ["empty", "hidden", "lunch", "show"])
        assertFinds((count > 2) & (id > "f"), ["lunch"])
        assertFinds((count >= 3) | (count <= 1), ["empty", "lunch", "show"])
        var filter = count < 3
        filter &= id != "show"
        assertFinds(filter, ["hidden", "ios"])
        filter |= id == "show"
        assertFinds(filter, ["hidden", "ios", "show"])
    }

    func testDataOfAnApplication() {
        assertFinds(.equal("priority", to: 2), ["lunch"])
        assertFinds(.greater("priority", than: 2), ["ios"])
        assertFinds(.less("priority", than: 2.5), ["lunch"])
        assertFinds(.equal("priority", to: "2"), [])
        assertFinds(.greater("priority", than: "1"), [])
        assertFinds(.equal("open", to: true), ["lunch"])
        assertFinds(.notEqual("open", to: true), ["empty", "hidden", "ios", "show"])
        assertFinds(.exists(FilterKey<ChannelListFilterScope, Int>(rawValue: "priority")), ["ios", "lunch"])
        assertFinds(.contains("tags", value: "fun"), ["lunch"])
        assertFinds(.in("tags", values: ["fun", "work"]), ["lunch"])
        assertFinds(.equal(.tags, values: ["fun", "food"]), ["lunch"])
        assertFinds(.greater("due", than: QueryFixture.day(15)), ["lunch"])
        assertFinds(.equal("due", to: QueryFixture.day(1)), ["ios"])
        assertFinds(.greater(.priority, than: 5), ["ios"])
        assertFinds(.equal("priority", to: Priority.low), ["lunch"])
    }

    /// One line each, without results.
    func testProblems() {
        assertFails(.equal("priorty", to: 2), "no channels in memory have; did you mean “priority”?")
        assertFails(.equal(.disabled, to: true), "The filter $eq of “disabled” of channels has a key that no")
        assertFails(.and([]), "The filter $and of channels joins no filters; it needs at least one.")
        assertFails(.or([.exists(.name), .nor([])]), "The filter $nor of channels joins no filters")
        assertFails(.equal("frozen", to: "yes"), "compares true or false with a text")
        assertFails(.in("member_count", values: [2.5]), nil)
        assertFails(.in("member_count", values: ["2"]), "compares a number with a text")
        assertFails(
            .autocomplete(.frozen, text: "a"),
            "The filter $autocomplete of “frozen” of channels doesn't apply to true or false; supported are $eq, $ne, $in,"
        )
        assertFails(.greater(.members, than: "a"), "doesn't apply to a list of texts; supported are")
        assertFails(.query(.name, text: " "), "has no word to search for")
        assertFails(.equal("priority", to: 2), nil)
    }

    func testCustomKeysAreAcceptedWithoutChannels() throws {
        XCTAssertNil(Channels.equal("priority", to: 2).problem(among: []))
    }

    func testJSON() throws {
        let filter = Channels.and([
            .equal(.type, to: .messaging), .in(.members, values: ["ana"]), .equal(.team, to: nil),
            .equal(.cid, to: ChannelId(type: .team, id: "ios")),
        ])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        XCTAssertEqual(
            String(decoding: try encoder.encode(filter), as: UTF8.self),
            #"{"$and":[{"type":{"$eq":"messaging"}},{"members":{"$in":["ana"]}},{"team":{"$eq":null}},"#
                + #"{"cid":{"$eq":"team:ios"}}]}"#)
        XCTAssertEqual(filter.operator, "$and")
        XCTAssertNil(filter.key)
        XCTAssertEqual(Channels.equal(.name, to: "a").key, "name")
        XCTAssertEqual(Channels.equal(.name, to: "a").value as? String, "a")
    }

    private let records = QueryFixture.channels.map { ChannelRecord(channel: $0, members: $0.lastActiveMembers) }

    private func assertFinds(_ filter: Channels, _ ids: [String], line: UInt = #line) {
        XCTAssertNil(filter.problem(among: records), line: line)
        XCTAssertEqual(records.filter { filter.matches($0) }.map(\.channel.cid.id).sorted(), ids, line: line)
    }

    private func assertFails(_ filter: Channels, _ part: String?, line: UInt = #line) {
        let problem = filter.problem(among: records)?.message
        guard let part else { return XCTAssertNil(problem, line: line) }
        XCTAssertTrue(problem?.contains(part) == true, problem ?? "no problem", line: line)
    }
}

/// A custom value.
private enum Priority: Int, Codable, FilterValue { case low = 2 }

extension FilterKey where Scope: AnyChannelListFilterScope {
    fileprivate static var priority: FilterKey<Scope, Int> { "priority" }
    fileprivate static var tags: FilterKey<Scope, String> { "tags" }
}
