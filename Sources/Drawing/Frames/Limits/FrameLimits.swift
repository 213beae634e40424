/// The limits for the numbers of a frame tree. Trees may come from files, and drawing and comparing rely on these
/// limits.
///
/// The ranges are far beyond anything visible: a bitmap has at most 32,767 pixels per side.
public enum FrameLimits {
    /// Positions, lengths and radii in points, and all numbers without a specific range.
    public static let number: ClosedRange<Double> = -16_777_216...16_777_216

    /// Factors of transforms and of color matrices.
    public static let factor: ClosedRange<Double> = -1_048_576...1_048_576

    /// Widths of lines and radii of blurs, in points.
    public static let width: ClosedRange<Double> = -65_536...65_536

    /// The font size in points.
    public static let fontSize: ClosedRange<Double> = -16_384...16_384

    /// The horizontal shift of a slanted face per unit of height.
    public static let slant: ClosedRange<Double> = -16...16

    /// The indices of glyphs in a font, and of faces in a file.
    public static let index: ClosedRange<Double> = 0...65_535

    /// The number of a variable font's axes.
    public static let fontAxes: ClosedRange<Double> = 0...64

    /// The combined scale factor of all transforms around a frame.
    public static let magnification = 0x1p30

    /// The combined distance of all positions and transforms around a frame, in points of the root.
    public static let distance = 0x1p44

    /// The maximum nesting depth of frames.
    public static let depth = 512

    /// The maximum number of frames in a tree that is read from a file.
    public static let count = 200_000
}
