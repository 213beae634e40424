internal import Foundation

/// A family of the user's fonts that draws a design, from a size on.
struct SystemCut: Sendable {
    /// The family's name, such as `"SF Pro Text"`.
    let name: String

    /// The smallest size that it draws, in points.
    let smallestSize: CGFloat

    /// The share of San Francisco's display master in its widths; `nil` for a font that blends the masters itself.
    let displayShare: CGFloat?

    /// The sizes of the optical axis of a variable font, in points.
    let opticalSizes: ClosedRange<Double>?

    /// The styles, the regular one first.
    let styles: [SystemFontStyle]

    /// Whether the family is meant for all sizes.
    var drawsAllSizes: Bool { SystemFamily.of(name)?.sizes == .all }

    /// The family name in font descriptions, which no bundled font has.
    var family: String { Self.family(named: name) }

    /// The family name of the emoji.
    static let emojiFamily = family(named: SystemDesign.emoji.name)

    private static func family(named name: String) -> String { "System \(name)" }

    /// Returns the optical size for a font size in Pango's words; `nil` without an optical axis.
    func variations(forSize size: CGFloat) -> String? {
        opticalSizes.map { sizes in
            let size = min(max(Double(size), sizes.lowerBound), sizes.upperBound)
            return "opsz=\((size * 100).rounded() / 100)"
        }
    }

    /// Returns the cuts of a design, the smallest sizes first.
    ///
    /// A variable font with optical sizes is preferred, because iOS draws with one; next are the cuts for ranges of
    /// sizes, and then a font for all sizes.
    static func all(of design: SystemDesign, in found: [(family: SystemFamily, style: SystemFontStyle)]) -> [SystemCut]
    {
        let families = SystemFamily.all.map(\.family).filter { $0.design == design }
        var cuts = families.compactMap { family in
            let styles = found.filter { $0.family.name == family.name }.map(\.style)
            return styles.isEmpty ? nil : (family: family, cut: SystemCut(family, styles))
        }
        if let optical = cuts.first(where: { $0.cut.opticalSizes != nil }) { return [optical.cut] }
        let sized = cuts.filter { $0.family.sizes != .all }
        if sized.isEmpty { cuts = Array(cuts.prefix(1)) } else { cuts = sized }
        return cuts.map(\.cut)
    }

    /// Creates the cut of an app's family.
    init(appFamily name: String, _ styles: [SystemFontStyle]) {
        self.name = name
        self.styles = styles
        smallestSize = 0
        displayShare = nil
        opticalSizes = styles.first?.axis("opsz")
    }

    private init(_ family: SystemFamily, _ styles: [SystemFontStyle]) {
        name = family.name
        // A file in several formats or versions counts once: the variable one, or the first.
        let variable = styles.filter { $0.weights != nil }
        self.styles = (variable.isEmpty ? styles : variable).sorted { $0.rank < $1.rank }
        opticalSizes = self.styles[0].axis("opsz")
        switch family.sizes {
        case .all:
            smallestSize = 0
            // San Francisco for all sizes without an optical axis is a text cut.
            displayShare = opticalSizes == nil && family.design == .sanFrancisco ? 0 : nil
        case .from(let size, let share):
            smallestSize = size
            displayShare = family.design == .sanFrancisco ? share : nil
        }
    }
}

/// A style of a user's family: a face of a file.
struct SystemFontStyle: Sendable {
    /// The absolute path of the file.
    let path: String

    /// The index in a collection.
    let index: Int

    /// The OpenType weight of a static font.
    let weight: Int

    let isItalic: Bool

    /// The axes of a variable font.
    let axes: [FontFileReader.Axis]

    init(path: String, face: FontFileReader.Face) {
        self.path = path
        (index, weight, isItalic, axes) = (face.index, face.weight, face.isItalic, face.axes)
    }

    /// The weights of a variable font; `nil` for a static one.
    var weights: ClosedRange<Double>? { axis("wght") }

    /// Returns the range of an axis.
    func axis(_ tag: String) -> ClosedRange<Double>? { axes.first { $0.tag == tag }?.range }

    /// The weights, in hundreds, that the style draws.
    var drawnWeights: [Int] {
        guard let weights else { return [weight] }
        return stride(from: 100, through: 900, by: 100).filter { weights.contains(Double($0)) }
    }

    /// Sorts upright styles before italic ones, and by the distance from the regular weight.
    fileprivate var rank: (Int, Int, Int, String, Int) {
        (isItalic ? 1 : 0, weights == nil ? abs(weight - 400) : 0, weight, path, index)
    }
}
