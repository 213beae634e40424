import Foundation

/// A tiny font of rectangles or colored squares, which tests put in the place of one of Apple's.
///
/// `make-fonts.py` has drawn them from nothing. Their families have other names, which a copy replaces.
public enum TestFont: String, CaseIterable, Sendable {
    /// Letters as wide as a stem, in three styles. All advances are 0.6 of the size.
    case regular = "Static-Regular.ttf"
    case bold = "Static-Bold.ttf"
    case italic = "Static-Italic.ttf"

    /// A font with axes for the weight (100 to 900) and the optical size (17 to 28). At 28 points, all advances are 0.5 of
    /// the size, and at 17 points 0.6.
    case variable = "Variable.ttf"

    /// Pictures of three emoji in two sizes, as in Apple's: a collection of two faces, with empty outlines.
    case sbix = "Emoji-sbix.ttc"

    /// The same emoji in one size, as in Noto's.
    case cbdt = "Emoji-CBDT.ttf"

    private var data: Data {
        get throws {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Files")
            return try Data(contentsOf: folder.appendingPathComponent(rawValue))
        }
    }

    /// Writes copies of fonts under other family names into a new folder, and returns its path.
    ///
    /// The files are named after family and font: `SF-Pro-Text-Static-Regular.ttf`.
    public static func folder(_ fonts: [(font: TestFont, family: String)]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (font, family) in fonts {
            let words = family.split { $0 == " " || $0 == "." }
            let name = (words + ["\(font.rawValue)"]).joined(separator: "-")
            try RenamedFont.data(of: font.data, family: family).write(to: folder.appendingPathComponent(name))
        }
        return folder.path
    }

    /// A font for each design of the system.
    public static let completeSet: [(font: TestFont, family: String)] = [
        (.regular, "SF Pro Text"), (.bold, "SF Pro Text"), (.italic, "SF Pro Text"), (.bold, "SF Pro Display"),
        (.regular, "SF Mono"), (.variable, "New York"), (.bold, "SF Pro Rounded"), (.sbix, "Apple Color Emoji"),
    ]
}
