/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle's origin is the text's corner instead of the start of its first baseline; lines wrap.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Has no effect: line spacing always follows the fonts.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// Has no effect: text is always measured by its fonts, not by its glyphs' bounds.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// The last line that fits ends in an ellipsis if text doesn't fit.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The limits of text drawing, and its results.
open class NSStringDrawingContext: NSObject {
    /// The minimum scale of a text, as a fraction of its size; 0 for no scaling.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor by which the text was scaled.
    open fileprivate(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle of the drawn or measured text, in points.
    open fileprivate(set) var totalBounds = CGRect.zero

    func note(scale: CGFloat, bounds: CGRect) {
        actualScaleFactor = scale
        totalBounds = bounds
    }
}
