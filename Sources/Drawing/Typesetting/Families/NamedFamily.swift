internal import Foundation

/// An iOS family and its substitute.
struct NamedFamily: Sendable {
    /// The family's common name.
    let name: String

    /// The family that draws it; `nil` for Inter.
    let substitute: BundledFamily?

    /// The line metrics, relative to the font size.
    let metrics: FontMetrics

    /// The letter spacing that gives the substitute the original's widths, relative to the font size.
    var tracking: CGFloat = 0

    /// Whether it is so similar to the original that no warning is needed.
    var isNear = false

    /// Returns the family for a PostScript name or a family name, such as `AvenirNext-Medium`.
    static func of(_ name: String) -> NamedFamily? {
        let family = name.prefix { $0 != "-" }.filter { $0 != " " }
        return table[family]
    }

    /// The families by the part of their PostScript names before the hyphen.
    private static let table: [String: NamedFamily] = {
        var table: [String: NamedFamily] = [:]
        for (keys, family) in all {
            table[family.name.filter { $0 != " " }] = family
            for key in keys { table[key] = family }
        }
        return table
    }()
}
