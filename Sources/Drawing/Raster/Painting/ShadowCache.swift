import Foundation
import Frames

/// A cache of blurred outlines, shared by threads.
final class ShadowCache: @unchecked Sendable {
    static let shared = ShadowCache()

    /// The key of the cache: an outline and a blur, regardless of position.
    struct Shape: Hashable {
        let pixelsWide: Int
        let pixelsHigh: Int
        let deviation: CGFloat
        /// The outline's points in 256ths of a pixel, which is Cairo's precision.
        private let points: [Int32]

        /// - Parameter outline: The outline in pixels of the mask.
        init(_ outline: Outline, pixelsWide: Int, pixelsHigh: Int, deviation: CGFloat) {
            self.pixelsWide = pixelsWide
            self.pixelsHigh = pixelsHigh
            self.deviation = deviation
            points = outline.elements.flatMap { element -> [Int32] in
                switch element {
                case .move(let point): [0, Self.exact(point.x), Self.exact(point.y)]
                case .line(let point): [1, Self.exact(point.x), Self.exact(point.y)]
                case .curve(let point, let one, let two):
                    [2] + [point, one, two].flatMap { [Self.exact($0.x), Self.exact($0.y)] }
                case .close: [3]
                }
            }
        }

        private static func exact(_ length: CGFloat) -> Int32 {
            Int32(exactly: (length * 256).rounded()) ?? .max
        }
    }

    /// The maximum memory for masks in bytes, after which they are drawn anew.
    private static let capacity = 8 << 20

    private let lock = NSLock()
    private var masks: [Shape: CoverageMask] = [:]
    private var bytesKept = 0

    /// Returns the mask of a shape, created by `body` if it isn't cached.
    func mask(_ shape: Shape, _ body: () throws(RasterError) -> CoverageMask) throws(RasterError) -> CoverageMask {
        if let known = lock.withLock({ masks[shape] }) { return known }
        let mask = try body()
        let bytes = mask.bytesPerRow * mask.pixelsHigh
        guard bytes <= Self.capacity / 2 else { return mask }
        lock.withLock {
            if bytesKept + bytes > Self.capacity {
                masks.removeAll()
                bytesKept = 0
            }
            if masks.updateValue(mask, forKey: shape) == nil { bytesKept += bytes }
        }
        return mask
    }
}
