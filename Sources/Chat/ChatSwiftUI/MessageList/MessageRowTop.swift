import ChatModels
import HeadlessSwiftUI

/// The views above the message in a row.
struct MessageRowTop {
    /// The day of the message, if it differs from that of the previous message.
    var date: Date?

    /// Whether the message is the first unread one.
    var isFirstUnread = false

    /// Whether the message is the first of a group with a header.
    var hasGroupHeader = false

    /// Whether there is nothing above the message.
    var isEmpty: Bool { date == nil && !isFirstUnread && !hasGroupHeader }

    /// The height of the views above the message, in points.
    func height(_ options: MessageDisplayOptions) -> CGFloat {
        (date == nil ? 0 : options.dateLabelSize)
            + (isFirstUnread ? options.newMessagesSeparatorSize : 0)
            + (hasGroupHeader ? options.lastInGroupHeaderSize : 0)
    }
}

/// Lays out the views above a message in the space of the row.
struct MessageRowTopView<Factory: ViewFactory>: View {
    @Injected(\.utils) private var utils

    let factory: Factory
    let top: MessageRowTop
    let message: ChatMessage
    /// The number of unread messages.
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
