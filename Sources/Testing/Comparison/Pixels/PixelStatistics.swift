/// How much of a picture differs, in pixels.
public struct PixelStatistics: Sendable, Equatable, Codable {
    /// All pixels of one picture.
    public var pixels = 0

    /// Pixels that differ at all.
    public var differing = 0

    /// Pixels that differ by more than their tolerance.
    public var over = 0

    /// Pixels that would be over, if smoothed edges were not forgiven.
    public var forgiven = 0

    /// Pixels that differ and belong to a component that is ignored.
    public var ignored = 0

    /// The largest difference in any channel, of 255 levels; of the pixels that count if any do.
    public var worstChannel = 0

    /// The topmost of the pixels that are over, and of those in its row the leftmost; if none is, of those that differ.
    public var first: PixelPlace?

    /// The smallest rectangle around the pixels that are over.
    public var bounds: PixelArea?

    /// The most pixels over that hang together, side by side or corner by corner.
    public var largestBlob = 0

    /// The most pixels over in any 8 × 8 window, and the window's top-left corner.
    public var densestWindow = 0
    public var densestWindowPlace: PixelPlace?
}

/// A rectangle of pixels.
public struct PixelArea: Sendable, Hashable, Codable, CustomStringConvertible {
    public var x, y, width, height: Int

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
