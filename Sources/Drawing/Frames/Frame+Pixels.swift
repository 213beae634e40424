public import Foundation

extension Frame {
    /// Returns the tree with every edge on a pixel boundary.
    ///
    /// - Edges are rounded in screen coordinates, not in their parent's, so that adjacent frames stay adjacent.
    /// - Widths and heights follow from the rounded edges and aren't rounded themselves.
    ///
    /// - Parameter scale: Pixels per point, greater than zero.
    public func alignedToPixels(scale: CGFloat) -> Frame {
        precondition(scale > 0, "The scale must be greater than zero")
        return aligned(scale: scale, exactOrigin: .zero, roundedOrigin: .zero)
    }

    private func aligned(scale: CGFloat, exactOrigin: CGPoint, roundedOrigin: CGPoint) -> Frame {
        func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        let exact = rect.offsetBy(dx: exactOrigin.x, dy: exactOrigin.y)
        let (left, top) = (rounded(exact.minX), rounded(exact.minY))
        var copy = self
        copy.rect = CGRect(
            x: left - roundedOrigin.x, y: top - roundedOrigin.y,
            width: rounded(exact.maxX) - left, height: rounded(exact.maxY) - top)
        copy.children = children.map {
            $0.aligned(scale: scale, exactOrigin: exact.origin, roundedOrigin: CGPoint(x: left, y: top))
        }
        return copy
    }
}
