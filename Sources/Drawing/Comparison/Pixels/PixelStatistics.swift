/// The counts of differing pixels between two pictures.
public struct PixelStatistics: Sendable, Equatable, Codable {
    /// All pixels of one picture.
    public var pixels = 0

    /// The pixels that differ at all.
    public var differing = 0

    /// The pixels that differ by more than their tolerance.
    public var over = 0

    /// The pixels that differ by more than their tolerance and are forgiven, because they smooth an edge or moved with
    /// their component.
    public var forgiven = 0

    /// The differing pixels that belong to an ignored component.
    public var ignored = 0

    /// The largest difference in any channel, in levels of 255: among the pixels in ``over``, or if there are none,
    /// among all.
    public var worstChannel = 0

    /// The topmost, then leftmost of the pixels in ``over``, or if there are none, of those in ``differing``.
    public var first: PixelPlace?

    /// The bounding box of the pixels in ``over``.
    public var bounds: PixelArea?

    /// The size of the largest cluster of pixels in ``over`` that touch at sides or corners.
    public var largestBlob = 0

    /// The maximum number of pixels in ``over`` in any 8 × 8 window.
    public var densestWindow = 0

    /// The top-left corner of that window; `nil` if ``over`` is 0.
    public var densestWindowPlace: PixelPlace?
}

/// A rectangle of pixels.
public struct PixelArea: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The position of the top-left corner and the size, in pixels.
    public var x, y, width, height: Int

    /// Creates a rectangle in pixels relative to the picture's top-left corner.
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    public var description: String { "\(width) × \(height) at (\(x), \(y))" }

    mutating func include(_ place: PixelPlace) {
        let (right, bottom) = (max(x + width, place.x + 1), max(y + height, place.y + 1))
        (x, y) = (min(x, place.x), min(y, place.y))
        (width, height) = (right - x, bottom - y)
    }
}
