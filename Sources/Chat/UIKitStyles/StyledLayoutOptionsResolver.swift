import ChatModels
import ChatUI
import HeadlessUIKit
import Styles

/// Changes the options of another resolver.
final class StyledLayoutOptionsResolver: ChatMessageLayoutOptionsResolver {
    private let layout: LayoutStyle
    private let base: ChatMessageLayoutOptionsResolver

    /// - Parameters:
    ///   - groupInterval: In seconds; `nil` leaves the groups to `base`.
    ///   - base: The resolver whose options are changed.
    init(layout: LayoutStyle, groupInterval: TimeInterval?, base: ChatMessageLayoutOptionsResolver) {
        self.layout = layout
        self.base =
            groupInterval.map { ChatMessageLayoutOptionsResolver(maxTimeIntervalBetweenMessagesInGroup: $0) } ?? base
        super.init(
            maxTimeIntervalBetweenMessagesInGroup: groupInterval ?? base.maxTimeIntervalBetweenMessagesInGroup)
    }

    override func optionsForMessage(
        at indexPath: IndexPath, in channel: ChatChannel, with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions {
        var options = base.optionsForMessage(at: indexPath, in: channel, with: messages, appearance: appearance)
        // System messages are centered and unaffected.
        guard indexPath.item < messages.count, !options.contains(.centered) else { return options }
        let message = messages[messages.index(messages.startIndex, offsetBy: indexPath.item)]
        layout.all.apply(to: &options)
        (message.isSentByCurrentUser ? layout.mine : layout.others).apply(to: &options)
        let isLast = base.isMessageLastInSequence(messageIndexPath: indexPath, messages: messages)
        (isLast ? layout.last : layout.earlier).apply(to: &options)
        return options
    }
}

extension LayoutStyle.Change {
    fileprivate func apply(to options: inout ChatMessageLayoutOptions) {
        options.formUnion(add.map { ChatMessageLayoutOption(rawValue: $0.rawValue) })
        options.subtract(remove.map { ChatMessageLayoutOption(rawValue: $0.rawValue) })
    }
}
