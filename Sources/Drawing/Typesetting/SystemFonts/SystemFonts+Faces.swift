internal import CPango
internal import Foundation
internal import Frames

extension SystemFonts {
    /// Returns what identifies a face of the folder; `nil` for a bundled one.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - font: The font that Pango shapes with, which knows the values of variable axes.
    ///   - weight: The OpenType weight.
    func face(
        ofFile path: String, index: Int, weight: Int, isItalic: Bool, in font: UnsafeMutablePointer<PangoFont>
    ) -> SystemFace? {
        for cut in cuts.values.joined() {
            guard let style = cut.styles.first(where: { $0.path == path && $0.index == index }) else { continue }
            let words = [cut.name, Self.word(forWeight: weight), isItalic ? "Italic" : ""]
            return SystemFace(
                name: words.filter { !$0.isEmpty }.joined(separator: " "), digest: record(of: path).digest,
                axes: style.axes.isEmpty ? nil : Self.axes(of: font))
        }
        return nil
    }

    private static func word(forWeight weight: Int) -> String {
        let words = [
            "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
        ]
        return words[min(max((weight + 50) / 100, 1), words.count) - 1]
    }

    /// Returns the values of the axes, to two decimals.
    static func axes(of font: UnsafeMutablePointer<PangoFont>) -> [Double]? {
        guard let shapes = pango_font_get_hb_font(font) else { return nil }
        var count: UInt32 = 0
        guard let values = hb_font_get_var_coords_design(shapes, &count) else { return nil }
        return (0..<Int(count)).map { (Double(values[$0]) * 100).rounded() / 100 }
    }
}

extension AppFonts {
    /// Returns what identifies a face of an app's file; `nil` for another file.
    static func systemFace(ofFile path: String, index: Int, in font: UnsafeMutablePointer<PangoFont>) -> SystemFace? {
        guard let (family, face) = face(ofFile: path, index: index), let record = family.records[path] else {
            return nil
        }
        return SystemFace(
            name: face.names.last ?? face.postScriptName, digest: record.digest,
            axes: face.style.axes.isEmpty ? nil : SystemFonts.axes(of: font))
    }
}
