import Foundation
import StreamChat

/// A member of the club who can log in.
struct Mate: Hashable {
    let id: UserId
    let name: String
    let trailName: String
    var rawToken: String?

    static let all = [
        Mate(id: "ada", name: "Ada Baker", trailName: "Early Bird"),
        Mate(id: "ben", name: "Ben Okafor", trailName: "Map"),
        Mate(id: "cleo", name: "Cleo Marsh", trailName: "Two Socks"),
        Mate(id: "old", name: "Last year’s member", trailName: "Expired", rawToken: "last-year"),
    ]

    var userInfo: UserInfo {
        UserInfo(id: id, name: name, imageURL: nil, isInvisible: false, extraData: ["trail_name": .string(trailName)])
    }

    func token() throws -> Token {
        guard let rawToken else { return .development(userId: id) }
        return try Token(rawValue: rawToken)
    }
}
