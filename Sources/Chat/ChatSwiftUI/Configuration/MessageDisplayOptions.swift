import ChatLook
import ChatModels
import Foundation
import Frames
import HeadlessSwiftUI
import UIKitValues

/// The parts of a message that are shown, and how.
public struct MessageDisplayOptions {
    public let showAvatars: Bool
    public let showAvatarsInGroups: Bool
    public let showMessageDate: Bool
    public let showAuthorName: Bool
    public let animateChanges: Bool
    /// The height of the room of a date between messages, in points.
    public let dateLabelSize: CGFloat
    /// The height of the header above the oldest message of a group, in points; 0 for none.
    public let lastInGroupHeaderSize: CGFloat
    /// The height of the room of the line above unread messages, in points.
    public let newMessagesSeparatorSize: CGFloat
    /// In points.
    public let minimumSwipeGestureDistance: CGFloat
    public let currentUserMessageTransition: AnyTransition
    public let otherUserMessageTransition: AnyTransition
    public let shouldAnimateReactions: Bool
    public let reactionsPlacement: ReactionsPlacement
    public let messageLinkDisplayResolver: (ChatMessage) -> [NSAttributedString.Key: Any]
    public let spacerWidth: (CGFloat) -> CGFloat
    public let reactionsTopPadding: (ChatMessage) -> CGFloat
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
