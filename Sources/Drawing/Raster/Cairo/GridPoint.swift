import Foundation

/// A point of the grid on which Cairo's paths lie: 256 steps to a pixel, as whole numbers.
struct GridPoint: Equatable {
    var x: Int
    var y: Int

    static let zero = GridPoint(x: 0, y: 0)

    init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// The point nearest to a device pixel's.
    init(_ place: CGPoint) {
        self.init(x: Self.steps(place.x), y: Self.steps(place.y))
    }

    var deviceX: Double { Double(x) / 256 }
    var deviceY: Double { Double(y) / 256 }

    /// Beyond that Cairo's numbers of 32 bits end, with some room for sums.
    static let farthest: CGFloat = 0x1p22

    /// The nearest whole number of steps, the even one of two.
    private static func steps(_ length: CGFloat) -> Int {
        // What isn't a number is in neither range.
        guard length > -farthest else { return length <= -farthest ? -Int(farthest) * 256 : 0 }
        guard length < farthest else { return Int(farthest) * 256 }
        // Added to this much, a number keeps no digit behind its 256ths, and has them as its last bits.
        let steps = (length + 0x1.8p44).bitPattern
        return Int(Int32(truncatingIfNeeded: steps))
    }

    static func + (one: GridPoint, other: GridPoint) -> GridPoint { GridPoint(x: one.x + other.x, y: one.y + other.y) }

    /// The point half way to another, down to the grid.
    func middle(_ other: GridPoint) -> GridPoint { GridPoint(x: (x + other.x) >> 1, y: (y + other.y) >> 1) }
}
