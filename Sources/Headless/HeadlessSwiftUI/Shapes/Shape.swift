import Foundation
import Frames

/// A shape that can be filled, stroked and used for clipping. As a view, it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Returns the path of the shape in a rectangle.
    func path(in rect: CGRect) -> Path

    /// The main use of the shape.
    static var role: ShapeRole { get }

    /// The behavior of the shape in right-to-left layouts: by default it is mirrored, as in applications for iOS 17 and
    /// later.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// Returns the size of a view of the shape.
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

/// The main use of a shape.
public enum ShapeRole: Sendable, Hashable { case fill, stroke, separator }

/// The behavior of a shape in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The shape isn't mirrored.
    case fixed
    /// The shape is mirrored in layouts of a direction.
    case mirrors(in: LayoutDirection)

    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that can be inset.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// Returns the shape inset by a distance in points at each side.
    func inset(by amount: CGFloat) -> InsetShape
}

extension CGRect {
    /// Returns the rectangle inset at each side, to no less than a point at its center.
    func shrunk(by amount: CGFloat) -> CGRect {
        let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
        return CGRect(x: minX + dx, y: minY + dy, width: max(width - 2 * dx, 0), height: max(height - 2 * dy, 0))
    }

    /// The largest square at the center.
    var centeredSquare: CGRect {
        let side = min(width, height)
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}
