internal import Foundation

/// The cuts of the system font, one for each range of sizes.
///
/// San Francisco changes gradually from its text master, up to 17 points, to its display master, from 28 points.
enum OpticalCut: CaseIterable {
    /// Below 20 points.
    case text

    /// From 20 points.
    case title

    /// From 25 points.
    case display

    /// - Parameter size: The font size in points.
    init(size: CGFloat) {
        self = size < 20 ? .text : size < 25 ? .title : .display
    }

    /// The family that draws it.
    var family: String {
        switch self {
        case .text: "Inter"
        case .title: "Inter Title"
        case .display: "Inter Display"
        }
    }

    /// The file of its regular style.
    var file: String {
        switch self {
        case .text: "Inter-Regular.otf"
        case .title: "InterTitle-Regular.otf"
        case .display: "InterDisplay-Regular.otf"
        }
    }

    /// The characters, besides those for private use, that the text cut has and the others lack.
    static let charactersOfText: [Unicode.Scalar] = ["\u{E3F}", "\u{20BF}", "\u{2380}"]

    /// The characters, besides those for private use, that the text cut lacks and the others have.
    static let charactersOfDisplay: [Unicode.Scalar] = [
        "\u{146B}", "\u{20E3}", "\u{2295}", "\u{2296}", "\u{2297}", "\u{2A38}",
    ]

    /// The share of the display master in its advance widths. `Fonts/widths.py` has the same shares.
    var displayShare: CGFloat {
        switch self {
        case .text: 0
        case .title: 0.55
        case .display: 1
        }
    }

    /// The letter spacing that gives Helvetica Neue's widths, on average, relative to the size.
    var helveticaTracking: CGFloat {
        switch self {
        case .text: -0.030
        case .title: -0.002
        case .display: 0.025
        }
    }
}
