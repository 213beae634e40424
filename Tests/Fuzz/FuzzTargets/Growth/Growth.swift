internal import Foundation

/// The costs of a construct at increasing numbers, and the exponent of their growth.
public struct Growth: Sendable {
    /// The highest number, and the seconds that it took.
    public private(set) var count = 0
    public private(set) var seconds = 0.0
    /// Whether the inputs were read completely.
    public private(set) var isAccepted = false

    private let base: Double
    private var costs: [(count: Double, seconds: Double)] = []

    /// - Parameter base: The seconds for an input with a single instance of the construct.
    public init(base: Double) { self.base = base }

    /// Adds the cost of a higher number than the previous one.
    public mutating func add(_ count: Int, _ seconds: Double, isAccepted: Bool) {
        (self.count, self.seconds, self.isAccepted) = (count, seconds, isAccepted)
        costs.append((Double(count), seconds - base))
    }

    /// The slope of the logarithms over the last doublings, by least squares: 1 means that twice the number costs twice
    /// as much.
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

    /// The one of the two that grows less.
    public func slowerGrowing(_ other: Growth) -> Growth { other.exponent < exponent ? other : self }
}
