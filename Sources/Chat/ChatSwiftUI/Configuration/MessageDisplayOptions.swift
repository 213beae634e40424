import ChatLook
import ChatModels
import Foundation
import Frames
import HeadlessSwiftUI
import Rendering
import UIKitValues

/// The parts of a message that are shown, and how.
public struct MessageDisplayOptions {
    /// Whether messages of direct channels have avatars beside them.
    public let showAvatars: Bool
    /// Whether messages of groups have avatars beside them.
    public let showAvatarsInGroups: Bool
    /// Whether the time stands below a message.
    public let showMessageDate: Bool
    /// Whether the name of the author stands below a message in a group.
    public let showAuthorName: Bool
    /// Whether changes move. A still shows where they end.
    public let animateChanges: Bool
    /// The height of the room of a date between messages, in points.
    public let dateLabelSize: CGFloat
    /// The height of the header above the oldest message of a group, in points; 0 for none.
    public let lastInGroupHeaderSize: CGFloat
    /// The height of the room of the line above unread messages, in points.
    public let newMessagesSeparatorSize: CGFloat
    /// How far a message is dragged before it is quoted, in points.
    public let minimumSwipeGestureDistance: CGFloat
    /// How own messages come in.
    public let currentUserMessageTransition: AnyTransition
    /// How messages of others come in.
    public let otherUserMessageTransition: AnyTransition
    /// Whether reactions move when they come in. A still shows where they end.
    public let shouldAnimateReactions: Bool
    /// Where reactions stand.
    public let reactionsPlacement: ReactionsPlacement
    /// Gives the attributes of links in a message.
    public let messageLinkDisplayResolver: (ChatMessage) -> [NSAttributedString.Key: Any]
    /// Gives what a message leaves free at its side, for the width of the list; both in points.
    public let spacerWidth: (CGFloat) -> CGFloat
    /// Gives the room for reactions above a message, in points.
    public let reactionsTopPadding: (ChatMessage) -> CGFloat
    /// Gives the date above a message, for the message and the one before it; `nil` for none.
    public let dateSeparator: (ChatMessage, ChatMessage) -> Date?

    /// - Parameter showAvatarsInGroups: `nil`: as `showAvatars`.
    public init(
        showAvatars: Bool = true,
        showAvatarsInGroups: Bool? = nil,
        showMessageDate: Bool = true,
        showAuthorName: Bool = true,
        animateChanges: Bool = true,
        overlayDateLabelSize: CGFloat = 40,
        lastInGroupHeaderSize: CGFloat = 0,
        newMessagesSeparatorSize: CGFloat = 50,
        minimumSwipeGestureDistance: CGFloat = 20,
        currentUserMessageTransition: AnyTransition = .identity,
        otherUserMessageTransition: AnyTransition = .identity,
        shouldAnimateReactions: Bool = true,
        reactionsPlacement: ReactionsPlacement = .top,
        messageLinkDisplayResolver: @escaping (ChatMessage) -> [NSAttributedString.Key: Any] =
            MessageDisplayOptions.defaultLinkDisplay,
        spacerWidth: @escaping (CGFloat) -> CGFloat = MessageDisplayOptions.defaultSpacerWidth,
        reactionsTopPadding: @escaping (ChatMessage) -> CGFloat = MessageDisplayOptions.defaultReactionsTopPadding,
        dateSeparator: @escaping (ChatMessage, ChatMessage) -> Date? = MessageDisplayOptions.defaultDateSeparator
    ) {
        self.showAvatars = showAvatars
        self.showAvatarsInGroups = showAvatarsInGroups ?? showAvatars
        self.showMessageDate = showMessageDate
        self.showAuthorName = showAuthorName
        self.animateChanges = animateChanges
        self.dateLabelSize = overlayDateLabelSize
        self.lastInGroupHeaderSize = lastInGroupHeaderSize
        self.newMessagesSeparatorSize = newMessagesSeparatorSize
        self.minimumSwipeGestureDistance = minimumSwipeGestureDistance
        self.currentUserMessageTransition = currentUserMessageTransition
        self.otherUserMessageTransition = otherUserMessageTransition
        self.shouldAnimateReactions = shouldAnimateReactions
        self.reactionsPlacement = reactionsPlacement
        self.messageLinkDisplayResolver = messageLinkDisplayResolver
        self.spacerWidth = spacerWidth
        self.reactionsTopPadding = reactionsTopPadding
        self.dateSeparator = dateSeparator
    }

    /// Whether a channel's messages have avatars beside them.
    public func showAvatars(for channel: ChatChannel) -> Bool {
        channel.isDirectMessageChannel ? showAvatars : showAvatarsInGroups
    }

    /// The date of a message if it is of another day than the one before it.
    public static var defaultDateSeparator: (ChatMessage, ChatMessage) -> Date? {
        { message, previous in
            let days = DayBoundaries(timeZone: RenderSettings.current.zone)
            return days.isSameDay(message.createdAt, previous.createdAt) ? nil : message.createdAt
        }
    }

    /// A quarter of the list's width: what a message leaves free at its side. On a tablet two thirds.
    public static var defaultSpacerWidth: (CGFloat) -> CGFloat {
        { UIDevice.current.userInterfaceIdiom == .pad && $0 > 500 ? 2 * $0 / 3 : $0 / 4 }
    }

    /// The tint.
    public static var defaultLinkDisplay: (ChatMessage) -> [NSAttributedString.Key: Any] {
        { _ in [.foregroundColor: UIColor(InjectedValues[\.colors].tintColor)] }
    }

    /// Room for the reactions above a bubble: 24 points.
    public static var defaultReactionsTopPadding: (ChatMessage) -> CGFloat { { _ in 24 } }
}
