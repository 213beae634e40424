import Typesetting

/// The names that fonts have on iOS.
enum FontNames {
    /// The style that the parts of a PostScript name give a font.
    private static let fixedWidthFamilies = ["Courier", "Menlo", "SFMono", ".AppleSystemUIFontMonospaced"]
    private static let systemFamilies = [
        ".SFUI", ".AppleSystemUIFont", "SFPro", "Arial", "Avenir", "Inter",
    ]
    private static let namedFamilies = fixedWidthFamilies + ["Helvetica"]

    private static let weights: [(name: String, weight: FontWeight)] = [
        ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
        ("Semibold", .semibold), ("DemiBold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
    ]

    /// Returns the font that stands in for a PostScript name, or `nil` if none does.
    static func description(of name: String, size: CGFloat) -> FontDescription? {
        let isNamed = namedFamilies.contains { name.hasPrefix($0) }
        guard isNamed || systemFamilies.contains(where: { name.hasPrefix($0) }) else { return nil }
        let weight = weights.first { name.contains($0.name) }?.weight ?? .regular
        return FontDescription(
            family: isNamed ? .named(name) : .system, size: size, weight: weight,
            isItalic: name.contains("Italic") || name.contains("Oblique"))
    }

    static func fontName(of font: FontDescription) -> String {
        if case .named(let name) = font.family { return name }
        let base = font.family == .monospaced ? ".AppleSystemUIFontMonospaced" : ".SFUI"
        let weight = weights.first { $0.weight == font.weight }?.name ?? "Regular"
        return "\(base)-\(weight)\(font.isItalic ? "Italic" : "")"
    }

    static func familyName(of font: FontDescription) -> String {
        switch font.family {
        case .system: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .named(let name): name.hasPrefix("Courier") ? "Courier New" : name
        }
    }
}
