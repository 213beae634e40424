internal import Foundation

/// The size of emoji on iOS, which are relatively larger in small text.
///
/// The figures are measured in iOS screenshots at 13, 19 and 50 points.
enum EmojiMetrics {
    /// The advance of an emoji relative to the text's size: 1.385 at 13 points, 1.08 from 35 points.
    /// ``FontConfiguration`` passes the same values to fontconfig.
    static let advanceAtZero = 1.562
    static let advanceSlope = -0.013625
    static let smallestAdvance = 1.08
    static let largestAdvance = 1.4

    /// The advance of a picture in the emoji font, relative to the size at which the font is drawn.
    static let pictureAdvance = 2550.0 / 2048.0

    /// The height of a picture's center above the baseline, relative to the size at which the font is drawn.
    private static let pictureCenter: CGFloat = 37.0 / 109.0

    /// The height of an emoji's center above the baseline on iOS, relative to the text's size.
    private static let center: CGFloat = 0.335

    /// Returns the size to draw the emoji font at, in points, in text of the given size.
    static func drawnSize(forTextSize size: CGFloat) -> CGFloat {
        let side = min(max(1.4325 - 0.0125 * size, 1), 1.28)
        return 0.84 * side * size
    }

    /// Returns the offset that centers a picture in the advance that Pango gave it, in points.
    static func offset(inAdvance advance: CGFloat, textSize: CGFloat) -> CGPoint {
        let drawnSize = drawnSize(forTextSize: textSize)
        return CGPoint(
            x: (advance - pictureAdvance * drawnSize) / 2, y: pictureCenter * drawnSize - center * textSize)
    }
}
