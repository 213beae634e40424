/// The function that is asked for the texts of all views: the one of the appearance that was set last.
package enum LocalizationProvider: ConfigurationKey {
    /// Returns the text for a key of a table of texts, or the key if it knows none.
    package typealias Value = (_ key: String, _ table: String) -> String

    /// The components' own texts, in the language of the render.
    package static var defaultValue: Value { { key, _ in ComponentLanguage.current.text(for: key) } }
}
