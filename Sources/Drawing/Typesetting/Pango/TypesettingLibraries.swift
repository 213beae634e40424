internal import CPango

/// The libraries that determine glyph positions.
public enum TypesettingLibraries {
    /// Their names and versions, such as `"pango 1.50.12"`.
    public static let versions = [
        "pango \(String(cString: pango_version_string()))",
        "harfbuzz \(String(cString: hb_version_string()))",
    ]

    /// The version of fontconfig, which chooses among bundled fonts, such as `"2.14.1"`.
    package static var fontconfigVersion: String {
        let version = FcGetVersion()
        return "\(version / 10_000).\(version / 100 % 100).\(version % 100)"
    }
}
