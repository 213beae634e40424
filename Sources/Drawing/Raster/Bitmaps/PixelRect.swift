import Foundation
import Frames

/// A rectangle of whole device pixels.
struct PixelRect: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Creates the pixels that `rect`, in device pixels, touches.
    init(around rect: CGRect) {
        let limit = GridPoint.farthest
        // Edges on whole pixels stay there despite rounding errors.
        func whole(_ edge: CGFloat) -> Int { edge.isNaN ? 0 : Int(min(max(edge, -limit), limit)) }
        func floor(_ edge: CGFloat) -> Int { whole((edge + 1e-6).rounded(.down)) }
        func ceiling(_ edge: CGFloat) -> Int { whole((edge - 1e-6).rounded(.up)) }
        let (left, top) = (floor(rect.minX), floor(rect.minY))
        self.init(x: left, y: top, width: max(ceiling(rect.maxX) - left, 0), height: max(ceiling(rect.maxY) - top, 0))
    }

    /// Creates the pixels that are entirely inside `rect`, in points; empty if the transform rotates it.
    init(inside rect: CGRect, _ transform: Transform) {
        guard transform.isUpright, !rect.isNull else {
            self = .empty
            return
        }
        let (left, top) = (rect.minX * transform.a + transform.tx, rect.minY * transform.d + transform.ty)
        let (right, bottom) = (rect.maxX * transform.a + transform.tx, rect.maxY * transform.d + transform.ty)
        guard left.isFinite, top.isFinite, right.isFinite, bottom.isFinite, left.magnitude < 1e9, right.magnitude < 1e9,
            top.magnitude < 1e9, bottom.magnitude < 1e9
        else {
            self = .empty
            return
        }
        let (x, y) = (Int((left - 1e-6).rounded(.up)), Int((top - 1e-6).rounded(.up)))
        self.init(
            x: x, y: y, width: Int((right + 1e-6).rounded(.down)) - x, height: Int((bottom + 1e-6).rounded(.down)) - y)
    }

    func intersection(_ other: PixelRect) -> PixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let rect = PixelRect(
            x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
        return rect.isEmpty ? .empty : rect
    }

    func grown(by distance: Int) -> PixelRect {
        PixelRect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
    }

    func union(_ other: PixelRect) -> PixelRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    func contains(_ other: PixelRect) -> Bool {
        other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }
}
