internal import Foundation

/// The measures of a font on iOS, as parts of its size.
///
/// They are those of the font that the text would have on iOS, not of the file that draws it: a text has to take the
/// room that it takes there.
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

    /// San Francisco's, which New York and the rounded and fixed-width designs share.
    static let sanFrancisco = FontMetrics(
        ascender: 0.952148, descender: 0.241211, lineHeight: 1.193359375, capHeight: 0.704590, xHeight: 0.526367)
}
