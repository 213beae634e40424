internal import CPango

/// The libraries that decide where glyphs stand.
public enum TypesettingLibraries {
    /// Their names and versions, such as `"pango 1.50.12"`.
    public static let versions = [
        "pango \(String(cString: pango_version_string()))",
        "harfbuzz \(String(cString: hb_version_string()))",
    ]
}
