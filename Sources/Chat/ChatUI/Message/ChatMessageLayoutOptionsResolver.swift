import ChatModels
import HeadlessUIKit
import Rendering

/// Decides what the layout of each message has.
///
/// Messages are ordered from new to old: the message at item 0 is the newest.
open class ChatMessageLayoutOptionsResolver {
    /// The longest time, in seconds, after which a message still belongs to the group of the one before it.
    public let maxTimeIntervalBetweenMessagesInGroup: TimeInterval

    /// The older name of ``maxTimeIntervalBetweenMessagesInGroup``.
    public var minTimeIntervalBetweenMessagesInGroup: TimeInterval { maxTimeIntervalBetweenMessagesInGroup }

    /// The client's settings. Until some are set, they are those of the list that asks.
    public var config: ChatClientConfig? {
        get { ownConfig ?? RenderContext.value(of: Inquiry.Key.self)?.config }
        set { ownConfig = newValue }
    }

    /// The components' settings. Until some are set, they are those of the list that asks.
    public var components: Components? {
        get { ownComponents ?? RenderContext.value(of: Inquiry.Key.self)?.components }
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

    /// Creates a resolver by the older name of its setting.
    public convenience init(minTimeIntervalBetweenMessagesInGroup: TimeInterval) {
        self.init(maxTimeIntervalBetweenMessagesInGroup: minTimeIntervalBetweenMessagesInGroup)
    }

    /// Returns the options of the message at `indexPath`.
    ///
    /// - Parameters:
    ///   - indexPath: The place of the message; its item counts from the newest message.
    ///   - channel: The channel that the messages are in.
    ///   - messages: All messages of the list, from new to old.
    ///   - appearance: What the list looks like; only reactions that it has an image for are shown.
    open func optionsForMessage(
        at indexPath: IndexPath,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions {
        // The rules are below the method of three arguments, so that overriding either method takes effect.
        // One resolver may serve several threads: what it needs to know of the appearance travels with the task.
        RenderContext.with(ListAppearance(appearance), for: ListAppearance.Key.self) {
            optionsForMessage(at: indexPath, in: channel, with: messages)
        }
    }

    /// Returns the options of the message at `indexPath`, as far as they don't depend on an appearance.
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

    /// Whether the message ends its group: the next one is by someone else, or comes late.
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

    /// Whether it is said that nobody but the current user sees the message.
    open func showOnlyVisibleToYouIndicator(for message: ChatMessage) -> Bool {
        guard message.isSentByCurrentUser else { return false }
        if message.type == .ephemeral { return true }
        return message.type == .deleted && config?.deletedMessagesVisibility == .visibleForCurrentUser
    }

    /// Whether the message may show that it was sent and read.
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

    /// The options that deleted messages have, too.
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

    /// The options that only messages have which are not deleted.
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
    /// The list that asks a resolver. It travels with the task, since one resolver may serve several lists at once, and
    /// is read by that task alone.
    final class Inquiry: @unchecked Sendable {
        let components: Components
        let config: ChatClientConfig?

        init(components: Components, config: ChatClientConfig?) {
            self.components = components
            self.config = config
        }

        enum Key: RenderContextKey {
            static let defaultValue: Inquiry? = nil
        }
    }

    /// The appearance of the list. Its icons are made when the first message has reactions.
    final class ListAppearance: @unchecked Sendable {
        let appearance: Appearance

        init(_ appearance: Appearance) { self.appearance = appearance }

        enum Key: RenderContextKey {
            static let defaultValue: ListAppearance? = nil
        }
    }
}
