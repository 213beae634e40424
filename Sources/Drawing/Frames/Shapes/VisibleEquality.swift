package import Foundation

// Equality within what is visible. Trees that were stored in a file have rounded colors, and machines round the last
// digit of a length differently.

extension CGFloat {
    /// The tolerance in points. A hundredth of a point is invisible at any scale.
    package static let visibleTolerance: CGFloat = 0.01

    package func isClose(to other: CGFloat) -> Bool {
        self == other || (self - other).magnitude < Self.visibleTolerance
    }
}

extension CGSize {
    package func isClose(to other: CGSize) -> Bool {
        width.isClose(to: other.width) && height.isClose(to: other.height)
    }
}

extension CGPoint {
    package func isClose(to other: CGPoint) -> Bool { x.isClose(to: other.x) && y.isClose(to: other.y) }
}

extension CGRect {
    package func isClose(to other: CGRect) -> Bool { origin.isClose(to: other.origin) && size.isClose(to: other.size) }
}

extension Outline {
    package func isClose(to other: Outline) -> Bool {
        guard self != other else { return true }
        return elements.count == other.elements.count
            && zip(elements, other.elements).allSatisfy { one, other in
                switch (one, other) {
                case (.move(let one), .move(let other)), (.line(let one), .line(let other)): one.isClose(to: other)
                case (.curve(let one, let a, let b), .curve(let other, let c, let d)):
                    one.isClose(to: other) && a.isClose(to: c) && b.isClose(to: d)
                case (.close, .close): true
                default: false
                }
            }
    }
}
