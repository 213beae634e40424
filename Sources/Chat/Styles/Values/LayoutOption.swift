/// A part of a message, or a way of laying one out, by the name that it has in the components of both flavors.
public enum LayoutOption: String, CaseIterable, Sendable {
    case flipped, bubble, continuousBubble, avatarSizePadding, avatar, timestamp, translation, authorName, text,
        quotedMessage, threadInfo, errorIndicator, reactions, onlyVisibleToYouIndicator, deliveryStatusIndicator,
        centered
}
