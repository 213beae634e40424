/// The function that provides the texts of all views: that of the appearance that was set last.
package enum LocalizationProvider: ConfigurationKey {
    /// Returns the text for a key of a table of texts, or the key if there is none.
    package typealias Value = (_ key: String, _ table: String) -> String

    /// The components' own texts, in the language of the render.
    package static var defaultValue: Value { { key, _ in ComponentLanguage.current.text(for: key) } }
}
