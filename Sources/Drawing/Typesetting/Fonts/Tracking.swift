internal import Foundation

/// The letter spacing that gives Inter the widths of San Francisco.
///
/// San Francisco's spacing decreases with its size, and it switches to its display cut at 20 points. Inter's difference
/// varies with the size, so no single factor works: the figures are fitted to the widths of texts in iOS screenshots.
enum Tracking {
    /// The size from which the display cut is used.
    static let displaySize: CGFloat = 20

    /// Returns the letter spacing, in points.
    static func points(for font: FontDescription) -> CGFloat {
        switch font.family {
        case .system: return systemPoints(for: font, from: displaySize)
        // The rounded font has no display cut.
        case .rounded: return systemPoints(for: font, from: .infinity)
        // San Francisco Mono is 0.618 of its size wide, its substitute 0.600.
        case .monospaced: return 0.018 * font.size
        case .serif: return 0
        case .named(let name):
            // Helvetica is narrower than Inter's text cut and wider than its display cut.
            if font.isHelveticaNeue { return font.size * (font.size < displaySize ? -0.031 : 0.014) }
            return font.size * (NamedFamily.of(name)?.tracking ?? 0)
        }
    }

    private static func systemPoints(for font: FontDescription, from displaySize: CGFloat) -> CGFloat {
        let boldness = min(max(CGFloat(font.weight.rawValue - 400) / 200, 0), 1)
        let (regular, semibold) = figures(at: font.size, displaySize: displaySize)
        return regular + (semibold - regular) * boldness
    }

    private typealias Figures = (size: CGFloat, regular: CGFloat, semibold: CGFloat)

    private static func figures(at size: CGFloat, displaySize: CGFloat) -> (regular: CGFloat, semibold: CGFloat) {
        let isText = size < displaySize
        let table = isText ? textCut : displayCut
        guard let next = table.firstIndex(where: { $0.size >= size }) else {
            // Above the table, the text cut gets tighter in proportion.
            let last = table[table.count - 1]
            let factor = isText ? size / last.size : 1
            return (last.regular * factor, last.semibold * factor)
        }
        if next == 0 {
            // Below the table, the spacing shrinks in proportion.
            let factor = size / table[0].size
            return (table[0].regular * factor, table[0].semibold * factor)
        }
        let (low, high) = (table[next - 1], table[next])
        let part = (size - low.size) / (high.size - low.size)
        return (
            low.regular + (high.regular - low.regular) * part, low.semibold + (high.semibold - low.semibold) * part
        )
    }

    private static let textCut: [Figures] = [
        (9, 0.11, 0.19), (10, 0.055, 0.15), (11, 0.00, 0.11), (12, -0.05, 0.05), (13, -0.16, -0.05),
        (14, -0.24, -0.14), (15, -0.33, -0.25), (16, -0.42, -0.35), (17, -0.52, -0.41), (18, -0.58, -0.46),
        (19, -0.69, -0.55), (20, -0.76, -0.62),
    ]

    private static let displayCut: [Figures] = [
        (20, 0.15, 0.10), (21, 0.09, 0.02), (22, 0.04, 0.05), (23, -0.07, 0.09), (24, -0.06, 0.06),
        (28, -0.04, 0.00), (34, -0.12, 0.00),
    ]
}
