internal import Fonts
public import Rendering

extension RenderSettings {
    /// Checks that the bundled fonts and the settings' own can be drawn with. Programs do this before they draw, because
    /// measuring can't throw.
    ///
    /// - Returns: The paths of the user's fonts; none if the bundled ones are in force.
    /// - Throws: `FontsError` for the bundled fonts, or ``SystemFontsError``.
    @discardableResult
    public func checkFonts() throws -> [String] {
        _ = try BundledFonts.directory()
        return try systemFonts.map { try SystemFonts.of($0).paths.sorted() } ?? []
    }
}
