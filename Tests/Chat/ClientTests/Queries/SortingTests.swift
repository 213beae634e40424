import ChatModels
import Foundation
import XCTest

@testable import Client

final class SortingTests: XCTestCase {
    /// Missing values are last in descending lists and first in ascending ones; ties are sorted by cid.
    func testChannels() {
        typealias Key = ChannelListSortingKey
        let cases: [([Sorting<Key>], [String])] = [
            ([Sorting(key: .default)], ["show", "ios", "empty", "lunch", "hidden"]),
            ([Sorting(key: .lastMessageAt)], ["show", "ios", "lunch", "hidden", "empty"]),
            ([Sorting(key: .lastMessageAt, isAscending: true)], ["empty", "hidden", "lunch", "show", "ios"]),
            ([Sorting(key: .createdAt)], ["empty", "show", "hidden", "ios", "lunch"]),
            ([Sorting(key: .updatedAt)], ["lunch", "ios", "empty", "show", "hidden"]),
            ([Sorting(key: .unreadCount)], ["show", "lunch", "empty", "hidden", "ios"]),
            (
                [Sorting(key: .memberCount), Sorting(key: .cid, isAscending: true)],
                ["empty", "lunch", "hidden", "ios", "show"]
            ),
            (
                [Sorting(key: .hasUnread), Sorting(key: .lastMessageAt, isAscending: true)],
                ["lunch", "show", "empty", "hidden", "ios"]
            ),
            (
                [Sorting(key: .pinnedAt), Sorting(key: .createdAt, isAscending: true)],
                ["lunch", "hidden", "ios", "show", "empty"]
            ),
            (
                [Sorting(key: .custom(keyPath: \.extraData["priority"]?.numberValue, key: "priority"))],
                ["ios", "lunch", "show", "empty", "hidden"]
            ),
            (
                [Sorting(key: .custom(keyPath: \.name, key: "name"), isAscending: true)],
                ["empty", "hidden", "lunch", "show", "ios"]
            ),
            (
                [Sorting(key: .custom(keyPath: \.isMuted, key: "muted")), Sorting(key: .cid)],
                ["lunch", "ios", "hidden", "empty", "show"]
            ),
            ([], ["show", "empty", "hidden", "lunch", "ios"]),
        ]
        for (sortings, ids) in cases {
            let sorted = QueryFixture.channels.reversed().sorted(by: sortings) { $0.cid.rawValue }
            XCTAssertEqual(sorted.map(\.cid.id), ids, "\(sortings.map(\.key.field.name))")
        }
    }

    func testUnsortablePropertiesAreProblems() {
        XCTAssertEqual(
            ChannelListSortingKey.custom(keyPath: \.createdBy, key: "creator").field.problem?.message,
            "Sorting by “creator” is unsupported: Optional<ChatUser> has no order.")
        XCTAssertNil(ChannelListSortingKey.custom(keyPath: \.team, key: "team").field.problem)
        XCTAssertNotNil(MessageSearchSortingKey.relevance.field.problem)
    }

    func testKeysAreTheSameByTheirNames() {
        XCTAssertEqual(Sorting(key: ChannelListSortingKey.cid), Sorting(key: .cid))
        XCTAssertNotEqual(Sorting(key: ChannelListSortingKey.cid), Sorting(key: .cid, isAscending: true))
        XCTAssertNotEqual(ChannelListSortingKey.createdAt, .updatedAt)
    }

    func testJSON() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let sorting = Sorting<ChannelListSortingKey>(key: .unreadCount)
        XCTAssertEqual(
            String(decoding: try encoder.encode(sorting), as: UTF8.self),
            #"{"direction":-1,"field":"unread_count"}"#)
    }
}
