import ChatModels
import ChatUI

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
    /// What the style is called.
    public var name: String?

    /// What the layouts of messages have more or less than otherwise.
    public var layout = LayoutStyle()

    public var bubble = BubbleStyle()
    public var avatar = AvatarStyle()
    public var spacing = SpacingStyle()
    public var list = ListStyle()
    public var messages = MessagesStyle()

    /// The types of reactions that are shown, in this order; `nil` leaves that to `Appearance`.
    public var reactions: [MessageReactionType]?

    /// The colour of what can be tapped, such as the number of replies.
    public var tint: StyleColor?

    public var colors: [ColorToken: StyleColor] = [:]
    public var fonts: [FontToken: FontStyle] = [:]

    /// Creates a style that changes nothing.
    public init() {}
}
