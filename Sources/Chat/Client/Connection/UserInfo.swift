public import ChatModels
public import Foundation

/// The properties of a user who connects.
public struct UserInfo: Sendable {
    /// The user's identifier.
    public let id: UserId
    /// The name; `nil` keeps the current one.
    public let name: String?
    /// The image; `nil` keeps the current one.
    public let imageURL: URL?
    /// Whether the online status is hidden from others.
    public let isInvisible: Bool?
    /// The language that messages are translated into; `nil` keeps the current one.
    public let language: TranslationLanguage?
    /// Custom data; empty keeps the current data.
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
