import Foundation
import Frames

/// A rectangle.
public struct Rectangle: InsettableShape, _BoxShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func _box(in rect: CGRect) -> _Box { _Box(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetBox(shape: self, amount: amount) }
}

/// A rectangle with four equal corners.
public struct RoundedRectangle: InsettableShape, _BoxShape {
    /// The radii. The larger one is used for both: corners are as wide as they are high.
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

    public func _box(in rect: CGRect) -> _Box { _Box(rect, corners: CornerRadii(radius), style: style) }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetBox(shape: self, amount: amount) }
}

/// A rectangle with different corners.
public struct UnevenRoundedRectangle: InsettableShape, _BoxShape {
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

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    public func _box(in rect: CGRect) -> _Box { _Box(rect, corners: cornerRadii.corners, style: style) }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetBox(shape: self, amount: amount) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, _BoxShape {
    /// Has no effect: both styles draw half circles.
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    public func _box(in rect: CGRect) -> _Box { _Box(rect, corners: CornerRadii(.infinity), style: style) }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetBox(shape: self, amount: amount) }
}

/// The largest circle at the center.
public struct Circle: InsettableShape, _BoxShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.centeredSquare) }

    public func _box(in rect: CGRect) -> _Box {
        // After rounding to pixels, a square may be a pixel longer on one side.
        let isSquare = abs(rect.width - rect.height) <= 1
        return _Box(isSquare ? rect : rect.centeredSquare, corners: CornerRadii(.infinity))
    }

    /// The largest square in the proposed size.
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

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetBox(shape: self, amount: amount) }
}

/// An ellipse that touches all sides.
public struct Ellipse: InsettableShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

/// The shape of the enclosing container, which `containerShape` sets; a rectangle by default.
public struct ContainerRelativeShape: InsettableShape, _BoxShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func _box(in rect: CGRect) -> _Box { _Box(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetBox(shape: self, amount: amount) }
}

/// An inset, possibly rounded rectangle.
public struct _InsetBox<Base: _BoxShape>: InsettableShape, _BoxShape {
    let shape: Base
    let amount: CGFloat

    public func path(in rect: CGRect) -> Path { Path(_box(in: rect).outline) }
    public func _box(in rect: CGRect) -> _Box { shape._box(in: rect).shrunk(by: amount) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public func inset(by amount: CGFloat) -> _InsetBox { _InsetBox(shape: shape, amount: self.amount + amount) }
}

/// An inset shape.
public struct _Inset<Base: Shape>: InsettableShape {
    let shape: Base
    let amount: CGFloat

    public func path(in rect: CGRect) -> Path { shape.path(in: rect.shrunk(by: amount)) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public func inset(by amount: CGFloat) -> _Inset { _Inset(shape: shape, amount: self.amount + amount) }
}
