import StreamChat
import StreamChatUI
import UIKit

extension MessageReactionType {
    static let boot = Self(rawValue: "boot")
    static let peak = Self(rawValue: "peak")
    static let rain = Self(rawValue: "rain")
}

/// The reactions of the club.
enum TrailReactions {
    static let all: [MessageReactionType: ChatMessageReactionAppearanceType] = [
        .boot: reaction("figure.walk"),
        .peak: reaction("flag"),
        .rain: reaction("cloud.rain"),
    ]

    private static func reaction(_ symbol: String) -> ChatMessageReactionAppearance {
        ChatMessageReactionAppearance(
            smallIcon: UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 12))!,
            largeIcon: UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))!)
    }
}
