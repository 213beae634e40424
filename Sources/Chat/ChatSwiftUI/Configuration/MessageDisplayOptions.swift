import ChatLook
import ChatModels
import Foundation
import Frames
import HeadlessSwiftUI
import Rendering
import UIKitValues

/// The options of a message's parts.
public struct MessageDisplayOptions {
    /// Whether messages of direct channels have avatars.
    public let showAvatars: Bool
    /// Whether messages of groups have avatars.
    public let showAvatarsInGroups: Bool
    /// Whether the time is shown below a message.
    public let showMessageDate: Bool
    /// Whether the author's name is shown below a message in a group.
    public let showAuthorName: Bool
    /// Whether changes are animated. A static image shows the final state.
    public let animateChanges: Bool
    /// The height of a date between messages, in points.
    public let dateLabelSize: CGFloat
    /// The height of the header above the oldest message of a group, in points; 0 for none.
    public let lastInGroupHeaderSize: CGFloat
    /// The height of the line above unread messages, in points.
    public let newMessagesSeparatorSize: CGFloat
    /// The distance that a message has to be swiped to quote it, in points.
    public let minimumSwipeGestureDistance: CGFloat
    /// The transition of the current user's messages.
    public let currentUserMessageTransition: AnyTransition
    /// The transition of others' messages.
    public let otherUserMessageTransition: AnyTransition
    /// Whether reactions are animated. A static image shows the final state.
    public let shouldAnimateReactions: Bool
    /// The position of reactions.
    public let reactionsPlacement: ReactionsPlacement
    /// Returns the attributes of links in a message.
    public let messageLinkDisplayResolver: (ChatMessage) -> [NSAttributedString.Key: Any]
    /// Returns the free space at the side of a message for the width of the list, both in points.
    public let spacerWidth: (CGFloat) -> CGFloat
    /// Returns the space for reactions above a message, in points.
    public let reactionsTopPadding: (ChatMessage) -> CGFloat
    /// Returns the date between two messages; `nil` for none.
    public let dateSeparator: (ChatMessage, ChatMessage) -> Date?

    /// - Parameter showAvatarsInGroups: `nil` for the value of `showAvatars`.
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

    /// Whether a channel's messages have avatars.
    public func showAvatars(for channel: ChatChannel) -> Bool {
        channel.isDirectMessageChannel ? showAvatars : showAvatarsInGroups
    }

    /// The date of a message if its day differs from that of the previous one.
    public static var defaultDateSeparator: (ChatMessage, ChatMessage) -> Date? {
        { message, previous in
            let days = DayBoundaries(timeZone: RenderSettings.current.zone)
            return days.isSameDay(message.createdAt, previous.createdAt) ? nil : message.createdAt
        }
    }

    /// The default free space at the side of a message: a quarter of the list's width, on a tablet two thirds.
    public static var defaultSpacerWidth: (CGFloat) -> CGFloat {
        { UIDevice.current.userInterfaceIdiom == .pad && $0 > 500 ? 2 * $0 / 3 : $0 / 4 }
    }

    /// The default attributes of links: the tint color.
    public static var defaultLinkDisplay: (ChatMessage) -> [NSAttributedString.Key: Any] {
        { _ in [.foregroundColor: UIColor(InjectedValues[\.colors].tintColor)] }
    }

    /// The default space for reactions above a bubble: 24 points.
    public static var defaultReactionsTopPadding: (ChatMessage) -> CGFloat { { _ in 24 } }
}
