import ChatUI
import HeadlessUIKit

/// What the bubbles of messages look like. Lengths are points.
public struct BubbleStyle: Sendable, Hashable {
    /// The corners that are round.
    public enum Corners: String, Sendable, CaseIterable {
        /// All but the one at the author's side of a group's last bubble.
        case grouped
        case all
    }

    /// What differs between one's own bubbles and those of others.
    public struct Side: Sendable, Hashable {
        public var color: StyleColor?
        public var text: StyleColor?
        public var links: StyleColor?

        public init(color: StyleColor? = nil, text: StyleColor? = nil, links: StyleColor? = nil) {
            self.color = color
            self.text = text
            self.links = links
        }
    }

    /// Half a bubble's height is the most that has an effect.
    public var cornerRadius: CGFloat?
    public var corners: Corners?
    public var border: BorderStyle?

    /// The room to the left and to the right of the text.
    public var horizontalPadding: CGFloat?

    /// The room above and below the text.
    public var verticalPadding: CGFloat?
    public var mine = Side()
    public var others = Side()

    public init() {}

    /// Whether the bubble itself is another one, and not just its content.
    var changesOutline: Bool { cornerRadius != nil || border != nil }
}

/// A line along an edge.
public struct BorderStyle: Sendable, Hashable {
    /// In points; `nil` leaves it as it is.
    public var width: CGFloat?
    public var color: StyleColor?

    public init(width: CGFloat? = nil, color: StyleColor? = nil) {
        self.width = width
        self.color = color
    }
}
