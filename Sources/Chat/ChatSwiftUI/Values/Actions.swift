import ChatModels
import Foundation

/// Something that can be done with a channel.
public struct ChannelAction: Identifiable {
    public var id: String { title + iconName }

    /// The title of the row.
    public let title: String
    /// The name of the icon before the title.
    public let iconName: String
    /// Called when the row is tapped.
    public let action: () -> Void
    /// What is asked first; `nil` for nothing.
    public let confirmationPopup: ConfirmationPopup?
    /// Whether the row is red: what is done can't be undone.
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

/// A question before something is done.
public struct ConfirmationPopup {
    /// The question.
    public let title: String
    /// What it means to go on; `nil` for nothing.
    public let message: String?
    /// The title of the button that goes on.
    public let buttonTitle: String

    public init(title: String, message: String?, buttonTitle: String) {
        self.title = title
        self.message = message
        self.buttonTitle = buttonTitle
    }
}

/// Something that can be done with a message.
public struct MessageAction: Identifiable, Equatable {
    /// What the action is told by.
    public let id: String
    /// The title of the row.
    public let title: String
    /// The name of the icon before the title.
    public let iconName: String
    /// Called when the row is tapped.
    public let action: () -> Void
    /// What is asked first; `nil` for nothing.
    public let confirmationPopup: ConfirmationPopup?
    /// Whether the row is red: what is done can't be undone.
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

/// An action that was carried out on a message.
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
