internal import Foundation

/// The letter spacing of fonts.
enum Tracking {
    /// Returns the letter spacing, in points.
    ///
    /// - Parameter cut: The user's font that draws it; `nil` for a bundled one.
    static func points(for font: FontDescription, drawnBy cut: SystemCut? = nil) -> CGFloat {
        if let cut { return points(for: font, in: cut) }
        switch font.family {
        case .system: return sanFrancisco(font, in: OpticalCut(size: font.size)) * font.size
        // The rounded font is drawn with one cut.
        case .rounded: return sanFrancisco(font, in: .text) * font.size
        // San Francisco Mono is 0.618 of its size wide, its substitute 0.600.
        case .monospaced: return 0.018 * font.size
        case .serif: return 0
        case .named(let name):
            if font.isHelveticaNeue { return OpticalCut(size: font.size).helveticaTracking * font.size }
            return font.size * (NamedFamily.of(name)?.tracking ?? 0)
        }
    }

    /// Returns the letter spacing of a font of Apple's, in points: it has its own widths, and needs only the tracking
    /// that Apple publishes.
    private static func points(for font: FontDescription, in cut: SystemCut) -> CGFloat {
        switch font.systemDesign {
        case .sanFrancisco, .rounded: sanFrancisco(font, displayShare: cut.displayShare) * font.size
        case .mono, .serif, .emoji, nil: 0
        }
    }

    /// San Francisco's spacing relative to the size, and the difference between a cut and the blend of masters that
    /// a text of this size has.
    private static func sanFrancisco(_ font: FontDescription, in cut: OpticalCut) -> CGFloat {
        sanFrancisco(font, displayShare: cut.displayShare) + figures(at: font.size).correction / 1000
    }

    /// - Parameter cutShare: The display master's share in the font's widths; `nil` for a font that is the blend itself.
    private static func sanFrancisco(_ font: FontDescription, displayShare cutShare: CGFloat?) -> CGFloat {
        let figures = figures(at: font.size)
        guard let cutShare else { return figures.tracking / 1000 }
        return (figures.tracking + (figures.displayShare - cutShare) * displayTightening(font.weight)) / 1000
    }

    /// How much wider the display master's characters are than the text master's, in thousandths of the size: the mean
    /// over the characters of usual texts.
    private static func displayTightening(_ weight: FontWeight) -> CGFloat {
        switch weight {
        case ..<FontWeight.medium: -59.2
        case ..<FontWeight.semibold: -56.2
        case ..<FontWeight.bold: -54.1
        case ..<FontWeight.heavy: -51.0
        default: -46.7
        }
    }

    private typealias Figures = (size: CGFloat, tracking: CGFloat, correction: CGFloat, displayShare: CGFloat)

    private static func figures(at size: CGFloat) -> Figures {
        guard let next = table.firstIndex(where: { $0.size >= size }) else { return (size, 0, 0, 1) }
        let (low, high) = (table[max(next - 1, 0)], table[next])
        let part = low.size < high.size ? (size - low.size) / (high.size - low.size) : 1
        func blend(_ figure: KeyPath<Figures, CGFloat>) -> CGFloat {
            low[keyPath: figure] + (high[keyPath: figure] - low[keyPath: figure]) * part
        }
        return (size, blend(\.tracking), blend(\.correction), blend(\.displayShare))
    }

    /// The tracking that Apple's *Human Interface Guidelines* publish for San Francisco, in thousandths of the size; what
    /// the bundled fonts need besides; and the display master's share. The latter two were fitted to the widths of texts
    /// on iOS.
    private static let table: [Figures] = [
        (6, 41, 0, 0), (7, 34, 0, 0), (8, 26, 0, 0), (9, 19, 0, 0), (10, 12, -0.83, 0), (11, 6, -1.03, 0),
        (12, 0, -0.32, 0), (13, -6, -0.37, 0), (14, -11, -0.11, 0), (15, -16, 0.28, 0), (16, -20, 0, 0),
        (17, -26, 0.33, 0), (18, -25, -0.49, 0.03), (19, -24, 1.48, 0.10), (20, -23, 0.44, 0.24),
        (21, -18, 0.93, 0.375), (22, -12, 0.07, 0.53), (23, -4, -0.87, 0.69), (24, 3, 0, 0.82), (25, 6, 0, 0.89),
        (26, 8, 0, 0.94), (27, 11, -0.58, 0.98), (28, 14, 0.08, 1), (30, 14, 0.31, 1), (32, 13, 0.57, 1),
        (34, 12, 0.41, 1), (36, 10, 0, 1), (40, 10, 0, 1), (44, 8, 0, 1), (48, 8, 0, 1), (52, 6, 0, 1), (60, 5, 0, 1),
        (72, 3, 0, 1), (80, 0, 0, 1),
    ]
}
