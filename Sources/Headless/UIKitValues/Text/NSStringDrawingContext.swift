/// How text is measured and drawn by itself.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle's origin is the text's corner, not the start of its first baseline; lines are wrapped.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Has no effect: lines are always as far apart as their fonts say.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// Has no effect: text is always measured by its fonts, not by its glyphs' edges.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// The last line that fits ends in an ellipsis if text is left out.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The limits of text drawing, and its results.
open class NSStringDrawingContext: NSObject {
    /// How small a text may get to fit, as a part of its size; 0 for its own size only.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor by which the text was made smaller.
    open fileprivate(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle of the text that was drawn or measured, in points.
    open fileprivate(set) var totalBounds = CGRect.zero

    func note(scale: CGFloat, bounds: CGRect) {
        actualScaleFactor = scale
        totalBounds = bounds
    }
}
