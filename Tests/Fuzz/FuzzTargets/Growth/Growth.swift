internal import Foundation

/// The costs of growing numbers of a thing, and the power of the number by which they grow.
public struct Growth: Sendable {
    /// The greatest number, and the seconds that it took.
    public private(set) var count = 0
    public private(set) var seconds = 0.0
    /// Whether inputs were read to their ends.
    public private(set) var isAccepted = false

    private let base: Double
    private var costs: [(count: Double, seconds: Double)] = []

    /// - Parameter base: The seconds that an input takes which has the thing once.
    public init(base: Double) { self.base = base }

    /// Adds the cost of a greater number than before.
    public mutating func add(_ count: Int, _ seconds: Double, isAccepted: Bool) {
        (self.count, self.seconds, self.isAccepted) = (count, seconds, isAccepted)
        costs.append((Double(count), seconds - base))
    }

    /// The slope of the logarithms over the last doublings, by least squares: 1 where twice as much costs twice as much.
    public var exponent: Double {
        let points = costs.suffix(4).filter { $0.seconds > 0.002 }.map { (log2($0.count), log2($0.seconds)) }
        guard points.count > 1 else { return 0 }
        let x = points.reduce(0) { $0 + $1.0 } / Double(points.count)
        let y = points.reduce(0) { $0 + $1.1 } / Double(points.count)
        let (above, below) = points.reduce((0, 0)) { sum, point in
            (sum.0 + (point.0 - x) * (point.1 - y), sum.1 + (point.0 - x) * (point.0 - x))
        }
        return above / below
    }

    /// The one that grows less.
    public func milder(_ other: Growth) -> Growth { other.exponent < exponent ? other : self }
}
