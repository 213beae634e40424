internal import Foundation

/// The metrics of a font on iOS, relative to its size.
///
/// They are those of the font that iOS uses, not of the bundled file, so that a text takes up the same space.
struct FontMetrics: Sendable {
    let ascender: CGFloat
    let descender: CGFloat
    let lineHeight: CGFloat
    let capHeight: CGFloat
    let xHeight: CGFloat

    init(ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat? = nil, capHeight: CGFloat, xHeight: CGFloat) {
        self.ascender = ascender
        self.descender = descender
        self.lineHeight = lineHeight ?? ascender + descender
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The metrics of San Francisco, which New York and the rounded and monospaced designs share.
    static let sanFrancisco = FontMetrics(
        ascender: 0.952148, descender: 0.241211, lineHeight: 1.193359375, capHeight: 0.704590, xHeight: 0.526367)
}
