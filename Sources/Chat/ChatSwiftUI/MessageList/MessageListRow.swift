import ChatModels
import Foundation
import HeadlessSwiftUI

/// A message of a list and its neighbor.
struct MessageListRow: Identifiable {
    /// The index of the message, from the newest one.
    let index: Int
    let message: ChatMessage
    /// The previous message; `nil` for the oldest.
    let previous: ChatMessage?

    var id: MessageId { message.id }
    var isOldest: Bool { previous == nil }
}

/// The rows of a list from the newest message, created lazily.
struct MessageListRows: RandomAccessCollection {
    let messages: [ChatMessage]

    var startIndex: Int { 0 }
    var endIndex: Int { messages.count }

    subscript(index: Int) -> MessageListRow {
        let older = index + 1
        return MessageListRow(
            index: index, message: messages[index], previous: older < messages.count ? messages[older] : nil)
    }
}
