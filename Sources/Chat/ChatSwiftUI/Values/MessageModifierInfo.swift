import ChatModels
import Foundation
import HeadlessSwiftUI
import UIKitValues

/// What a modifier needs to know in order to draw the bubble of a message.
public struct MessageModifierInfo {
    /// The message.
    public var message: ChatMessage
    /// Whether the message is the newest of its group.
    public var isFirst: Bool
    /// The fill that the content asks for; `nil` for the palette's.
    public var injectedBackgroundColor: UIColor?
    /// In points.
    public var cornerRadius: CGFloat
    /// Whether the bubble is drawn as one of others, whoever wrote it.
    public var forceLeftToRight: Bool

    public init(
        message: ChatMessage, isFirst: Bool, injectedBackgroundColor: UIColor? = nil, cornerRadius: CGFloat = 18,
        forceLeftToRight: Bool = false
    ) {
        self.message = message
        self.isFirst = isFirst
        self.injectedBackgroundColor = injectedBackgroundColor
        self.cornerRadius = cornerRadius
        self.forceLeftToRight = forceLeftToRight
    }
}

/// A message and its place on the screen, for what opens over it.
public struct MessageDisplayInfo {
    /// The message.
    public let message: ChatMessage
    /// In points, in the coordinates of the screen.
    public let frame: CGRect
    /// In points.
    public let contentWidth: CGFloat
    /// Whether the message is the newest of its group.
    public let isFirst: Bool
    /// Whether the actions on the message are shown below it.
    public var showsMessageActions: Bool
    /// Whether anything is shown below it.
    public var showsBottomContainer: Bool
    /// Whether the keyboard was there before. None is drawn.
    public var keyboardWasShown: Bool

    public init(
        message: ChatMessage, frame: CGRect, contentWidth: CGFloat, isFirst: Bool, showsMessageActions: Bool = true,
        showsBottomContainer: Bool = true, keyboardWasShown: Bool = false
    ) {
        self.message = message
        self.frame = frame
        self.contentWidth = contentWidth
        self.isFirst = isFirst
        self.showsMessageActions = showsMessageActions
        self.showsBottomContainer = showsBottomContainer
        self.keyboardWasShown = keyboardWasShown
    }
}

/// A user as avatars show them.
public struct UserDisplayInfo {
    /// The user's identifier.
    public let id: String
    /// The user's name.
    public let name: String
    /// The address of the user's picture; `nil` for none.
    public let imageURL: URL?
    /// The user's role; `nil` if it isn't known.
    public let role: UserRole?
    /// In points; `nil` for the avatar's own.
    public let size: CGSize?

    public init(id: String, name: String, imageURL: URL?, role: UserRole? = nil, size: CGSize? = nil) {
        self.id = id
        self.name = name
        self.imageURL = imageURL
        self.role = role
        self.size = size
    }
}

extension ChatMessage {
    /// The author as avatars show them.
    public var authorDisplayInfo: UserDisplayInfo {
        UserDisplayInfo(
            id: author.id, name: author.name ?? author.id, imageURL: author.imageURL, role: author.userRole)
    }
}
