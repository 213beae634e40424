public import ChatModels
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

    public var localizedDescription: String { message }
    public var errorDescription: String? { message }
    public var description: String { message }

    /// There is no user who could do it.
    public final class CurrentUserDoesNotExist: ClientError, @unchecked Sendable {
        init() {
            super.init("No user is connected: call connectUser(userInfo:token:), or give the client a currentUser.")
        }
    }

    /// There is no such channel.
    public final class ChannelDoesNotExist: ClientError, @unchecked Sendable {
        init(cid: ChannelId) { super.init("There is no channel \(cid).") }
    }

    /// The channel of a controller isn't made before `synchronize()`.
    public final class ChannelNotCreatedYet: ClientError, @unchecked Sendable {
        init() { super.init("The channel isn't created yet: call synchronize() first.") }
    }

    /// There is no such message.
    public final class MessageDoesNotExist: ClientError, @unchecked Sendable {
        init(messageId: MessageId) { super.init("There is no message \(messageId).") }
    }

    /// There is no such user.
    public final class UserDoesNotExist: ClientError, @unchecked Sendable {
        init(userId: UserId) { super.init("There is no user \(userId).") }
    }
}
