public import Foundation

/// A user of the chat.
///
/// Two users are equal if their identifiers are: their data may differ from place to place.
public class ChatUser: Identifiable, @unchecked Sendable {
    public let id: UserId

    /// The name. Without one, the identifier is shown.
    public let name: String?

    /// The picture: a file, or `nil` for a placeholder.
    public let imageURL: URL?

    public let isOnline: Bool
    public let isBanned: Bool
    public let isFlaggedByCurrentUser: Bool
    public let userRole: UserRole
    public let userCreatedAt: Date
    public let userUpdatedAt: Date
    public let userDeactivatedAt: Date?
    public let lastActiveAt: Date?
    public let teams: Set<TeamId>

    /// The language into which messages are translated for this user.
    public let language: TranslationLanguage?

    public let extraData: [String: RawJSON]

    public init(
        id: UserId,
        name: String? = nil,
        imageURL: URL? = nil,
        isOnline: Bool = false,
        isBanned: Bool = false,
        isFlaggedByCurrentUser: Bool = false,
        userRole: UserRole = .user,
        userCreatedAt: Date = .distantPast,
        userUpdatedAt: Date = .distantPast,
        userDeactivatedAt: Date? = nil,
        lastActiveAt: Date? = nil,
        teams: Set<TeamId> = [],
        language: TranslationLanguage? = nil,
        extraData: [String: RawJSON] = [:]
    ) {
        self.id = id
        self.name = name
        self.imageURL = imageURL
        self.isOnline = isOnline
        self.isBanned = isBanned
        self.isFlaggedByCurrentUser = isFlaggedByCurrentUser
        self.userRole = userRole
        self.userCreatedAt = userCreatedAt
        self.userUpdatedAt = userUpdatedAt
        self.userDeactivatedAt = userDeactivatedAt
        self.lastActiveAt = lastActiveAt
        self.teams = teams
        self.language = language
        self.extraData = extraData
    }

    /// Copies all data of `user`, for subclasses with more data.
    init(copying user: ChatUser) {
        id = user.id
        name = user.name
        imageURL = user.imageURL
        isOnline = user.isOnline
        isBanned = user.isBanned
        isFlaggedByCurrentUser = user.isFlaggedByCurrentUser
        userRole = user.userRole
        userCreatedAt = user.userCreatedAt
        userUpdatedAt = user.userUpdatedAt
        userDeactivatedAt = user.userDeactivatedAt
        lastActiveAt = user.lastActiveAt
        teams = user.teams
        language = user.language
        extraData = user.extraData
    }
}

extension ChatUser: Hashable {
    public static func == (one: ChatUser, other: ChatUser) -> Bool { one.id == other.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension ChatUser {
    /// The name, or else the identifier.
    public var nameOrId: String {
        if let name, !name.isEmpty { name } else { id }
    }
}

/// The role of a user in the whole application.
public struct UserRole: OpenName {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let user = Self(rawValue: "user")
    public static let admin = Self(rawValue: "admin")
    public static let guest = Self(rawValue: "guest")
    public static let anonymous = Self(rawValue: "anonymous")
}
