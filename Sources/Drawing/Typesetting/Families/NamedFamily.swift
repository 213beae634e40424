internal import Foundation

/// A family that iOS has, and what stands in for it.
struct NamedFamily: Sendable {
    /// The name that people know it by.
    let name: String

    /// What draws it; `nil` for Inter.
    let standIn: BundledFamily?

    /// The measures of its lines, as parts of the size.
    let metrics: FontMetrics

    /// The room after each letter that gives the stand-in the original's widths, as a part of the size.
    var tracking: CGFloat = 0

    /// Whether it is drawn so near to the original that nothing needs to be told.
    var isNear = false

    /// Returns the family of a font's PostScript name or of a family's name, such as `AvenirNext-Medium`.
    static func of(_ name: String) -> NamedFamily? {
        let family = name.prefix { $0 != "-" }.filter { $0 != " " }
        return table[family]
    }

    /// The families by the part of their fonts' PostScript names before the hyphen.
    private static let table: [String: NamedFamily] = {
        var table: [String: NamedFamily] = [:]
        for (keys, family) in all {
            table[family.name.filter { $0 != " " }] = family
            for key in keys { table[key] = family }
        }
        return table
    }()
}
