/// What the numbers of a frame tree may be. Trees come out of files too, and whatever draws or compares one relies on it.
///
/// The ranges are far beyond what is ever seen: a bitmap has at most 32,767 pixels a side.
public enum FrameLimits {
    /// Positions, lengths and radii in points, and all numbers without a range of their own.
    public static let number: ClosedRange<Double> = -16_777_216...16_777_216

    /// Factors of transforms and of color matrices.
    public static let factor: ClosedRange<Double> = -1_048_576...1_048_576

    /// Widths of lines and radii of blurs, in points.
    public static let width: ClosedRange<Double> = -65_536...65_536

    /// The size of a text's em square, in points.
    public static let fontSize: ClosedRange<Double> = -16_384...16_384

    /// The shift of a slanted face for each unit of height.
    public static let slant: ClosedRange<Double> = -16...16

    /// Glyphs of a font, and faces of a file.
    public static let index: ClosedRange<Double> = 0...65_535

    /// The factor by which all transforms around a frame magnify it together.
    public static let magnification = 0x1p30

    /// The distance, in points of the root, that all positions and transforms around a frame may come to together.
    public static let distance = 0x1p44

    /// The most frames that stand one in the other.
    public static let depth = 512

    /// The most frames of a tree that is read from a file.
    public static let count = 200_000
}
