internal import Foundation

/// A family of Apple's, recognized by the names that its files give it.
struct SystemFamily {
    /// The sizes that a family draws.
    enum Sizes: Equatable {
        /// All sizes.
        case all
        /// The sizes from a number of points up to those of the next cut.
        ///
        /// - Parameter displayShare: The share of San Francisco's display master in the cut's widths.
        case from(CGFloat, displayShare: CGFloat = 0)
    }

    /// The name in Apple's downloads, such as `"SF Pro Text"`.
    let name: String
    let design: SystemDesign
    let sizes: Sizes

    /// Returns the family for a name in a font file; `nil` for any other name.
    static func of(_ name: String) -> SystemFamily? { table[key(name)] }

    /// The families by name; the first of a design is preferred among those that draw the same sizes.
    static let all: [(family: SystemFamily, otherNames: [String])] = [
        (SystemFamily(name: "SF Pro", design: .sanFrancisco, sizes: .all), ["SF NS", "SF UI", "System Font"]),
        (
            SystemFamily(name: "SF Pro Text", design: .sanFrancisco, sizes: .from(0)),
            ["SF NS Text", "SF UI Text"]
        ),
        (
            SystemFamily(name: "SF Pro Display", design: .sanFrancisco, sizes: .from(20, displayShare: 1)),
            ["SF NS Display", "SF UI Display"]
        ),
        (SystemFamily(name: "SF Mono", design: .mono, sizes: .all), ["SF NS Mono", "SF UI Mono"]),
        (SystemFamily(name: "New York", design: .serif, sizes: .all), ["SF New York"]),
        (SystemFamily(name: "New York Small", design: .serif, sizes: .from(0)), []),
        (SystemFamily(name: "New York Medium", design: .serif, sizes: .from(20)), []),
        (SystemFamily(name: "New York Large", design: .serif, sizes: .from(36)), []),
        (SystemFamily(name: "New York Extra Large", design: .serif, sizes: .from(54)), []),
        (SystemFamily(name: "SF Pro Rounded", design: .rounded, sizes: .all), ["SF NS Rounded", "SF UI Rounded"]),
        (SystemFamily(name: "SF Compact Rounded", design: .rounded, sizes: .all), []),
        (SystemFamily(name: "Apple Color Emoji", design: .emoji, sizes: .all), ["Apple Color Emoji UI"]),
    ]

    private static let table: [String: SystemFamily] = Dictionary(
        uniqueKeysWithValues: all.flatMap { family, otherNames in
            ([family.name] + otherNames).map { (key($0), family) }
        })

    /// The letters of a name. Fonts of the system itself have a dot before it, and some have no spaces.
    private static func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
