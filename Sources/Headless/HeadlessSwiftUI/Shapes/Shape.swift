import Foundation
import Frames

/// An area that can be filled, drawn along and clipped to; as a view, it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Returns the shape as it fills a rectangle.
    func path(in rect: CGRect) -> Path

    /// What the shape is mostly used for.
    static var role: ShapeRole { get }

    /// What a layout from right to left does to the shape: it mirrors it unless the shape says otherwise, as in
    /// applications for iOS 17 and later.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// Returns the size that a view of the shape takes.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public static var role: ShapeRole { .fill }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    @MainActor @preconcurrency
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    @MainActor @preconcurrency
    public static func _makeNodes(of view: Self, in context: BuildContext) -> [LayoutNode] {
        [ShapeNode(view, style: ForegroundStyle(), fillStyle: FillStyle(), in: context)]
    }
}

/// What a shape is mostly used for.
public enum ShapeRole: Sendable, Hashable { case fill, stroke, separator }

/// What a layout from right to left does to a shape.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The shape stays as it is.
    case fixed
    /// The shape is mirrored in layouts of a direction.
    case mirrors(in: LayoutDirection)

    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that can be made smaller from all sides.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// Returns the shape, smaller by a distance in points at each side.
    func inset(by amount: CGFloat) -> InsetShape
}

extension CGRect {
    /// The rectangle, smaller at each side; never less than nothing around its center.
    func shrunk(by amount: CGFloat) -> CGRect {
        let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
        return CGRect(x: minX + dx, y: minY + dy, width: max(width - 2 * dx, 0), height: max(height - 2 * dy, 0))
    }

    /// The largest square around the center.
    var centeredSquare: CGRect {
        let side = min(width, height)
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}
