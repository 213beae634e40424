import ChatLook
import ChatModels

/// A style: the customizations of the components that need no code.
///
/// A style only contains changes. It is applied like any other customization, by setting `Components.default` and
/// `Appearance.default`:
///
///     let style = try StyleReader.read(contentsOf: "square-bubbles.yaml")
///     let after = ConfigurationScope.run {
///         style.apply()
///         return screen.makeFrame(proposing: ProposedSize(width: 390))
///     }
public struct Style: Sendable, Hashable {
    /// The name of the style, for captions.
    public var name: String?

    /// The added and removed layout options of messages.
    public var layout = LayoutStyle()

    /// The style of bubbles.
    public var bubble = BubbleStyle()

    /// The style of avatars.
    public var avatar = AvatarStyle()

    /// The spacing around messages, in points.
    public var spacing = SpacingStyle()

    /// The settings of the message list.
    public var list = ListStyle()

    /// The settings of message contents.
    public var messages = MessagesStyle()

    /// The visible reaction types, in order; `nil` for those of `Appearance`.
    public var reactions: [MessageReactionType]?

    /// The color of interactive parts, such as the number of replies.
    public var tint: StyleColor?

    /// The changed colors of the palette.
    public var colors: [ColorToken: StyleColor] = [:]

    /// The changed fonts of the appearance.
    public var fonts: [FontToken: FontStyle] = [:]

    /// Creates a style that changes nothing.
    public init() {}
}
