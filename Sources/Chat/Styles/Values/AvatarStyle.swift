import HeadlessUIKit

/// What the pictures of people look like. Lengths are points.
public struct AvatarStyle: Sendable, Hashable {
    public enum Shape: Sendable, Hashable {
        case circle
        case square
        case rounded(radius: CGFloat)
    }

    public var shape: Shape?

    /// The size of the author's avatar beside a message.
    public var size: CGFloat?
    public var border: BorderStyle?

    public init() {}

    /// Whether the picture itself is another one, and not just its size.
    var changesOutline: Bool { shape != nil || border != nil }
}
