public import Foundation

extension FontDescription {
    /// The distance from a line's top edge to its baseline, in points.
    public var ascender: CGFloat { size * metrics.ascender }

    /// The distance from the baseline to a line's bottom edge, in points; positive, unlike `UIFont`'s.
    public var descender: CGFloat { size * metrics.descender }

    /// The natural height of a line, in points.
    public var lineHeight: CGFloat { size * metrics.lineHeight }

    /// The height of capital letters, in points.
    public var capHeight: CGFloat { size * metrics.capHeight }

    /// The height of a lowercase x, in points.
    public var xHeight: CGFloat { size * metrics.xHeight }

    /// The distance between two baselines of consecutive lines, in points.
    var baselineDistance: CGFloat { leading ?? lineHeight }

    private var metrics: FontMetrics {
        switch family {
        case .system, .monospaced, .serif, .rounded: .sanFrancisco
        case .named(let name): NamedFamily.of(name)?.metrics ?? .sanFrancisco
        }
    }
}
