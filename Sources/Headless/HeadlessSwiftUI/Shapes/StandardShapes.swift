import Foundation
import Frames

/// A rectangle.
public struct Rectangle: InsettableShape, BoxShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }
    package func box(in rect: CGRect) -> Box? { Box(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetBox(shape: self, amount: amount) }
}

/// A rectangle with four equal corners.
public struct RoundedRectangle: InsettableShape, BoxShape {
    /// The larger side counts twice: corners are as wide as they are high.
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    private var radius: CGFloat { max(min(cornerSize.width, cornerSize.height), 0) }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    package func box(in rect: CGRect) -> Box? { Box(rect, corners: CornerRadii(radius), style: style) }

    public func inset(by amount: CGFloat) -> some InsettableShape { InsetBox(shape: self, amount: amount) }
}

/// A rectangle with corners of their own.
public struct UnevenRoundedRectangle: InsettableShape, BoxShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    package func box(in rect: CGRect) -> Box? { Box(rect, corners: cornerRadii.corners, style: style) }

    public func inset(by amount: CGFloat) -> some InsettableShape { InsetBox(shape: self, amount: amount) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, BoxShape {
    /// Makes no difference: where a whole side is round, both styles draw half circles.
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
    }

    package func box(in rect: CGRect) -> Box? { Box(rect, corners: CornerRadii(.infinity)) }

    public func inset(by amount: CGFloat) -> some InsettableShape { InsetBox(shape: self, amount: amount) }
}

/// The largest circle in the middle.
public struct Circle: InsettableShape, BoxShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.centeredSquare) }

    package func box(in rect: CGRect) -> Box? { Box(rect.centeredSquare, corners: CornerRadii(.infinity)) }

    /// The largest square of what is proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat =
            switch (proposal.width, proposal.height) {
            case (nil, nil): 10
            case (let width?, nil): width
            case (nil, let height?): height
            case (let width?, let height?): min(width, height)
            }
        return CGSize(width: side, height: side)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { InsetBox(shape: self, amount: amount) }
}

/// An ellipse that touches all sides.
public struct Ellipse: InsettableShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetBox(shape: self, amount: amount) }
}

/// The shape of the container around, which `containerShape` sets; a rectangle where none is set.
public struct ContainerRelativeShape: InsettableShape, BoxShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }
    package func box(in rect: CGRect) -> Box? { Box(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetBox(shape: self, amount: amount) }
}

/// A shape that is smaller at each side.
public struct InsetBox<Base: Shape>: InsettableShape, BoxShape {
    let shape: Base
    let amount: CGFloat

    public func path(in rect: CGRect) -> Path {
        if let box = box(in: rect) { return Path(.rectangle(box.rect, corners: box.corners, style: .circular)) }
        return shape.path(in: rect.shrunk(by: amount))
    }

    /// The corners are as much smaller as the rectangle is, so that the two edges run side by side.
    package func box(in rect: CGRect) -> Box? {
        guard let outer = (shape as? any BoxShape)?.box(in: rect) else { return nil }
        return Box(outer.rect.shrunk(by: amount), corners: outer.corners.shrunk(by: amount))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetBox(shape: shape, amount: self.amount + amount)
    }
}

extension CornerRadii {
    /// The radii of an edge that runs inside, at a distance; sharp corners stay sharp.
    func shrunk(by amount: CGFloat) -> CornerRadii {
        func shrunk(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(radius - amount, 0) : 0 }
        return CornerRadii(
            topLeft: shrunk(topLeft), topRight: shrunk(topRight), bottomRight: shrunk(bottomRight),
            bottomLeft: shrunk(bottomLeft))
    }
}

extension Box {
    /// Creates a rectangle with corners of a style; `nil` if they aren't quarter circles.
    init?(_ rect: CGRect, corners: CornerRadii, style: RoundedCornerStyle) {
        self.init(rect, corners: corners)
        if style == .continuous, !self.corners.isZero, !Outline.isCircular(rect, corners: self.corners) { return nil }
    }
}

extension Outline {
    /// Whether continuous corners of a rectangle are quarter circles after all, for want of room to be anything else.
    fileprivate static func isCircular(_ rect: CGRect, corners: CornerRadii) -> Bool { true }
}
