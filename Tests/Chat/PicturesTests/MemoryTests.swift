import ChatModels
import Foundation
import Frames
import Pictures
import Rendering
import Styles
import XCTest

/// A picture releases all its memory.
final class MemoryTests: XCTestCase {
    /// In bytes per picture.
    private static let limit = 100

    func testPicturesGiveBackTheirMemory() throws {
        let cases: [(name: String, selection: PictureSelection)] = [
            ("bubble", PictureSelection(.message, message: "2")),
            ("messages", PictureSelection(.messages)),
            ("channel", PictureSelection(.channel)),
            ("list", PictureSelection(.channelList)),
            ("pages", PictureSelection(.messages, height: 200, isPaged: true)),
        ]
        for flavor in Flavor.allCases {
            for (name, selection) in cases {
                let pictures = ConversationPictures(
                    conversation, selection: selection, flavor: flavor, settings: RenderSettings(scale: 1))
                let growth = try Allocations.growth(rounds: 16, below: Self.limit) { _ = try pictures.files() }
                XCTAssertLessThan(growth, Self.limit, "bytes a picture: \(name), \(flavor)")
            }
        }
    }

    private var conversation: Conversation {
        let (ada, ben) = (ChatUser(id: "ada", name: "Ada"), ChatUser(id: "ben", name: "Ben"))
        let texts = [
            "Sup!", "A longer text that takes more than one line in its bubble, for sure.",
            "**Bold** and _italic_\n- one",
            "See https://example.com", "👍", "مرحبا",
        ]
        let messages = texts.enumerated().map { number, text in
            ChatMessage(
                id: "\(number + 1)", text: text, createdAt: Date(timeIntervalSince1970: 1_700_000_000 + Double(number)),
                author: number % 3 == 0 ? ada : ben, isSentByCurrentUser: number % 3 == 0)
        }
        return Conversation(
            channel: ChatChannel(cid: ChannelId(type: .messaging, id: "lunch"), name: "Lunch", memberCount: 2),
            currentUser: CurrentChatUser(user: ada), messages: messages)
    }
}

/// The allocated memory of the process, by the C library.
private enum Allocations {
    /// Returns the growth of the allocated memory per round, in bytes, after as many warm-up rounds: the minimum of
    /// twelve measurements, or the first one below a limit. A leak shows in each; the growth of a table or a new thread
    /// doesn't.
    static func growth(rounds: Int, below limit: Int, _ body: () throws -> Void) throws -> Int {
        for _ in 0..<rounds { try body() }
        var least = Int.max
        for _ in 0..<12 where least >= limit {
            let before = try bytes()
            for _ in 0..<rounds { try body() }
            least = min(least, (try bytes() - before) / rounds)
        }
        return least
    }

    /// The bytes in use: those from the system, without free ones.
    private static func bytes() throws -> Int {
        let report = try XCTUnwrap(report())
        let totals = report.components(separatedBy: "</heap>").last ?? ""
        func size(_ line: String) -> Int {
            let start = totals.range(of: "<\(line)")?.upperBound ?? totals.endIndex
            let number = totals[start...].range(of: "size=\"")?.upperBound ?? totals.endIndex
            return Int(totals[number...].prefix { $0.isNumber }) ?? 0
        }
        let free = size("total type=\"fast\"") + size("total type=\"rest\"")
        return size("system type=\"current\"") + size("total type=\"mmap\"") - free
    }

    private static func report() -> String? {
        typealias Report = @convention(c) (CInt, OpaquePointer) -> CInt
        guard let symbol = dlsym(nil, "malloc_info") else { return nil }
        var text: UnsafeMutablePointer<CChar>?
        var count = 0
        guard let file = open_memstream(&text, &count) else { return nil }
        let status = unsafeBitCast(symbol, to: Report.self)(0, OpaquePointer(file))
        fclose(file)
        defer { free(text) }
        return status == 0 ? text.map { String(cString: $0) } : nil
    }
}
