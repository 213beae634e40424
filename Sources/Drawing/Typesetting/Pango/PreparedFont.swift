internal import CPango
internal import Foundation

/// A font with its Pango description.
final class PreparedFont {
    private let description: OpaquePointer

    /// The letter spacing, in Pango units.
    let letterSpacing: Int32

    let hasMonospacedDigits: Bool

    /// - Parameters:
    ///   - families: The families to try for a character, in order.
    ///   - cut: The first of them, if it is the user's.
    init(_ font: FontDescription, families: [String], cut: SystemCut? = nil) {
        description = pango_font_description_new()
        pango_font_description_set_family(description, families.joined(separator: ","))
        // Fontconfig can't match a font without a size.
        let size = font.size > 0.1 ? min(font.size, 10_000) : 0.1
        pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(font.weight.rawValue, 100), 900))))
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        if let variations = cut?.variations(forSize: font.size) {
            pango_font_description_set_variations(description, variations)
        }
        letterSpacing = PangoUnits.from(Tracking.points(for: font, drawnBy: cut))
        hasMonospacedDigits = font.hasMonospacedDigits
    }

    deinit { pango_font_description_free(description) }

    /// Calls `body` with the `PangoFontDescription`.
    func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(description) }
}

/// Pango units are 1/1024 of a point.
enum PangoUnits {
    static func from(_ points: CGFloat) -> Int32 {
        guard points.isFinite else { return points > 0 ? Int32.max / 2 : 0 }
        return Int32((min(max(points, -1e6), 1e6) * CGFloat(PANGO_SCALE)).rounded())
    }

    /// Rounds up, so that a text fits into the width that was measured for it.
    static func covering(_ points: CGFloat) -> Int32 {
        guard points.isFinite else { return points > 0 ? Int32.max / 2 : 0 }
        return Int32((min(max(points, 0), 1e6) * CGFloat(PANGO_SCALE)).rounded(.up))
    }

    static func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
    static func points(_ units: Int) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
}
