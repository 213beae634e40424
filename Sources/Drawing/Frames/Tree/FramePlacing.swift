import Foundation

/// The way from a frame's coordinates to those of the picture: transforms, and projections of frames in perspective.
struct FramePlacing: Sendable {
    /// To the coordinates of the picture, or of the nearest frame in perspective.
    private var transform: Transform
    private var plane: Plane?

    /// A frame in perspective.
    private final class Plane: Sendable {
        let projection: Projection
        let center: CGPoint
        let placing: FramePlacing

        init(_ projection: Projection, center: CGPoint, _ placing: FramePlacing) {
            (self.projection, self.center, self.placing) = (projection, center, placing)
        }
    }

    static let picture = FramePlacing(transform: .identity)

    private init(transform: Transform, plane: Plane? = nil) {
        self.transform = transform
        self.plane = plane
    }

    /// Returns the placing of the coordinates of a frame in these coordinates.
    func entering(_ frame: Frame) -> FramePlacing {
        let inner = FramePlacing(transform: frame.placing.followed(by: transform), plane: plane)
        guard let projection = frame.effects.lazy.compactMap(\.projection).first else { return inner }
        let center = CGPoint(x: frame.rect.width / 2, y: frame.rect.height / 2)
        return FramePlacing(transform: .identity, plane: Plane(projection, center: center, inner))
    }

    /// Returns the bounding box of a rectangle in the picture; an empty one if it is behind the viewer.
    func rect(_ rect: CGRect) -> CGRect {
        let placed = transform.rect(rect)
        guard let plane else { return placed }
        let (x, y) = (plane.center.x, plane.center.y)
        guard let shown = plane.projection.apply(placed.offsetBy(dx: -x, dy: -y)) else { return .zero }
        return plane.placing.rect(shown.offsetBy(dx: x, dy: y))
    }
}

extension Effect {
    fileprivate var projection: Projection? { if case .projection(let projection) = self { projection } else { nil } }
}
