import UIKitValues

/// The look of the bubbles of messages. Lengths are points.
public struct BubbleStyle: Sendable, Hashable {
    /// The corners that are round.
    public enum Corners: String, Sendable, CaseIterable {
        /// All but the one at the author's side of a group's last bubble.
        case grouped
        case all
    }

    /// The colors that differ between one's own bubbles and those of others.
    public struct Side: Sendable, Hashable {
        /// The color of the bubble; `nil` leaves it as it is, here and below.
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

    /// The radius of round corners. Half a bubble's height is the most that has an effect.
    public var cornerRadius: CGFloat?

    /// The corners that are round.
    public var corners: Corners?

    /// The line around a bubble.
    public var border: BorderStyle?

    /// The room to the left and to the right of the text.
    public var horizontalPadding: CGFloat?

    /// The room above and below the text.
    public var verticalPadding: CGFloat?

    /// The colors of the current user's own bubbles.
    public var mine = Side()

    /// The colors of other users' bubbles.
    public var others = Side()

    /// Creates a look that changes nothing.
    public init() {}

    /// Whether the bubble itself is another one, and not just its content.
    package var changesOutline: Bool { cornerRadius != nil || border != nil }
}

/// A line along an edge.
public struct BorderStyle: Sendable, Hashable {
    /// The width in points; `nil` leaves it as it is.
    public var width: CGFloat?

    /// The color; `nil` leaves it as it is.
    public var color: StyleColor?

    /// Creates a line.
    public init(width: CGFloat? = nil, color: StyleColor? = nil) {
        self.width = width
        self.color = color
    }
}
