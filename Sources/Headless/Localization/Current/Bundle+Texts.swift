import CCurrentLocale

extension Bundle {
    /// The result of `localizedString(forKey:value:table:)`: the text in the language of the render, where Foundation
    /// uses the machine's languages. `CCurrentLocale` puts it in the place of the method.
    @_silgen_name("messageshot_bundle_text")
    package func _renderedText(forKey key: String, value: String?, table: String?) -> String {
        let table = table.flatMap { $0.isEmpty ? nil : $0 }
        return StringTables.text(for: key, table: table, bundle: self, value: value)
    }
}
