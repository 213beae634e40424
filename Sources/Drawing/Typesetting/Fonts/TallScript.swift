internal import Foundation
internal import Frames

/// A script whose letters are taller than San Francisco's lines.
///
/// On iOS, a line in the font of a text style grows for such letters, and a line in a font of another size doesn't: that
/// is what the documentation of `UILetterformAwareAdjusting` says. Chinese, Japanese and Korean letters don't change a
/// line: labels that Interface Builder laid out have the same height with them as with Latin ones. San Francisco itself
/// has Arabic, Hebrew, Armenian and Georgian letters.
///
/// iOS has Noto fonts too for Kannada, Burmese and Odia. The metrics of its other fonts aren't published, so those of the
/// bundled ones count, which are in the files' `hhea` tables. Khmer and Tibetan letters are stacked deeper or less deep
/// than their tables say, so the depth of usual ones counts.
struct TallScript {
    /// The height above the baseline, relative to the font size.
    let ascent: CGFloat

    /// The depth below the baseline, relative to the font size.
    let descent: CGFloat

    /// Returns the script that a font file is for; `nil` if its letters fit San Francisco's lines.
    static func of(_ face: FontFace) -> TallScript? {
        all.first { face.file.hasPrefix($0.file) }?.script
    }

    /// The beginnings of file names, with the metrics.
    private static let all: [(file: String, script: TallScript)] = [
        ("NotoSansThai-", .init(ascent: 1.061, descent: 0.450)),
        ("NotoSansDevanagari-", .init(ascent: 0.896, descent: 0.408)),
        ("NotoSansBengali-", .init(ascent: 0.917, descent: 0.408)),
        ("NotoSansTamil-", .init(ascent: 0.870, descent: 0.370)),
        ("NotoSansTelugu-", .init(ascent: 0.869, descent: 0.483)),
        ("NotoSansGujarati-", .init(ascent: 0.896, descent: 0.408)),
        ("NotoSansGurmukhi-", .init(ascent: 0.896, descent: 0.408)),
        ("NotoSansKannada-", .init(ascent: 0.809, descent: 0.540)),
        ("NotoSansMalayalam-", .init(ascent: 0.864, descent: 0.383)),
        ("NotoSansOriya-", .init(ascent: 1.069, descent: 0.293)),
        ("NotoSansSinhala-", .init(ascent: 1.011, descent: 0.293)),
        ("NotoSansKhmer-", .init(ascent: 1.069, descent: 0.520)),
        ("NotoSansLao-", .init(ascent: 1.183, descent: 0.462)),
        ("NotoSansMyanmar-", .init(ascent: 1.324, descent: 0.860)),
        ("NotoSerifTibetan-", .init(ascent: 1.080, descent: 0.700)),
    ]
}

/// How far the letters of tall scripts reach in a line, in points.
struct TallReach: Equatable {
    /// The height above the baseline; 0 without such letters.
    private(set) var ascent: CGFloat = 0

    /// The depth below the baseline; 0 without such letters.
    private(set) var descent: CGFloat = 0

    /// Adds letters that a face draws.
    mutating func add(_ face: FontFace, in attributes: TextAttributes) {
        // Only fonts of text styles have a leading.
        let font = attributes.font
        guard font.leading != nil, let script = TallScript.of(face) else { return }
        ascent = max(ascent, script.ascent * font.size + attributes.baselineOffset)
        descent = max(descent, script.descent * font.size - attributes.baselineOffset)
    }
}
