internal import Foundation

/// Tells who has read a message from how far everyone has read.
struct ReadReceipts {
    /// The latest first.
    private let reads: [ChatChannelRead]

    /// Messages of the same author that as many have read share a set.
    private var known: [Key: Set<ChatUser>] = [:]

    /// The readers of all sets together.
    private(set) var total = 0

    private struct Key: Hashable {
        var readers: Int
        var author: UserId
    }

    init(_ reads: [ChatChannelRead]) {
        self.reads = reads.sorted { $0.lastReadAt > $1.lastReadAt }
    }

    /// Everyone but the author who read the channel when the message was there or later.
    mutating func readers(of message: ChatMessage) -> Set<ChatUser> {
        let count = readerCount(at: message.createdAt)
        guard count > 0 else { return [] }
        let key = Key(readers: count, author: message.author.id)
        if let readers = known[key] { return readers }
        let readers = Set(reads.prefix(count).map(\.user).filter { $0.id != key.author })
        known[key] = readers
        total += readers.count
        return readers
    }

    /// The number of users who have read at `date` or later, found by halving.
    private func readerCount(at date: Date) -> Int {
        var range = 0..<reads.count
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = reads[middle].lastReadAt >= date ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}
