public import ChatModels
public import Foundation

/// What an application says of the user who connects.
public struct UserInfo: Sendable {
    /// The user's identifier.
    public let id: UserId
    /// The name; `nil` keeps the one that is known.
    public let name: String?
    /// The picture; `nil` keeps the one that is known.
    public let imageURL: URL?
    /// Whether others don't see that the user is online.
    public let isInvisible: Bool?
    /// The language that messages are translated into; `nil` keeps the one that is known.
    public let language: TranslationLanguage?
    /// What else is to be known; empty keeps what is known.
    public let extraData: [String: RawJSON]

    /// Describes a user.
    public init(
        id: UserId, name: String? = nil, imageURL: URL? = nil, isInvisible: Bool? = nil,
        language: TranslationLanguage? = nil, extraData: [String: RawJSON] = [:]
    ) {
        self.id = id
        self.name = name
        self.imageURL = imageURL
        self.isInvisible = isInvisible
        self.language = language
        self.extraData = extraData
    }
}
