/// How much of a picture may be different from its golden.
public struct GoldenTolerance: Sendable, Equatable {
    /// The share of the pixels that has to be alike, from 0 to 1.
    public var precision: Double

    /// How much alike two pixels have to be, from 0 to 1: with 0.98 their distance may be 2 of 100, see
    /// ``ColorDifference``.
    public var perceptualPrecision: Double

    public init(precision: Double = 1, perceptualPrecision: Double = 1) {
        self.precision = precision
        self.perceptualPrecision = perceptualPrecision
    }

    /// All pixels, each channel within one step of 255: what arithmetic on another machine may change.
    public static let exact = GoldenTolerance()
}
