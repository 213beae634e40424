/// The rules for how much two pictures may differ and still match.
///
/// The default is one level in each channel, and no pixel over that. Everything looser is opt-in, and counts pixels:
/// a share of the whole picture says nothing about the small component that went missing.
public struct PictureTolerance: Sendable, Hashable {
    /// How far apart the colors of a pixel may be.
    public var color: ColorDifference

    /// Whether a pixel at an edge may have another color, as when another rasterizer smoothed the edge.
    ///
    /// V. Vyšniauskas: Anti-aliased pixel and intensity slope detector. Elektronika ir elektrotechnika 95 (2009).
    public var forgivesAntialiasing: Bool

    /// How many pixels may differ by more than `color` allows; below, they are called “over”.
    public var maximumPixels: Int

    /// The share of all pixels, from 0 to 1, that may be over `color`; `nil` leaves that to `maximumPixels`.
    public var maximumShare: Double?

    /// How many pixels that are over `color` may touch each other, side by side or corner by corner; `nil` for any
    /// number.
    public var largestBlob: Int?

    /// How many pixels of any 8 × 8 window may be over `color`; `nil` for any number.
    public var densestWindow: Int?

    /// Other measures for single components, and for what they paint with.
    public var rules: [Rule]

    /// Creates a tolerance. What is left out is as in the default: one level in each channel, and no pixel over that.
    public init(
        color: ColorDifference = .imperceptible, forgivesAntialiasing: Bool = false, maximumPixels: Int = 0,
        maximumShare: Double? = nil, largestBlob: Int? = nil, densestWindow: Int? = nil,
        rules: [Rule] = []
    ) {
        self.color = color
        self.forgivesAntialiasing = forgivesAntialiasing
        self.maximumPixels = maximumPixels
        self.maximumShare = maximumShare
        self.largestBlob = largestBlob
        self.densestWindow = densestWindow
        self.rules = rules
    }

    /// No pixel may differ at all.
    public static let exact = PictureTolerance(color: .exact)

    /// The tolerance of `swift-snapshot-testing`, by what its documentation says.
    ///
    /// - Parameters:
    ///   - precision: The share of all pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How well a pixel must match: 1 − ΔE94 / 100. At 1, one level in each channel is
    ///     tolerated, as it is by default.
    public init(precision: Double, perceptualPrecision: Double = 1) {
        self.init(
            color: perceptualPrecision >= 1
                ? .imperceptible : .deltaE94(maximum: (1 - max(perceptualPrecision, 0)) * 100),
            maximumShare: precision >= 1 ? nil : 1 - max(precision, 0))
    }

    /// How many pixels of a picture may be over.
    func pixels(of count: Int) -> Int {
        // A share such as 0.01 is not exact; a hair more makes 100 of 10 000 pixels of it.
        max(maximumPixels, maximumShare.map { Int(($0 * Double(count) + 1e-6).rounded(.down)) } ?? 0)
    }
}
