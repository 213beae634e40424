public import ChatModels
public import Foundation

/// A JSON Web Token, which authenticates a user. Here, it only identifies the user.
public struct Token: Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    /// The token as text.
    public let rawValue: String

    /// The user of the token; empty if it has none.
    public let userId: UserId

    /// The expiration date; `nil` for never.
    public let expiration: Date?

    /// Reads a token.
    ///
    /// - Throws: ``ClientError/InvalidToken`` if the text isn't a token with a `user_id`.
    public init(rawValue: String) throws {
        guard let claims = Claims(token: rawValue), let userId = claims.user_id else {
            throw ClientError.InvalidToken(
                "\"\(rawValue.prefix(24))\" isn't a JSON Web Token with a user_id: Token.development(userId:) creates one."
            )
        }
        self.init(rawValue: rawValue, userId: userId, expiration: claims.exp.map(Date.init(timeIntervalSince1970:)))
    }

    /// Creates a token from a literal. An invalid one fails in `connectUser`.
    public init(stringLiteral value: String) {
        self = (try? Token(rawValue: value)) ?? Token(rawValue: value, userId: "", expiration: nil)
    }

    private init(rawValue: String, userId: UserId, expiration: Date?) {
        (self.rawValue, self.userId, self.expiration) = (rawValue, userId, expiration)
    }

    /// The token of an anonymous user.
    public static let anonymous = Token(rawValue: "", userId: "anonymous", expiration: nil)

    /// An unsigned token, for development.
    public static func development(userId: UserId) -> Token {
        let header = #"{"alg":"HS256","typ":"JWT"}"#
        let claims = (try? JSONEncoder().encode(["user_id": userId])) ?? Data()
        let parts = [Data(header.utf8).urlSafeText, claims.urlSafeText, "devtoken"]
        return Token(rawValue: parts.joined(separator: "."), userId: userId, expiration: nil)
    }

    /// Whether the token has expired at the render's current time.
    public var isExpired: Bool { expiration.map { $0 < Present.now } ?? false }

    public init(from decoder: any Decoder) throws {
        try self.init(rawValue: String(from: decoder))
    }

    public func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }

    /// The claims of a token.
    private struct Claims: Decodable {
        var user_id: String?
        var exp: Double?

        /// Decodes the payload of a token.
        init?(token: String) {
            let parts = token.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 3 else { return nil }
            var text = String(parts[1]).replacing("-", with: "+").replacing("_", with: "/")
            text += String(repeating: "=", count: (4 - text.count % 4) % 4)
            guard let data = Data(base64Encoded: text),
                let claims = try? JSONDecoder().decode(Claims.self, from: data)
            else { return nil }
            self = claims
        }
    }
}

extension Data {
    /// The bytes in URL-safe Base64.
    fileprivate var urlSafeText: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}

/// Fetches a token, and passes it or an error to its argument.
public typealias TokenProvider = (_ completion: @escaping (Result<Token, any Error>) -> Void) -> Void
