import HeadlessSwiftUI

extension CGRect {
    /// Returns the rectangle as views are placed: with its x from the leading edge.
    ///
    /// - Parameter width: The width of the screen, in points.
    func fromLeading(in width: CGFloat, _ direction: LayoutDirection) -> CGRect {
        switch direction {
        case .leftToRight: self
        case .rightToLeft: CGRect(x: width - maxX, y: minY, width: self.width, height: height)
        }
    }
}
