package import Foundation

/// A corner of a rectangle, clockwise from the top left.
package enum CornerPlace: Int, CaseIterable {
    case topLeft, topRight, bottomRight, bottomLeft

    /// The corner of a rectangle that a point is nearest to.
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
    /// From the top-left one on, clockwise.
    package var all: [CGFloat] { [topLeft, topRight, bottomRight, bottomLeft] }

    package subscript(place: CornerPlace) -> CGFloat {
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

    /// The corners with a radius.
    package var round: Set<CornerPlace> { Set(CornerPlace.allCases.filter { self[$0] > CGFloat.closeness }) }
}
