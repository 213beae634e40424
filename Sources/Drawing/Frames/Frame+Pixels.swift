public import Foundation

extension Frame {
    /// Returns the tree with every edge on a whole pixel.
    ///
    /// - Edges are rounded where they are on the screen, not in their parent, so that neighbors
    ///   that touch still touch.
    /// - Widths and heights follow from the rounded edges; they are not rounded themselves.
    ///
    /// - Parameter scale: Pixels per point, greater than zero.
    public func alignedToPixels(scale: CGFloat) -> Frame {
        precondition(scale > 0, "A scale is greater than zero")
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
