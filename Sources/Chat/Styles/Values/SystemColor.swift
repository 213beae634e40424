import UIKitValues

/// A system color by its UIKit name, such as `systemBlue`.
public struct SystemColor: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// - Returns: `nil` if UIKit has no color with this name.
    public init?(rawValue: String) {
        guard Self.colors[rawValue] != nil else { return nil }
        self.rawValue = rawValue
    }

    var uiColor: UIColor { Self.colors[rawValue] ?? .label }

    /// All names, in the order of error messages.
    static let names = table.map(\.name)

    private static let colors = Dictionary(table.map { ($0.name, $0.color) }) { first, _ in first }

    private static let table: [(name: String, color: UIColor)] = [
        ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white), ("gray", .gray),
        ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan), ("yellow", .yellow),
        ("magenta", .magenta), ("orange", .orange), ("purple", .purple), ("brown", .brown), ("clear", .clear),
        ("lightText", .lightText), ("darkText", .darkText), ("systemRed", .systemRed), ("systemGreen", .systemGreen),
        ("systemBlue", .systemBlue), ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
        ("systemPink", .systemPink), ("systemPurple", .systemPurple), ("systemTeal", .systemTeal),
        ("systemIndigo", .systemIndigo), ("systemBrown", .systemBrown), ("systemMint", .systemMint),
        ("systemCyan", .systemCyan), ("systemGray", .systemGray), ("systemGray2", .systemGray2),
        ("systemGray3", .systemGray3), ("systemGray4", .systemGray4), ("systemGray5", .systemGray5),
        ("systemGray6", .systemGray6), ("label", .label), ("secondaryLabel", .secondaryLabel),
        ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel),
        ("placeholderText", .placeholderText), ("link", .link), ("separator", .separator),
        ("opaqueSeparator", .opaqueSeparator), ("systemBackground", .systemBackground),
        ("secondarySystemBackground", .secondarySystemBackground),
        ("tertiarySystemBackground", .tertiarySystemBackground),
        ("systemGroupedBackground", .systemGroupedBackground),
        ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
        ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground), ("systemFill", .systemFill),
        ("secondarySystemFill", .secondarySystemFill), ("tertiarySystemFill", .tertiarySystemFill),
        ("quaternarySystemFill", .quaternarySystemFill),
    ]
}
