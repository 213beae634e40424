import Foundation

/// A point of Cairo's path grid, which has 256 steps per pixel, in integer steps.
struct GridPoint: Equatable {
    var x: Int
    var y: Int

    static let zero = GridPoint(x: 0, y: 0)

    init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// Creates the grid point nearest to a point in device pixels.
    init(_ place: CGPoint) {
        self.init(x: Self.steps(place.x), y: Self.steps(place.y))
    }

    var deviceX: Double { Double(x) / 256 }
    var deviceY: Double { Double(y) / 256 }

    /// The limit of Cairo's 32-bit coordinates, with headroom for sums.
    static let farthest: CGFloat = 0x1p22

    /// Rounds to the nearest step, and ties to even.
    private static func steps(_ length: CGFloat) -> Int {
        // NaN is in neither range.
        guard length > -farthest else { return length <= -farthest ? -Int(farthest) * 256 : 0 }
        guard length < farthest else { return Int(farthest) * 256 }
        // After adding this number, the mantissa ends at 1/256, and its low bits are the steps.
        let steps = (length + 0x1.8p44).bitPattern
        return Int(Int32(truncatingIfNeeded: steps))
    }

    static func + (one: GridPoint, other: GridPoint) -> GridPoint { GridPoint(x: one.x + other.x, y: one.y + other.y) }

    /// Returns the midpoint with another point, rounded down to the grid.
    func middle(_ other: GridPoint) -> GridPoint { GridPoint(x: (x + other.x) >> 1, y: (y + other.y) >> 1) }
}
