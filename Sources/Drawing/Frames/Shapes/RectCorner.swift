package import Foundation

/// A corner of a rectangle, clockwise from the top left.
package enum RectCorner: Int, CaseIterable {
    case topLeft, topRight, bottomRight, bottomLeft

    /// Creates the corner of a rectangle that is nearest to a point.
    package init(nearestTo point: CGPoint, in rect: CGRect) {
        self =
            switch (point.x < rect.midX, point.y < rect.midY) {
            case (true, true): .topLeft
            case (false, true): .topRight
            case (false, false): .bottomRight
            case (true, false): .bottomLeft
            }
    }
}

extension CornerRadii {
    /// The radii clockwise, starting at the top left.
    package var all: [CGFloat] { [topLeft, topRight, bottomRight, bottomLeft] }

    package subscript(place: RectCorner) -> CGFloat {
        get { all[place.rawValue] }
        set {
            switch place {
            case .topLeft: topLeft = newValue
            case .topRight: topRight = newValue
            case .bottomRight: bottomRight = newValue
            case .bottomLeft: bottomLeft = newValue
            }
        }
    }

    /// The rounded corners.
    package var round: Set<RectCorner> { Set(RectCorner.allCases.filter { self[$0] > CGFloat.visibleTolerance }) }
}
