import Frames
import Rendering
import Typesetting

/// The names of fonts on iOS.
enum FontNames {
    /// Names of the system font, and of the font that replaces it.
    private static let systemFamilies = [".SFUI", ".SFNS", ".AppleSystemUIFont", "SFPro", "SFUI", "Inter"]

    private static let weights: [(name: String, weight: FontWeight)] = [
        ("UltraLight", .ultraLight), ("ExtraLight", .ultraLight), ("Hairline", .ultraLight), ("Thin", .thin),
        ("Light", .light), ("Medium", .medium), ("Semibold", .semibold), ("SemiBold", .semibold),
        ("DemiBold", .semibold), ("ExtraBold", .heavy), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
    ]

    /// Returns the font that replaces a PostScript or family name, or `nil` for a name that iOS doesn't have.
    ///
    /// A replaced family is reported once in a run.
    static func description(of name: String, size: CGFloat) -> FontDescription? {
        if let font = AppFontFiles.description(of: name, size: size) { return font }
        guard let family = family(of: name) else { return nil }
        return FontDescription(family: family, size: size, weight: weight(in: name), isItalic: isItalic(name))
    }

    private static func family(of name: String) -> FontDescription.Family? {
        if let substitute = FontDescription.substitute(forName: name) {
            if !substitute.isNear {
                RenderProblems.report(
                    .oncePerRun,
                    "The font family \(substitute.family) isn't bundled: \(substitute.bundled) is used instead.",
                    .fallbackFont)
            }
            return .named(name)
        }
        return systemFamilies.contains { name.hasPrefix($0) } ? .system : nil
    }

    // MARK: Styles in names

    private static func style(in name: String) -> Substring {
        name.firstIndex(of: "-").map { name[$0...] } ?? ""
    }

    private static func weight(in name: String) -> FontWeight {
        if name.hasSuffix("MTBold") { return .bold }
        let style = style(in: name)
        return weights.first { style.contains($0.name) }?.weight ?? .regular
    }

    private static func isItalic(_ name: String) -> Bool {
        let style = style(in: name)
        return style.contains("Ital") || style.contains("Oblique")
    }

    // MARK: Font names

    static func fontName(of font: FontDescription) -> String {
        switch font.family {
        case .named(let name): AppFonts.names(of: font)?.font ?? fontName(of: font, named: name)
        case .system: ".SFUI-\(styleName(of: font))"
        case .monospaced: ".AppleSystemUIFontMonospaced-\(styleName(of: font))"
        case .serif: ".AppleSystemUIFontSerif-\(styleName(of: font))"
        case .rounded: ".AppleSystemUIFontRounded-\(styleName(of: font))"
        }
    }

    static func familyName(of font: FontDescription) -> String {
        switch font.family {
        case .system: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .serif: ".AppleSystemUIFontSerif"
        case .rounded: ".AppleSystemUIFontRounded"
        case .named(let name):
            AppFonts.names(of: font)?.family ?? FontDescription.substitute(forName: name)?.family ?? name
        }
    }

    private static func styleName(of font: FontDescription) -> String {
        let weight = weights.first { $0.weight == font.weight }?.name ?? (font.isItalic ? "" : "Regular")
        return "\(weight)\(font.isItalic ? "Italic" : "")"
    }

    /// The name of a named font in its weight and slant: `CourierNewPSMT` is bold as `CourierNewPS-BoldMT`.
    private static func fontName(of font: FontDescription, named name: String) -> String {
        if weight(in: name) == font.weight, isItalic(name) == font.isItalic { return name }
        let isMonotype = name.hasSuffix("MT")
        let stem = name.prefix { $0 != "-" }
        let base = isMonotype && stem.hasSuffix("MT") ? stem.dropLast(2) : stem
        let style = styleName(of: font)
        return style == "Regular" ? name : "\(base)-\(style)\(isMonotype ? "MT" : "")"
    }
}
