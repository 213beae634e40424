import ChatModels
import Foundation
import Frames
import GoldenTesting
import Pictures
import Rendering
import Styles
import XCTest

/// Lists of channels and threads of a handwritten file, and the views that replace their rows.
final class ListStateTests: XCTestCase {
    private static let chats = """
        me: ana
        users: { ana: Ana Costa, ben: { name: Ben Okafor, online: true }, caro: Caro Lind }
        channels:
          - channel: { name: Lunch, unread: 3 }
            messages:
              - from: ben
                at: 2024-05-02T11:58:00Z
                text: Noodles?
                thread: { messages: [{ from: caro, text: Dumplings. }], unread: 1 }
              - { from: caro, at: 2024-05-02T12:01:00Z, text: Always. }
          - channel: { draft: I could bring the, members: [ana, ben] }
            messages: [{ from: ben, at: 2024-05-02T10:00:00Z, text: Cake?, thread: { replies: 3 } }]
          - channel: { name: Climbing, pinned: true }
            messages: [{ from: caro, at: 2024-05-01T18:00:00Z, text: The ropes are dry }]
          - channel: { name: Old flat, archived: true }
        """

    private func picture(
        _ screen: PictureSelection.Screen, _ status: ListStatus = ListStatus(), flavor: Flavor = .uikit,
        width: CGFloat = 280, height: CGFloat? = nil, of chats: String = chats
    ) throws -> ListPicture {
        let document = try ConversationReader.read(Data(chats.utf8), name: "chat.yaml")
        return ListPicture(
            document.conversations,
            selection: PictureSelection(screen, width: width, height: height, list: status), flavor: flavor,
            settings: RenderSettings(scale: 1, now: Date(timeIntervalSince1970: 1_714_654_800)))
    }

    /// Two rows, for a small golden.
    private let few = """
        me: ana
        users: { ana: Ana Costa, ben: { name: Ben Okafor, online: true }, caro: Caro Lind }
        channels:
          - channel: { draft: I could bring the, members: [ana, ben] }
            messages: [{ from: ben, at: 2024-05-02T10:00:00Z, text: Cake? }]
          - channel: { name: Climbing, pinned: true, unread: 3 }
            messages: [{ from: caro, at: 2024-05-01T18:00:00Z, text: The ropes are dry }]
        """

    private func text(
        _ screen: PictureSelection.Screen, _ status: ListStatus = ListStatus(), flavor: Flavor = .uikit
    ) throws -> String {
        try RenderProblems.withHandler({ _ in }) { "\(try picture(screen, status, flavor: flavor).frame())" }
    }

    /// Rejected before a row is laid out: of channels, or of all threads of all channels.
    func testListsThatAreTooLong() throws {
        for (screen, rows) in [(PictureSelection.Screen.channelList, 820), (.threadList, 1640)] {
            let two = #"""
                { "me": "a", "channels": [{ "messages": [
                  { "from": "a", "text": "x", "thread": { "replies": 3 } },
                  { "from": "a", "text": "y", "thread": { "replies": 3 } }] }] }
                """#
            var picture = try picture(screen, of: two)
            picture.conversations = Array(repeating: picture.conversations[0], count: 820)
            XCTAssertThrowsError(try picture.frame()) {
                XCTAssertEqual($0 as? PictureError, .tooManyRows(count: rows, most: 819))
            }
        }
    }

    // MARK: Channels

    func testPinnedAndArchivedChannelsAndADraft() throws {
        for flavor in Flavor.allCases {
            let text = try text(.channelList, flavor: flavor)
            let places = try ["Climbing", "Lunch", "Ben Okafor"].map {
                try XCTUnwrap(text.range(of: $0)?.lowerBound, $0)
            }
            XCTAssertEqual(places, places.sorted(), flavor.rawValue)
            XCTAssertTrue(text.contains("Draft:") && text.contains("I could bring the"), flavor.rawValue)
            XCTAssertFalse(text.contains("Old flat"), flavor.rawValue)
        }
        assertGolden(of: try picture(.channelList, of: few).frame(), settings: RenderSettings(scale: 1))
        assertGolden(
            of: try picture(.channelList, flavor: .swiftui, of: few).frame(), named: "swiftui",
            settings: RenderSettings(scale: 1))
    }

    func testArchivedChannelsAloneAreShown() throws {
        let frame = try picture(
            .channelList, of: "me: ana\nchannels:\n  - channel: { name: Old flat, archived: true }"
        ).frame()
        XCTAssertTrue("\(frame)".contains("Old flat"))
    }

    func testChannelsThatAreNotThere() throws {
        for flavor in Flavor.allCases {
            for state in [ListStatus.State.loading, .empty] {
                XCTAssertFalse(try text(.channelList, ListStatus(state), flavor: flavor).contains("Lunch"))
            }
            XCTAssertTrue(try text(.channelList, ListStatus(.error), flavor: flavor).contains("Lunch"))
        }
        for state in [ListStatus.State.loading, .empty, .error] {
            assertGolden(
                of: try picture(
                    .channelList, ListStatus(state), width: 320, height: state == .error ? 240 : 300, of: few
                ).frame(),
                named: state.rawValue,
                settings: RenderSettings(scale: 1))
        }
    }

    /// SwiftUI's list shows an error in an alert, which is reported and not drawn.
    func testSwiftUIAlertIsReported() throws {
        nonisolated(unsafe) var lines: [String] = []
        let list = try picture(.channelList, ListStatus(.error), flavor: .swiftui)
        _ = try RenderProblems.withHandler({ lines.append($0) }) { try list.frame() }
        XCTAssertTrue(lines.contains { $0.contains("the alert") }, "\(lines)")
    }

    func testAListWithoutRowsIsAsHighAsAScreen() throws {
        XCTAssertEqual(try picture(.channelList, of: "me: a\nchannels: []").frame().rect.height, 844)
    }

    // MARK: Threads

    func testThreadsOfAFile() throws {
        for flavor in Flavor.allCases {
            let text = try text(.threadList, ListStatus(newThreads: 2), flavor: flavor)
            for part in ["2 new threads", "Noodles?", "Dumplings.", "Cake?"] {
                XCTAssertTrue(text.contains(part), "\(flavor): \(part)")
            }
            XCTAssertFalse(text.contains("No threads here yet"))
        }
        let threads = try RenderProblems.withHandler({ _ in }) {
            try picture(.threadList, ListStatus(newThreads: 2)).frame()
        }
        assertGolden(of: threads, settings: RenderSettings(scale: 1))
    }

    func testARowWithoutReplyIsReported() throws {
        nonisolated(unsafe) var lines: [String] = []
        let list = try picture(.threadList)
        _ = try RenderProblems.withHandler({ lines.append($0) }) { try list.frame() }
        XCTAssertEqual(
            lines,
            [
                "the message “channel-2-message-1” has 3 replies, but none of them is known: its row in the list of threads shows "
                    + "none"
            ])
    }

    func testThreadsThatAreNotThere() throws {
        for flavor in Flavor.allCases {
            XCTAssertTrue(try text(.threadList, ListStatus(.empty), flavor: flavor).contains("No threads here yet"))
            XCTAssertFalse(try text(.threadList, ListStatus(.loading), flavor: flavor).contains("Noodles?"))
        }
        for state in [ListStatus.State.loading, .reloading, .error] {
            let frame = try RenderProblems.withHandler({ _ in }) {
                try picture(.threadList, ListStatus(state), height: 240).frame()
            }
            assertGolden(of: frame, named: state.rawValue, settings: RenderSettings(scale: 1))
        }
    }
}
