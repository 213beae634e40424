import Synchronization

/// Finds texts in the tables of a bundle. Foundation's own look-up asks for the machine's languages, and ends the program
/// where a bundle has a `.stringsdict` file.
package enum StringTables {
    /// Returns the text for a key, or the key itself if no table of the bundle has it.
    package static func format(for key: String, table: String?, bundle: Bundle, locale: Locale) -> LocalizedFormat {
        let table = table ?? "Localizable"
        for folder in folders(of: bundle, for: locale) {
            if let format = self.table(table, folder: folder).formats[key] { return format }
        }
        return LocalizedFormat(key)
    }

    /// The folders with the tables of a language: its own, then those of the language that the application was made in.
    private static func folders(of bundle: Bundle, for locale: Locale) -> [URL] {
        let language = locale.language
        let code = language.languageCode?.identifier
        let script = language.script.flatMap { script in code.map { "\($0)-\(script.identifier)" } }
        // The property `developmentLocalization` traps where a bundle names none.
        let development = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
        let names: [String?] = [locale.identifier, locale.identifier(.bcp47), script, code, development, "Base"]
        let root = bundle.resourceURL ?? bundle.bundleURL
        return names.compactMap(\.self).map { root.appendingPathComponent("\($0).lproj") } + [root]
    }

    private static func table(_ name: String, folder: URL) -> StringTable {
        let path = folder.appendingPathComponent(name).path
        if let table = known.withLock({ $0[path] }) { return table }
        let table = StringTable(name, folder: folder)
        known.withLock { $0[path] = table }
        return table
    }

    private static let known = Mutex<[String: StringTable]>([:])
}
