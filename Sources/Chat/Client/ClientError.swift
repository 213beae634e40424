internal import ChatModels
public import Foundation

/// An error with a one-line message.
public class ClientError: Error, LocalizedError, CustomStringConvertible, @unchecked Sendable {
    /// The description of the error.
    public let message: String

    /// The underlying error.
    public let underlyingError: (any Error)?

    /// Creates an error with a one-line message.
    public init(_ message: String = "", underlyingError: (any Error)? = nil) {
        self.message = message
        self.underlyingError = underlyingError
    }

    /// The description of the error.
    public var localizedDescription: String { message }
    public var errorDescription: String? { message }
    public var description: String { message }

    /// There is no current user.
    public final class CurrentUserDoesNotExist: ClientError, @unchecked Sendable {
        init() {
            super.init(
                "No user is connected: call connectUser(userInfo:token:), or create the client with a currentUser.")
        }
    }

    /// There is no such channel.
    public final class ChannelDoesNotExist: ClientError, @unchecked Sendable {
        init(cid: ChannelId) { super.init("There is no channel \(cid).") }
    }

    /// A channel between users needs users.
    public final class ChannelEmptyMembers: ClientError, @unchecked Sendable {
        init() { super.init("A channel between users needs members.") }
    }

    /// The controller's channel is created by `synchronize()`, which has not been called.
    public final class ChannelNotCreatedYet: ClientError, @unchecked Sendable {
        init() { super.init("The channel doesn't exist yet: call synchronize() first.") }
    }

    /// The feature is disabled for channels of this type.
    public final class ChannelFeatureDisabled: ClientError, @unchecked Sendable {
        init(_ feature: String, cid: ChannelId) { super.init("Channel \(cid) has no \(feature): see its config.") }
    }

    /// The current user lacks the required capability.
    public final class CapabilityMissing: ClientError, @unchecked Sendable {
        init(_ capability: ChannelCapability, cid: ChannelId) {
            super.init("The ownCapabilities of channel \(cid) lack \"\(capability)\".")
        }
    }

    /// There is no such message.
    public final class MessageDoesNotExist: ClientError, @unchecked Sendable {
        init(messageId: MessageId) { super.init("There is no message \(messageId).") }
    }

    /// The message can't be changed this way.
    public final class MessageEditing: ClientError, @unchecked Sendable {
        init(messageId: MessageId, reason: String) { super.init("Message \(messageId) can't be changed: \(reason).") }
    }

    /// There is no such user.
    public final class UserDoesNotExist: ClientError, @unchecked Sendable {
        init(userId: UserId) { super.init("There is no user \(userId).") }
    }

    /// The token is invalid, or belongs to another user.
    public final class InvalidToken: ClientError, @unchecked Sendable {}

    /// The action requires a server.
    public final class ServerNeeded: ClientError, @unchecked Sendable {}
}
