public import ChatModels
public import Foundation

/// What proves to a server who a user is: a JSON Web Token. Here it only names the user.
public struct Token: Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    /// The token as text.
    public let rawValue: String

    /// The user whose token it is; empty if the token doesn't say.
    public let userId: UserId

    /// When the token ends; `nil` for never.
    public let expiration: Date?

    /// Reads a token.
    ///
    /// - Throws: ``ClientError/InvalidToken`` if the text isn't a token with a `user_id`.
    public init(rawValue: String) throws {
        guard let claims = Claims(token: rawValue), let userId = claims.user_id else {
            throw ClientError.InvalidToken(
                "\"\(rawValue.prefix(24))\" isn't a JSON Web Token with a user_id: Token.development(userId:) makes one."
            )
        }
        self.init(rawValue: rawValue, userId: userId, expiration: claims.exp.map(Date.init(timeIntervalSince1970:)))
    }

    /// Takes a token that is written in the code. What isn't one connects nobody: `connectUser` says why.
    public init(stringLiteral value: String) {
        self = (try? Token(rawValue: value)) ?? Token(rawValue: value, userId: "", expiration: nil)
    }

    private init(rawValue: String, userId: UserId, expiration: Date?) {
        (self.rawValue, self.userId, self.expiration) = (rawValue, userId, expiration)
    }

    /// The token of somebody who stays unknown.
    public static let anonymous = Token(rawValue: "", userId: "anonymous", expiration: nil)

    /// A token that nobody has signed, for development.
    public static func development(userId: UserId) -> Token {
        let header = #"{"alg":"HS256","typ":"JWT"}"#
        let claims = (try? JSONEncoder().encode(["user_id": userId])) ?? Data()
        let parts = [Data(header.utf8).urlSafeText, claims.urlSafeText, "devtoken"]
        return Token(rawValue: parts.joined(separator: "."), userId: userId, expiration: nil)
    }

    /// Whether the token has ended at the present of the render.
    public var isExpired: Bool { expiration.map { $0 < Present.now } ?? false }

    public init(from decoder: any Decoder) throws {
        try self.init(rawValue: String(from: decoder))
    }

    public func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }

    /// What a token says.
    private struct Claims: Decodable {
        var user_id: String?
        var exp: Double?

        /// Reads the middle part of a token.
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
    /// The bytes in the alphabet of tokens.
    fileprivate var urlSafeText: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}

/// Fetches a token, and gives it or an error to its argument.
public typealias TokenProvider = (_ completion: @escaping (Result<Token, any Error>) -> Void) -> Void
