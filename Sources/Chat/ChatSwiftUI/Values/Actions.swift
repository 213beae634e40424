import ChatModels
import Foundation

/// An action on a channel.
public struct ChannelAction: Identifiable {
    public var id: String { title + iconName }

    /// The title of the row.
    public let title: String
    /// The name of the icon.
    public let iconName: String
    /// Called when the row is tapped.
    public let action: () -> Void
    /// The confirmation that is shown first; `nil` for none.
    public let confirmationPopup: ConfirmationPopup?
    /// Whether the action is destructive, which is shown in red.
    public let isDestructive: Bool
    /// The screen that the row opens; `nil` for none.
    public var navigationDestination: Any?

    public init(
        title: String, iconName: String, action: @escaping () -> Void, confirmationPopup: ConfirmationPopup?,
        isDestructive: Bool
    ) {
        self.title = title
        self.iconName = iconName
        self.action = action
        self.confirmationPopup = confirmationPopup
        self.isDestructive = isDestructive
    }
}

/// A confirmation of an action.
public struct ConfirmationPopup {
    /// The question.
    public let title: String
    /// The consequence of the action; `nil` for no text.
    public let message: String?
    /// The title of the button that confirms.
    public let buttonTitle: String

    public init(title: String, message: String?, buttonTitle: String) {
        self.title = title
        self.message = message
        self.buttonTitle = buttonTitle
    }
}

/// An action on a message.
public struct MessageAction: Identifiable, Equatable {
    /// The identifier.
    public let id: String
    /// The title of the row.
    public let title: String
    /// The name of the icon.
    public let iconName: String
    /// Called when the row is tapped.
    public let action: () -> Void
    /// The confirmation that is shown first; `nil` for none.
    public let confirmationPopup: ConfirmationPopup?
    /// Whether the action is destructive, which is shown in red.
    public let isDestructive: Bool
    /// The screen that the row opens; `nil` for none.
    public var navigationDestination: Any?

    public init(
        id: String = UUID().uuidString, title: String, iconName: String, action: @escaping () -> Void,
        confirmationPopup: ConfirmationPopup?, isDestructive: Bool
    ) {
        self.id = id
        self.title = title
        self.iconName = iconName
        self.action = action
        self.confirmationPopup = confirmationPopup
        self.isDestructive = isDestructive
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

/// An action that was performed on a message.
public struct MessageActionInfo {
    /// The message.
    public let message: ChatMessage
    /// The identifier of the action.
    public let identifier: String

    public init(message: ChatMessage, identifier: String) {
        self.message = message
        self.identifier = identifier
    }
}
