public import Raster

/// The size of a picture in pixels.
public struct PixelSize: Sendable, Hashable, Codable, CustomStringConvertible {
    /// Pixels in a row.
    public var width: Int

    /// Rows.
    public var height: Int

    /// Creates a size in pixels.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The size of a bitmap.
    public init(_ bitmap: Bitmap) {
        self.init(width: bitmap.pixelsWide, height: bitmap.pixelsHigh)
    }

    public var description: String { "\(width) × \(height)" }

    /// The size of what two pictures share that lie on each other at their top-left corners.
    func common(with other: PixelSize) -> PixelSize {
        PixelSize(width: min(width, other.width), height: min(height, other.height))
    }
}

/// A pixel's place, counted from the top-left corner of a picture.
public struct PixelPlace: Sendable, Hashable, Codable, CustomStringConvertible {
    /// Pixels from the left edge.
    public var x: Int

    /// Pixels from the top edge.
    public var y: Int

    /// Creates a place in pixels from the top-left corner.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    public var description: String { "(\(x), \(y))" }
}
