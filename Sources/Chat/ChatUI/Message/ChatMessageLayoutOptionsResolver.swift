import ChatModels
import HeadlessUIKit
import Rendering

/// Decides the layout options of each message.
///
/// Messages are sorted from new to old: the message at item 0 is the newest.
open class ChatMessageLayoutOptionsResolver {
    /// The maximum time, in seconds, between messages of a group.
    public let maxTimeIntervalBetweenMessagesInGroup: TimeInterval

    /// The older name of ``maxTimeIntervalBetweenMessagesInGroup``.
    public var minTimeIntervalBetweenMessagesInGroup: TimeInterval { maxTimeIntervalBetweenMessagesInGroup }

    /// The client's configuration; by default, that of the list.
    public var config: ChatClientConfig? {
        get { ownConfig ?? RenderContext.value(of: ListContext.Key.self)?.config }
        set { ownConfig = newValue }
    }

    /// The components; by default, those of the list.
    public var components: Components? {
        get { ownComponents ?? RenderContext.value(of: ListContext.Key.self)?.components }
        set { ownComponents = newValue }
    }

    private var ownConfig: ChatClientConfig?
    private var ownComponents: Components?

    /// Creates a resolver.
    ///
    /// - Parameter maxTimeIntervalBetweenMessagesInGroup: In seconds.
    public init(maxTimeIntervalBetweenMessagesInGroup: TimeInterval = 60) {
        self.maxTimeIntervalBetweenMessagesInGroup = maxTimeIntervalBetweenMessagesInGroup
    }

    /// Creates a resolver by the older name of its parameter.
    public convenience init(minTimeIntervalBetweenMessagesInGroup: TimeInterval) {
        self.init(maxTimeIntervalBetweenMessagesInGroup: minTimeIntervalBetweenMessagesInGroup)
    }

    /// Returns the options of the message at `indexPath`.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the message, from the newest one.
    ///   - channel: The channel of the messages.
    ///   - messages: All messages of the list, from new to old.
    ///   - appearance: The appearance of the list; only reactions with an icon are shown.
    open func optionsForMessage(
        at indexPath: IndexPath,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions {
        // The method with three arguments has the rules, so overriding either method takes effect. A resolver may be
        // shared by threads, so the appearance is passed in the context of the task.
        RenderContext.with(ListAppearance(appearance), for: ListAppearance.Key.self) {
            optionsForMessage(at: indexPath, in: channel, with: messages)
        }
    }

    /// Returns the options of the message at `indexPath` that don't depend on an appearance.
    open func optionsForMessage(
        at indexPath: IndexPath,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>
    ) -> ChatMessageLayoutOptions {
        guard indexPath.item < messages.count else { return [] }
        let message = messages[messages.index(messages.startIndex, offsetBy: indexPath.item)]
        if message.shouldRenderAsSystemMessage { return [.text, .centered] }

        let isLast = isMessageLastInSequence(messageIndexPath: indexPath, messages: messages)
        var options = basicOptions(for: message, in: channel, isLastInSequence: isLast)
        if !message.isDeleted {
            addContentOptions(to: &options, for: message, in: channel, isLastInSequence: isLast)
        }
        return options
    }

    /// Whether the message is the last of its group: the next one has another author, or comes late.
    open func isMessageLastInSequence(
        messageIndexPath: IndexPath,
        messages: AnyRandomAccessCollection<ChatMessage>
    ) -> Bool {
        guard messageIndexPath.item > 0 else { return true }
        let index = messages.index(messages.startIndex, offsetBy: messageIndexPath.item)
        let grouping = MessageGrouping(
            maximumInterval: maxTimeIntervalBetweenMessagesInGroup,
            editedMessagesEndGroups: componentsInForce.isMessageEditedLabelEnabled)
        return grouping.isLastInGroup(messages[index], next: messages[messages.index(before: index)])
    }

    /// Whether the message has a note that only the current user sees it.
    open func showOnlyVisibleToYouIndicator(for message: ChatMessage) -> Bool {
        guard message.isSentByCurrentUser else { return false }
        if message.type == .ephemeral { return true }
        return message.type == .deleted && config?.deletedMessagesVisibility == .visibleForCurrentUser
    }

    /// Whether the message may show its delivery status.
    open func canShowDeliveryStatus(for message: ChatMessage, in channel: ChatChannel) -> Bool {
        switch message.deliveryStatus {
        case .pending: true
        case .sent, .read: channel.config.readEventsEnabled
        case .failed, nil: false
        }
    }
}

extension ChatMessageLayoutOptionsResolver {
    var componentsInForce: Components { components ?? .default }

