internal import CCairo
import Typesetting

/// The libraries that determine pixels.
public enum DrawingLibraries {
    /// The names and versions, such as `"cairo 1.16.0"`. Another version may draw other pixels.
    public static let versions: [String] =
        ["cairo \(String(cString: cairo_version_string()))", freeTypeVersion] + TypesettingLibraries.versions

    private static var freeTypeVersion: String {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return "freetype" }
        defer { FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        FT_Library_Version(library, &major, &minor, &patch)
        return "freetype \(major).\(minor).\(patch)"
    }
}
