/// The colors that the system gives to multicolor symbols.
enum SymbolColors {
    /// Returns a color for each level, `nil` for one in the tint color; `nil` for a symbol whose colors aren't known.
    static func colors(of name: String) -> [UIColor?]? {
        if let color = plain[name] { return [color] }
        if let colors = layered[name] { return colors }
        let words = name.split(separator: ".")
        guard let badge = words.firstIndex(of: "badge"), badge + 1 < words.count else { return nil }
        switch words[badge + 1] {
        case "plus", "checkmark": return [.systemGreen, nil]
        case "minus", "xmark", "exclamationmark": return [.systemRed, nil]
        default: return nil
        }
    }

    /// Symbols of one color.
    private static let plain: [String: UIColor] = [
        "bolt.fill": .systemYellow, "flame.fill": .systemOrange, "heart.fill": .systemRed, "leaf.fill": .systemGreen,
        "moon.fill": .systemYellow, "star.fill": .systemYellow, "star.leadinghalf.filled": .systemYellow,
        "sun.max.fill": .systemYellow, "sun.min.fill": .systemYellow, "trash": .systemRed, "trash.fill": .systemRed,
        "drop.fill": .systemCyan, "ladybug.fill": .systemRed,
    ]

    /// Symbols with a shape over a background.
    private static let layered: [String: [UIColor?]] = [
        "checkmark.circle.fill": [.white, .systemGreen], "plus.circle.fill": [.white, .systemGreen],
        "minus.circle.fill": [.white, .systemRed], "xmark.circle.fill": [.white, .systemRed],
        "xmark.octagon.fill": [.white, .systemRed], "exclamationmark.octagon.fill": [.white, .systemRed],
        "exclamationmark.circle.fill": [.white, .systemRed], "info.circle.fill": [.white, .systemBlue],
        "questionmark.circle.fill": [.white, .systemBlue], "phone.circle.fill": [.white, .systemGreen],
        "video.circle.fill": [.white, .systemGreen], "bell.badge": [.systemRed, nil],
        "bell.badge.fill": [.systemRed, nil], "app.badge": [.systemRed, nil], "app.badge.fill": [.systemRed, nil],
        "message.badge": [.systemRed, nil], "message.badge.fill": [.systemRed, nil],
        "envelope.badge": [.systemRed, nil], "envelope.badge.fill": [.systemRed, nil],
    ]
}
