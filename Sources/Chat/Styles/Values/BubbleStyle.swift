import UIKitValues

/// The style of message bubbles. Lengths are points.
public struct BubbleStyle: Sendable, Hashable {
    /// The rounded corners.
    public enum Corners: String, Sendable, CaseIterable {
        /// All except for the one at the author's side of a group's last bubble.
        case grouped
        case all
    }

    /// The colors of own or other users' bubbles.
    public struct Side: Sendable, Hashable {
        /// The color of the bubble; here and below, `nil` keeps the current value.
        public var color: StyleColor?

        /// The color of the text.
        public var text: StyleColor?

        /// The color of links and mentions.
        public var links: StyleColor?

        /// Creates the colors of one side.
        public init(color: StyleColor? = nil, text: StyleColor? = nil, links: StyleColor? = nil) {
            self.color = color
            self.text = text
            self.links = links
        }
    }

    /// The radius of rounded corners. Half of a bubble's height is the effective maximum.
    public var cornerRadius: CGFloat?

    /// The rounded corners.
    public var corners: Corners?

    /// The border of a bubble.
    public var border: BorderStyle?

    /// The padding to the left and right of the text.
    public var horizontalPadding: CGFloat?

    /// The padding above and below the text.
    public var verticalPadding: CGFloat?

    /// The colors of the current user's bubbles.
    public var mine = Side()

    /// The colors of other users' bubbles.
    public var others = Side()

    /// Creates a style that changes nothing.
    public init() {}

    /// Whether the bubble itself changes, rather than just its content.
    package var changesOutline: Bool { cornerRadius != nil || border != nil }
}

/// A border.
public struct BorderStyle: Sendable, Hashable {
    /// The width in points; `nil` keeps the current value.
    public var width: CGFloat?

    /// The color; `nil` keeps the current value.
    public var color: StyleColor?

    /// Creates a border.
    public init(width: CGFloat? = nil, color: StyleColor? = nil) {
        self.width = width
        self.color = color
    }
}
