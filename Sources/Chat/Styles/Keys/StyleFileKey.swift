import ChatLook
import Documents

/// The keys of a style file.
package enum StyleFileKey: String, DocumentKey {
    case name, layout, bubble, avatar, spacing, list, messages, reactions, tint, colors, fonts

    package static let noun = "a style"

    package var shape: ValueShape {
        switch self {
        case .name: .text
        case .layout: .object(LayoutKey.self)
        case .bubble: .object(BubbleKey.self)
        case .avatar: .object(AvatarKey.self)
        case .spacing: .object(SpacingKey.self)
        case .list: .object(ListKey.self)
        case .messages: .object(MessagesKey.self)
        case .reactions: .object(ReactionsKey.self)
        case .tint: .color
        case .colors: .object(ColorToken.self)
        case .fonts: .object(FontToken.self)
        }
    }

    package var comment: String {
        switch self {
        case .name: "The name of the style in captions."
        case .layout: "The layout of messages: options to add and to remove."
        case .bubble: "The bubbles of messages."
        case .avatar: "The avatars of users."
        case .spacing: "The spacing around messages, in points."
        case .list: "The message list: groups, dates and so on."
        case .messages: "The contents of messages."
        case .reactions: "The reactions to messages."
        case .tint: "The color of interactive parts, such as the number of replies, and of links in messages."
        case .colors: "The colors of the palette, by their names in code."
        case .fonts: "The fonts of the appearance, by their names in code."
        }
    }
}

extension ValueShape {
    /// A color, or one each for light and dark mode.
    package static let color = ValueShape.either([plainColor, .object(ColorPairKey.self)])

    static let plainColor = ValueShape.form(
        words: ##"a color such as "#005FFF" (in quotes, since # starts a comment) or systemBlue"##,
        pattern: ##"^(#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|rgba\([0-9., ]+\)|"##
            + StyleColor.names.joined(separator: "|") + ")$",
        example: "#005FFF")

    /// A length in points.
    package static let points = ValueShape.number(0...200)
}

/// The keys of a color for light and dark mode.
enum ColorPairKey: String, DocumentKey {
    case light, dark

    static let noun = "a color for light and dark mode"
    static let required: [ColorPairKey] = [.light, .dark]

    var shape: ValueShape { .plainColor }

    var comment: String {
        switch self {
        case .light: "The color in light mode."
        case .dark: "The color in dark mode."
        }
    }
}