    /// The options that deleted messages also have.
    private func basicOptions(
        for message: ChatMessage, in channel: ChatChannel, isLastInSequence: Bool
    ) -> ChatMessageLayoutOptions {
        let isFromOther = !message.isSentByCurrentUser
        var options: ChatMessageLayoutOptions = []
        if !message.shouldRenderAsJumbomoji || message.quotedMessage != nil { options.insert(.bubble) }
        if !isFromOther { options.insert(.flipped) }
        if isLastInSequence {
            options.insert(.timestamp)
            if isFromOther { options.insert(.avatar) }
            if isFromOther, channel.memberCount > 2 { options.insert(.authorName) }
        } else {
            options.insert(.continuousBubble)
            if isFromOther { options.insert(.avatarSizePadding) }
        }
        if showOnlyVisibleToYouIndicator(for: message) { options.insert(.onlyVisibleToYouIndicator) }
        if message.textContent?.isEmpty == false { options.insert(.text) }
        if channel.config.repliesEnabled, message.isRootOfThread || message.isPartOfThread {
            options.insert([.threadInfo, .continuousBubble])
        }
        return options
    }

    /// The options that deleted messages don't have.
    private func addContentOptions(
        to options: inout ChatMessageLayoutOptions, for message: ChatMessage, in channel: ChatChannel,
        isLastInSequence: Bool
    ) {
        if isTranslated(message, in: channel) { options.insert(.translation) }
        if message.quotedMessage != nil { options.insert(.quotedMessage) }
        if hasVisibleReactions(message, in: channel) { options.insert(.reactions) }
        if message.isLastActionFailed { options.insert(.errorIndicator) }
        if isLastInSequence, canShowDeliveryStatus(for: message, in: channel) {
            options.insert(.deliveryStatusIndicator)
        }
    }

    private func isTranslated(_ message: ChatMessage, in channel: ChatChannel) -> Bool {
        guard message.translations?.isEmpty == false, componentsInForce.messageAutoTranslationEnabled,
            let language = channel.membership?.language
        else { return false }
        return message.translatedText(for: language) != nil
    }

    private func hasVisibleReactions(_ message: ChatMessage, in channel: ChatChannel) -> Bool {
        guard channel.config.reactionsEnabled, !message.reactionScores.isEmpty else { return false }
        let appearance = RenderContext.value(of: ListAppearance.Key.self)?.appearance ?? .default
        let icons = appearance.images.availableReactions
        return message.latestReactions.contains { icons[$0.type] != nil }
    }
}

extension ChatMessageLayoutOptionsResolver {
    /// The list that uses a resolver. It is passed in the context of the task, since a resolver may be shared by
    /// several lists, and only read by that task.
    final class ListContext: @unchecked Sendable {
        let components: Components
        let config: ChatClientConfig?

        init(components: Components, config: ChatClientConfig?) {
            self.components = components
            self.config = config
        }

        enum Key: RenderContextKey {
            static let defaultValue: ListContext? = nil
        }
    }

    /// The appearance of the list. Its icons are created when the first message has reactions.
    final class ListAppearance: @unchecked Sendable {
        let appearance: Appearance

        init(_ appearance: Appearance) { self.appearance = appearance }

        enum Key: RenderContextKey {
            static let defaultValue: ListAppearance? = nil
        }
    }
}
