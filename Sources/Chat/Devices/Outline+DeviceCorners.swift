import Foundation
import Frames

extension Outline {
    /// Creates a rectangle with the corners of a device: its edges bend before a circle of `radius` would begin, which
    /// makes the curvature continuous.
    ///
    /// Unlike ``Outline/smoothRoundedRectangle(_:radii:)``, the curves of a corner meet without a kink, which would show
    /// at the size of a device.
    init(deviceWithCornerRadius radius: CGFloat, in rect: CGRect) {
        self.init()
        guard radius > 0 else {
            self = .rectangle(rect)
            return
        }
        let corners = [
            (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
            (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
        ]
        for (number, (corner, before, after)) in corners.enumerated() {
            let curve = Self.deviceCorner.map { distances in
                CGPoint(
                    x: corner.x + radius * (before.x * distances.x + after.x * distances.y),
                    y: corner.y + radius * (before.y * distances.x + after.y * distances.y))
            }
            number == 0 ? move(to: curve[0]) : addLine(to: curve[0])
            for end in stride(from: 3, to: curve.count, by: 3) {
                addCurve(to: curve[end], control1: curve[end - 2], control2: curve[end - 1])
            }
        }
        close()
    }

    /// The curves of a corner of radius 1: distances from it along the edge before it and along the one after it.
    private static let deviceCorner = [
        CGPoint(x: 1.5287, y: 0), CGPoint(x: 1.0885, y: 0), CGPoint(x: 0.8373, y: 0), CGPoint(x: 0.6315, y: 0.0749),
        CGPoint(x: 0.3728, y: 0.1691), CGPoint(x: 0.1691, y: 0.3728), CGPoint(x: 0.0749, y: 0.6315),
        CGPoint(x: 0, y: 0.8373), CGPoint(x: 0, y: 1.0885), CGPoint(x: 0, y: 1.5287),
    ]
}
