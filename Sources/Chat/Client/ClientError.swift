internal import ChatModels
public import Foundation

/// Why an action can't be done, in one line.
public class ClientError: Error, LocalizedError, CustomStringConvertible, @unchecked Sendable {
    /// What is wrong.
    public let message: String

    /// The error that this one follows from.
    public let underlyingError: (any Error)?

    /// Creates an error with a line that says what is wrong.
    public init(_ message: String = "", underlyingError: (any Error)? = nil) {
        self.message = message
        self.underlyingError = underlyingError
    }

    /// What is wrong.
    public var localizedDescription: String { message }
    public var errorDescription: String? { message }
    public var description: String { message }

    /// Nobody is there who could do it.
    public final class CurrentUserDoesNotExist: ClientError, @unchecked Sendable {
        init() {
            super.init("No user is connected: call connectUser(userInfo:token:), or give the client a currentUser.")
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

    /// The channel of a controller isn't made before `synchronize()`.
    public final class ChannelNotCreatedYet: ClientError, @unchecked Sendable {
        init() { super.init("The channel isn't created yet: call synchronize() first.") }
    }

    /// Channels of this kind don't have what it takes.
    public final class ChannelFeatureDisabled: ClientError, @unchecked Sendable {
        init(_ feature: String, cid: ChannelId) { super.init("Channel \(cid) has no \(feature): see its config.") }
    }

    /// The current user may not do it.
    public final class CapabilityMissing: ClientError, @unchecked Sendable {
        init(_ capability: ChannelCapability, cid: ChannelId) {
            super.init("The ownCapabilities of channel \(cid) lack \"\(capability)\".")
        }
    }

    /// There is no such message.
    public final class MessageDoesNotExist: ClientError, @unchecked Sendable {
        init(messageId: MessageId) { super.init("There is no message \(messageId).") }
    }

    /// The message can't be changed in this way.
    public final class MessageEditing: ClientError, @unchecked Sendable {
        init(messageId: MessageId, reason: String) { super.init("Message \(messageId) can't be changed: \(reason).") }
    }

    /// There is no such user.
    public final class UserDoesNotExist: ClientError, @unchecked Sendable {
        init(userId: UserId) { super.init("There is no user \(userId).") }
    }

    /// The token isn't one, or is another user's.
    public final class InvalidToken: ClientError, @unchecked Sendable {}

    /// Only a server can do it.
    public final class ServerNeeded: ClientError, @unchecked Sendable {}
}
