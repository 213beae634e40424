extension FontDescription {
    /// Whether the fixed-width font draws the text.
    var usesFixedWidthFont: Bool {
        switch family {
        case .system: false
        case .monospaced: true
        case .named(let name): Self.fixedWidthPrefixes.contains { name.hasPrefix($0) }
        }
    }

    private static let fixedWidthPrefixes = ["Courier", "Menlo", "Monaco", "SFMono", "SF Mono"]
}
