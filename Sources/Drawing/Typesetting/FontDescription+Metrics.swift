public import Foundation

extension FontDescription {
    /// The distance from a line's top edge to its baseline, in points.
    public var ascender: CGFloat { size * metrics.ascender }

    /// The distance from the baseline to a line's bottom edge, in points; positive, other than `UIFont`'s.
    public var descender: CGFloat { size * metrics.descender }

    /// The height of a line by itself, in points.
    public var lineHeight: CGFloat { size * metrics.lineHeight }

    /// The height of capital letters, in points.
    public var capHeight: CGFloat { size * metrics.capHeight }

    /// The height of a small x, in points.
    public var xHeight: CGFloat { size * metrics.xHeight }

    /// The distance between two baselines of running text, in points.
    var baselineDistance: CGFloat { leading ?? lineHeight }

    private var metrics: FontMetrics {
        switch family {
        case .system, .monospaced: .sanFrancisco
        case .named(let name):
            if FontMetrics.courierNames.contains(name) { .courierNew } else { isHelvetica ? .helvetica : .sanFrancisco }
        }
    }
}

/// The measures of a font on iOS, as parts of its size.
///
/// They are those of the font that the text would have on iOS, not of the file that draws it:
/// a text has to take the room that it takes there.
private struct FontMetrics: Sendable {
    let ascender: CGFloat
    let descender: CGFloat
    let lineHeight: CGFloat
    let capHeight: CGFloat
    let xHeight: CGFloat

    static let sanFrancisco = FontMetrics(
        ascender: 0.952148, descender: 0.241211, lineHeight: 1.193359375, capHeight: 0.704590, xHeight: 0.526367)

    static let courierNew = FontMetrics(
        ascender: 0.832520, descender: 0.300293, lineHeight: 1.132812500, capHeight: 0.571289, xHeight: 0.422852)

    static let helvetica = FontMetrics(
        ascender: 0.920000, descender: 0.230000, lineHeight: 1.150000, capHeight: 0.720000, xHeight: 0.523000)

    static let courierNames: Set = [
        "Courier", "Courier New", "CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT",
        "CourierNewPS-BoldItalicMT",
    ]
}
