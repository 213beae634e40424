import ChatLook
import ChatModels
import HeadlessUIKit

/// The icons of one type of reaction.
public protocol ChatMessageReactionAppearanceType {
    /// The icon in a message, 16 points square.
    var smallIcon: UIImage { get }

    /// The icon in a picker, 24 points square.
    var largeIcon: UIImage { get }
}

/// Icons that are given as images.
public struct ChatMessageReactionAppearance: ChatMessageReactionAppearanceType {
    public let smallIcon: UIImage
    public let largeIcon: UIImage

    public init(smallIcon: UIImage, largeIcon: UIImage) {
        self.smallIcon = smallIcon
        self.largeIcon = largeIcon
    }

    /// The five built-in types.
    ///
    /// The values are immutable; only their common protocol doesn't guarantee it.
    nonisolated(unsafe) static let all: [MessageReactionType: ChatMessageReactionAppearanceType] =
        Artwork.reactions.mapValues { Self(smallIcon: $0.small, largeIcon: $0.large) }
}
