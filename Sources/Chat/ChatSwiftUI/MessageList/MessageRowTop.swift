import ChatModels
import HeadlessSwiftUI

/// The views above the message in a row of the list.
struct MessageRowTop {
    /// The day of the message, if it is another than that of the message before.
    var date: Date?

    /// Whether the message is the first one that is unread.
    var isFirstUnread = false

    /// Whether the message begins a group that has a header.
    var hasGroupHeader = false

    /// Whether nothing is above the message.
    var isEmpty: Bool { date == nil && !isFirstUnread && !hasGroupHeader }

    /// The room that the views take above the message, in points.
    func height(_ options: MessageDisplayOptions) -> CGFloat {
        (date == nil ? 0 : options.dateLabelSize)
            + (isFirstUnread ? options.newMessagesSeparatorSize : 0)
            + (hasGroupHeader ? options.lastInGroupHeaderSize : 0)
    }
}

/// Lays the views above a message over the room that the row has for them.
struct MessageRowTopView<Factory: ViewFactory>: View {
    @Injected(\.utils) private var utils

    let factory: Factory
    let top: MessageRowTop
    let message: ChatMessage
    /// The number of messages from the first unread one on.
    let unreadCount: Int
    @Binding var firstUnreadMessageId: MessageId?

    var body: some View {
        VStack(spacing: 0) {
            if let date = top.date {
                factory.makeMessageListDateIndicator(date: date)
                    .frame(maxHeight: options.dateLabelSize)
            }
            if top.isFirstUnread {
                factory.makeNewMessagesIndicatorView(newMessagesStartId: $firstUnreadMessageId, count: unreadCount)
            }
            if top.hasGroupHeader {
                factory.makeLastInGroupHeaderView(for: message)
                    .frame(maxHeight: options.lastInGroupHeaderSize)
            }
            Spacer()
        }
    }

    private var options: MessageDisplayOptions { utils.messageListConfig.messageDisplayOptions }
}
