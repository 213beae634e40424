import ChatUI
import Foundation
import Frames
import Rendering

/// Compares the layout time of a screen of a long list with that of a short list, at several scroll positions.
struct LongListReport: CustomStringConvertible {
    private static let short = 100
    private static let long = 10_000

    /// The limit for the long list, as a multiple of the short list's time.
    private static let limit = 3.0

    /// A scroll position, as a fraction of the messages from the oldest to the newest.
    private static let places: [(name: String, share: Double)] = [
        ("newest", 1), ("three quarters", 0.75), ("middle", 0.5), ("oldest", 0),
    ]

    private let lines: [String]

    init(rounds: Int) {
        let shortChat = LongChat(Self.short)
        let longChat = LongChat(Self.long)
        lines = Self.places.map { place in
            let short = MainQueue.run { Self.milliseconds(shortChat, at: place.share, rounds: rounds) }
            let long = MainQueue.run { Self.milliseconds(longChat, at: place.share, rounds: rounds) }
            let name = place.name.padding(toLength: 15, withPad: " ", startingAt: 0)
            return String(format: "   %@ %.2f ms, %.2f ms: %.2f ×", name, short, long, long / short)
        }
    }

    var description: String {
        let title =
            "D  a 390 × 844 pt screen of \(Self.short) and of \(Self.long) messages, layout, "
            + "at most \(Int(Self.limit)) ×"
        return ([title] + lines).joined(separator: "\n")
    }

    @MainActor
    private static func milliseconds(_ chat: LongChat, at share: Double, rounds: Int) -> Double {
        var screen = MessageListScreen(
            channel: chat.channel, messages: chat.messages, currentUserId: chat.currentUser.id)
        let wanted = Int(Double(chat.messages.count - 1) * share)
        screen.scroll = share == 1 ? .toNewest : share == 0 ? .toOldest : .toMessage(chat.messages[wanted].id)
        let times = (0..<rounds).map { _ in
            let start = Stopwatch()
            _ = screen.makeFrame(proposing: ProposedSize(width: 390, height: 844))
            return start.milliseconds
        }
        return times.median
    }
}
