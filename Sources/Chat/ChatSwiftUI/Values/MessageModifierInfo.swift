import ChatModels
import Foundation
import HeadlessSwiftUI
import UIKitValues

/// The properties of a message that a modifier needs to draw its bubble.
public struct MessageModifierInfo {
    /// The message.
    public var message: ChatMessage
    /// Whether the message is the newest of its group.
    public var isFirst: Bool
    /// The fill of the content; `nil` for the palette's.
    public var injectedBackgroundColor: UIColor?
    /// In points.
    public var cornerRadius: CGFloat
    /// Whether the bubble has the style of others, whoever the author is.
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

/// A message and its frame on the screen, for its overlay.
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
    /// Whether the keyboard was open before. It isn't drawn.
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

/// The properties of a user for avatars.
public struct UserDisplayInfo {
    /// The user's identifier.
    public let id: String
    /// The user's name.
    public let name: String
    /// The address of the user's picture; `nil` for none.
    public let imageURL: URL?
    /// The user's role; `nil` if unknown.
    public let role: UserRole?
    /// The size in points; `nil` for the avatar's default.
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
    /// The author, for avatars.
    public var authorDisplayInfo: UserDisplayInfo {
        UserDisplayInfo(
            id: author.id, name: author.name ?? author.id, imageURL: author.imageURL, role: author.userRole)
    }
}
