public import Raster

/// The size of a picture in pixels.
public struct PixelSize: Sendable, Hashable, Codable, CustomStringConvertible {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

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
    public var x: Int
    public var y: Int

    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    public var description: String { "(\(x), \(y))" }
}
