import ChatLook
import ChatModels

/// A look: the customizations of the components that need no code.
///
/// A style says only what is different from the look that is there. It is put in force like any other customization,
/// by setting `Components.default` and `Appearance.default`:
///
///     let style = try StyleReader.read(contentsOf: "square-bubbles.yaml")
///     let after = ConfigurationScope.run {
///         style.apply()
///         return screen.makeFrame(proposing: ProposedSize(width: 390))
///     }
public struct Style: Sendable, Hashable {
    /// The name of the style, for captions.
    public var name: String?

    /// The options that the layouts of messages have more or less than otherwise.
    public var layout = LayoutStyle()

    /// The look of bubbles.
    public var bubble = BubbleStyle()

    /// The look of the pictures of people.
    public var avatar = AvatarStyle()

    /// The distances around messages, in points.
    public var spacing = SpacingStyle()

    /// The arrangement of the list of messages.
    public var list = ListStyle()

    /// The contents of messages.
    public var messages = MessagesStyle()

    /// The types of reactions that are shown, in this order; `nil` leaves that to `Appearance`.
    public var reactions: [MessageReactionType]?

    /// The color of what can be tapped, such as the number of replies.
    public var tint: StyleColor?

    /// The colors of the palette that are others than otherwise.
    public var colors: [ColorToken: StyleColor] = [:]

    /// The fonts of the appearance that are others than otherwise.
    public var fonts: [FontToken: FontStyle] = [:]

    /// Creates a style that changes nothing.
    public init() {}
}
