public import Foundation

/// A rectangle of a finished layout, its paint, and the frames inside it.
///
/// A frame is where layout ends and drawing begins: a view creates it, and drawing it requires no knowledge of the
/// view. All lengths are in points; the origin is the parent's top-left corner.
///
/// The painting order is that of a `CALayer`: shadow, fill, content, children from back to front, and the border on
/// top.
public struct Frame: Sendable, Equatable {
    /// The view or layer that the frame comes from.
    public var origin: Origin

    /// Information from views beyond what they paint; empty unless requested.
    package var tags = Tags()

    /// The position and size before `transform`, in the parent's coordinates.
    public var rect: CGRect

    /// The affine transform of the frame and its children about the center of `rect`.
    public var transform: Transform

    /// The opacity from 0 to 1, applied to the frame and its children as a group.
    public var opacity: CGFloat

    /// The corner radii of `fill`, `border` and clipping.
    public var corners: CornerRadii

    /// The paint of the whole `rect`; `nil` for none.
    public var fill: Paint?

    /// The border inside the edge of `rect`, above the children.
    public var border: Border?

    /// The shadow behind the frame.
    public var shadow: Shadow?

    /// Whether content and children are clipped to the (rounded) edge of `rect`.
    public var clipsToBounds: Bool

    /// The visible part of the frame, in its own coordinates; `nil` for all of it.
    public var mask: Mask?

    /// The effects on the frame and its children as a group, applied in order before mask and opacity.
    public var effects: [Effect]

    /// The text, image or path above the fill and below the children, in the frame's coordinates.
    public var content: Content

    /// The frames inside this one, from back to front.
    public var children: [Frame]

    /// Creates a frame. Omitted parameters paint nothing.
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

    /// The text, image or path that a frame shows.
    public enum Content: Sendable, Equatable {
        /// Nothing.
        case none
        /// Positioned glyphs.
        case text(TextContent)
        /// An image.
        case image(ImageContent)
        /// A filled or stroked outline.
        case path(PathContent)
    }
}

extension Frame {
    /// The written form of the origin, such as `ChatMessageBubbleView#bubbleView`.
    public var name: String { origin.name }

    /// Returns the first frame in the tree, including this one, whose name, type or identifier is `name`.
    public func first(named name: String) -> Frame? {
        if origin.isCalled(name) { return self }
        for child in children {
            if let found = child.first(named: name) { return found }
        }
        return nil
    }

    /// Calls `body` for this frame and all inside it, parents first, with each frame's rectangle in the coordinate
    /// system of this frame's `rect`. Transforms are ignored.
    public func forEach(_ body: (Frame, CGRect) -> Void) {
        visit(offset: .zero, body)
    }

    private func visit(offset: CGPoint, _ body: (Frame, CGRect) -> Void) {
        let placed = rect.offsetBy(dx: offset.x, dy: offset.y)
        body(self, placed)
        for child in children { child.visit(offset: placed.origin, body) }
    }

    /// The number of frames in the tree, including this one.
    public var count: Int { children.reduce(1) { $0 + $1.count } }
}
