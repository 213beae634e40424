/// The counts of pixels that differ between two pictures.
public struct PixelStatistics: Sendable, Equatable, Codable {
    /// All pixels of one picture.
    public var pixels = 0

    /// Pixels that differ at all.
    public var differing = 0

    /// Pixels that differ by more than their tolerance.
    public var over = 0

    /// Pixels that differ by more than their tolerance and are forgiven, since they smooth an edge, or only moved with
    /// their component.
    public var forgiven = 0

    /// Pixels that differ and belong to a component that is ignored.
    public var ignored = 0

    /// The largest difference in any channel, of 255 levels: among the pixels that are over, or if none is, among all.
    public var worstChannel = 0

    /// The topmost of the pixels that are over, and of those in its row the leftmost; if none is, of those that differ.
    public var first: PixelPlace?

    /// The smallest rectangle around the pixels that are over.
    public var bounds: PixelArea?

    /// The size of the largest patch: pixels over that touch each other, side by side or corner by corner.
    public var largestBlob = 0

    /// The most pixels over in any 8 × 8 window.
    public var densestWindow = 0

    /// The top-left corner of that window; `nil` if no pixel is over.
    public var densestWindowPlace: PixelPlace?
}

/// A rectangle of pixels.
public struct PixelArea: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The distances from the picture's left and top edges, and the extent, in pixels.
    public var x, y, width, height: Int

    /// Creates a rectangle in pixels from the picture's top-left corner.
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
