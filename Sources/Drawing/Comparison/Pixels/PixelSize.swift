public import Raster

/// The size of a picture in pixels.
public struct PixelSize: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The number of pixels per row.
    public var width: Int

    /// The number of rows.
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

    /// Returns the size of the common area of two pictures that are aligned at their top-left corners.
    func common(with other: PixelSize) -> PixelSize {
        PixelSize(width: min(width, other.width), height: min(height, other.height))
    }
}

/// The position of a pixel relative to the top-left corner of a picture.
public struct PixelPlace: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The distance from the left edge, in pixels.
    public var x: Int

    /// The distance from the top edge, in pixels.
    public var y: Int

    /// Creates a position in pixels relative to the top-left corner.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    public var description: String { "(\(x), \(y))" }
}
