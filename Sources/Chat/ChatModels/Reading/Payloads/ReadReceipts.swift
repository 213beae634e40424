internal import Foundation

/// Determines who has read a message from everyone's read state.
struct ReadReceipts {
    /// Latest first.
    private let reads: [ChatChannelRead]

    /// Messages of the same author with the same number of readers share a set.
    private var known: [Key: Set<ChatUser>] = [:]

    /// The total number of readers in all sets.
    private(set) var total = 0

    private struct Key: Hashable {
        var readers: Int
        var author: UserId
    }

    init(_ reads: [ChatChannelRead]) {
        self.reads = reads.sorted { $0.lastReadAt > $1.lastReadAt }
    }

    /// Everyone except for the author who has read the channel since the message.
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

    /// The number of users who read at `date` or later, found by binary search.
    private func readerCount(at date: Date) -> Int {
        var range = 0..<reads.count
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = reads[middle].lastReadAt >= date ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}
