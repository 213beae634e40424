/// The identifier of a channel: its type, and an id that is unique within the type.
public struct ChannelId: Hashable, Sendable {
    public let type: ChannelType
    public let id: String

    public init(type: ChannelType, id: String) {
        self.type = type
        self.id = id
    }

    /// Parses `"messaging:general"`.
    ///
    /// - Returns: `nil` if there is no colon, or nothing before or after it.
    public init?(cid: String) {
        guard let colon = cid.firstIndex(of: ":") else { return nil }
        let id = cid[cid.index(after: colon)...]
        guard colon != cid.startIndex, !id.isEmpty else { return nil }
        self.init(type: ChannelType(rawValue: String(cid[..<colon])), id: String(id))
    }

    /// Type and id, such as `"messaging:general"`.
    public var rawValue: String { "\(type.rawValue):\(id)" }
}

/// Encoded as a single string, such as `"messaging:general"`.
extension ChannelId: Codable {
    /// Decodes `"messaging:general"`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let cid = ChannelId(cid: text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "“\(text)” is not a channel id; expected a form like messaging:general"
            )
        }
        self = cid
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

extension ChannelId: CustomStringConvertible {
    public var description: String { rawValue }
}

/// The type of a channel, which determines its configuration.
public struct ChannelType: OpenName {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let messaging = Self(rawValue: "messaging")
    public static let team = Self(rawValue: "team")
    public static let livestream = Self(rawValue: "livestream")
    public static let gaming = Self(rawValue: "gaming")
    public static let commerce = Self(rawValue: "commerce")
}
