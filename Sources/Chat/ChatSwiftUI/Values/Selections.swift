import ChatModels
import Foundation

/// A channel that is opened, and the message that is shown in it.
public struct ChannelSelectionInfo: Identifiable, Hashable {
    public let channel: ChatChannel
    public let message: ChatMessage?

    public init(channel: ChatChannel, message: ChatMessage?) {
        self.channel = channel
        self.message = message
    }

    public var id: String { channel.cid.rawValue + (message.map { "-\($0.id)" } ?? "") }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension ChatChannel {
    /// The selection of the channel as a whole.
    public var channelSelectionInfo: ChannelSelectionInfo { ChannelSelectionInfo(channel: self, message: nil) }
}

/// A thread that is opened.
public struct ThreadSelectionInfo: Identifiable, Hashable {
    public let id: String
    public let thread: ChatThread

    public init(thread: ChatThread) {
        id = thread.parentMessageId
        self.thread = thread
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Something that can be done with a channel.
public struct ChannelAction: Identifiable {
    public var id: String { title + iconName }

    public let title: String
    public let iconName: String
    public let action: () -> Void
    public let confirmationPopup: ConfirmationPopup?
    public let isDestructive: Bool
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
    public let title: String
    public let message: String?
    public let buttonTitle: String

    public init(title: String, message: String?, buttonTitle: String) {
        self.title = title
        self.message = message
        self.buttonTitle = buttonTitle
    }
}

/// Something that can be done with a message.
public struct MessageAction: Identifiable, Equatable {
    public let id: String
    public let title: String
    public let iconName: String
    public let action: () -> Void
    public let confirmationPopup: ConfirmationPopup?
    public let isDestructive: Bool
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
    public let message: ChatMessage
    public let identifier: String

    public init(message: ChatMessage, identifier: String) {
        self.message = message
        self.identifier = identifier
    }
}
