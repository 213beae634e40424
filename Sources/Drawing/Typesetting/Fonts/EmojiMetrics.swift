internal import Foundation

/// The size of emoji on iOS, which are relatively larger in small text, and the measures of a font that draws them.
///
/// The figures of iOS are measured in screenshots at 13, 19 and 50 points.
struct EmojiMetrics: Sendable {
    /// The advance of an emoji relative to the text's size: 1.385 at 13 points, 1.08 from 35 points.
    /// ``FontConfiguration`` passes the same values to fontconfig.
    static let advanceAtZero = 1.562
    static let advanceSlope = -0.013625
    static let smallestAdvance = 1.08
    static let largestAdvance = 1.4

    /// Returns the advance of an emoji in text of a size, in points.
    static func advance(forTextSize size: CGFloat) -> CGFloat {
        min(max(advanceAtZero + advanceSlope * Double(size), smallestAdvance), largestAdvance) * size
    }

    /// The height of an emoji's center above the baseline on iOS, relative to the text's size.
    private static let center: CGFloat = 0.335

    /// The advance of a picture in the font, relative to the size at which the font is drawn.
    let pictureAdvance: Double

    /// The distance from the origin to a picture's left edge, relative to that size.
    private let pictureLeft: CGFloat

    /// The width of a picture, relative to that size.
    private let pictureWidth: CGFloat

    /// The height of a picture's center above the baseline, relative to that size.
    private let pictureCenter: CGFloat

    /// The size at which the font's pictures are as large as Apple's at 1.
    private let scale: CGFloat

    /// The measures of the bundled font, whose pictures have a margin.
    static let bundled = EmojiMetrics(
        advance: 2550.0 / 2048.0, left: 0, width: 2550.0 / 2048.0, center: 37.0 / 109.0, scale: 0.84)

    private init(advance: Double, left: Double, width: Double, center: Double, scale: CGFloat) {
        pictureAdvance = advance
        (pictureLeft, pictureWidth, pictureCenter) = (CGFloat(left), CGFloat(width), CGFloat(center))
        self.scale = scale
    }

    /// Creates the measures of a font whose pictures fill the box of an emoji, as Apple's do.
    ///
    /// All lengths are relative to the size at which the font is drawn.
    init(advance: Double, left: Double, width: Double, center: Double) {
        self.init(advance: advance, left: left, width: width, center: center, scale: 1 / CGFloat(width))
    }

    /// Returns the size to draw the emoji font at, in points, in text of the given size.
    func drawnSize(forTextSize size: CGFloat) -> CGFloat {
        let side = min(max(1.4325 - 0.0125 * size, 1), 1.28)
        return scale * side * size
    }

    /// Returns the offset that centers a picture in the advance that Pango gave it, in points.
    func offset(inAdvance advance: CGFloat, textSize: CGFloat) -> CGPoint {
        let drawnSize = drawnSize(forTextSize: textSize)
        return CGPoint(
            x: (advance - pictureWidth * drawnSize) / 2 - pictureLeft * drawnSize,
            y: pictureCenter * drawnSize - Self.center * textSize)
    }
}
