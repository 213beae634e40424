public import Foundation

/// A rectangle of a finished layout, what is painted in it, and the frames inside it.
///
/// A frame is where layout ends and drawing begins: a view layer makes it, and nothing about the view
/// has to be known to draw it. All lengths are points; the origin is the top-left corner of the parent.
///
/// The order of painting is that of a `CALayer`: shadow, fill, content, children from back to front,
/// and the border on top of them all.
public struct Frame: Sendable, Equatable {
    /// The view or layer that the frame was made of.
    public var origin: Origin

    /// What views say of themselves beyond what they paint; empty unless somebody has asked for it.
    package var tags = Tags()

    /// Position and size before `transform`, in the parent's coordinates.
    public var rect: CGRect

    /// The rotation, scaling or shift of the frame and all that is in it, about the center of `rect`.
    public var transform: Transform

    /// From 0, invisible, to 1. Applies to the frame and its children as one picture.
    public var opacity: CGFloat

    /// The radii that `fill`, `border` and clipping follow.
    public var corners: CornerRadii

    /// The paint over the whole of `rect`, or `nil` for none.
    public var fill: Paint?

    /// A line inside the edge of `rect`, above the children.
    public var border: Border?

    /// A blurred copy of the frame's shape behind it.
    public var shadow: Shadow?

    /// Whether content and children end at the (rounded) edge of `rect`.
    public var clipsToBounds: Bool

    /// The part of the frame that is shown, in its own coordinates; `nil` shows all of it.
    public var mask: Mask?

    /// What is done to the finished picture of the frame and all in it, in order, before mask and opacity.
    public var effects: [Effect]

    /// The text, image or path above the fill and below the children, in the frame's own coordinates.
    public var content: Content

    /// The frames inside this one, from back to front.
    public var children: [Frame]

    /// Creates a frame. Parameters that are left out paint nothing.
    public init(
        origin: Origin = Origin(),
        rect: CGRect,
        transform: Transform = .identity,
        opacity: CGFloat = 1,
        corners: CornerRadii = .zero,
        fill: Paint? = nil,
        border: Border? = nil,
        shadow: Shadow? = nil,
        clipsToBounds: Bool = false,
        mask: Mask? = nil,
        effects: [Effect] = [],
        content: Content = .none,
        children: [Frame] = []
    ) {
        self.origin = origin
        self.rect = rect
        self.transform = transform
        self.opacity = opacity
        self.corners = corners
        self.fill = fill
        self.border = border
        self.shadow = shadow
        self.clipsToBounds = clipsToBounds
        self.mask = mask
        self.effects = effects
        self.content = content
        self.children = children
    }

    /// The text, image or path that a frame shows besides its fill and its children.
    public enum Content: Sendable, Equatable {
        /// Nothing.
        case none
        /// Glyphs that are already placed.
        case text(TextContent)
        /// A picture.
        case image(ImageContent)
        /// An outline, filled, stroked or both.
        case path(PathContent)
    }
}

extension Frame {
    /// The written form of the origin, such as `ChatMessageBubbleView#bubbleView`.
    public var name: String { origin.name }

    /// Returns the first frame, this one included, whose name, type or identifier is `name`.
    public func first(named name: String) -> Frame? {
        if origin.isCalled(name) { return self }
        for child in children {
            if let found = child.first(named: name) { return found }
        }
        return nil
    }

    /// Calls `body` for this frame and all inside it, parents first, with each frame's rectangle in the
    /// coordinates in which this frame's `rect` stands. Transforms are left out of account.
    public func forEach(_ body: (Frame, CGRect) -> Void) {
        visit(offset: .zero, body)
    }

    private func visit(offset: CGPoint, _ body: (Frame, CGRect) -> Void) {
        let placed = rect.offsetBy(dx: offset.x, dy: offset.y)
        body(self, placed)
        for child in children { child.visit(offset: placed.origin, body) }
    }

    /// The number of frames in the tree, this one included.
    public var count: Int { children.reduce(1) { $0 + $1.count } }
}
