/// The allowed difference of two pictures.
///
/// The default is one level in each channel, and no pixel beyond that. Everything looser is opt-in and counts pixels,
/// because a share of the whole picture says nothing about a small component that is missing.
public struct PictureTolerance: Sendable, Hashable {
    /// The allowed difference of a pixel's color.
    public var color: ColorDifference

    /// Whether antialiased pixels at edges may have another color, as with another rasterizer.
    ///
    /// V. Vyšniauskas: Anti-aliased pixel and intensity slope detector. Elektronika ir elektrotechnika 95 (2009).
    public var forgivesAntialiasing: Bool

    /// The number of pixels that may differ by more than `color` allows, which are called “over” below.
    public var maximumPixels: Int

    /// The share of all pixels, from 0 to 1, that may be over; `nil` to use only `maximumPixels`.
    public var maximumShare: Double?

    /// The size of a cluster of pixels that may be over and touch at sides or corners; `nil` for no limit.
    public var largestBlob: Int?

    /// The number of pixels in any 8 × 8 window that may be over; `nil` for no limit.
    public var densestWindow: Int?

    /// Rules for single components and kinds of paint.
    public var rules: [Rule]

    /// Creates a tolerance. The default is one level in each channel, and no pixel beyond that.
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

    /// The tolerance that allows no difference at all.
    public static let exact = PictureTolerance(color: .exact)

    /// Creates the tolerance of `swift-snapshot-testing`, according to its documentation.
    ///
    /// - Parameters:
    ///   - precision: The share of all pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How well a pixel must match: 1 − ΔE94 / 100. At 1, one level in each channel is
    ///     tolerated, as by default.
    public init(precision: Double, perceptualPrecision: Double = 1) {
        self.init(
            color: perceptualPrecision >= 1
                ? .imperceptible : .deltaE94(maximum: (1 - max(perceptualPrecision, 0)) * 100),
            maximumShare: precision >= 1 ? nil : 1 - max(precision, 0))
    }

    /// Returns the number of pixels of a picture that may be over.
    func pixels(of count: Int) -> Int {
        // A share such as 0.01 isn't exact: a small addition gives 100 of 10,000 pixels.
        max(maximumPixels, maximumShare.map { Int(($0 * Double(count) + 1e-6).rounded(.down)) } ?? 0)
    }
}

extension PictureTolerance {
    /// The former name of ``Rule``, from when rules were for components alone.
    public typealias ComponentRule = Rule

    /// The former name of ``rules``.
    public var components: [Rule] {
        get { rules }
        set { rules = newValue }
    }

    /// Creates a tolerance from rules, under their former name.
    public init(components: [Rule]) {
        self.init(rules: components)
    }
}
