extension FontDescription {
    /// Whether the fixed-width font draws the text.
    var usesFixedWidthFont: Bool {
        switch family {
        case .system: false
        case .monospaced: true
        case .named(let name): Self.fixedWidthPrefixes.contains { name.hasPrefix($0) }
        }
    }

    /// Whether the font is Helvetica, which Inter stands in for.
    var isHelvetica: Bool {
        if case .named(let name) = family { name.hasPrefix("Helvetica") } else { false }
    }

    private static let fixedWidthPrefixes = ["Courier", "Menlo", "Monaco", "SFMono", "SF Mono"]
}
