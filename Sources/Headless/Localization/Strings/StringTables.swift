import Synchronization

/// Finds texts in the tables of a bundle. Foundation's own lookup uses the machine's languages, and crashes if a bundle
/// has a `.stringsdict` file.
package enum StringTables {
    /// Returns the text for a key, or the key itself if no table of the bundle has it.
    package static func format(for key: String, table: String?, bundle: Bundle, locale: Locale) -> LocalizedFormat {
        let table = table ?? "Localizable"
        let root = bundle.resourceURL ?? bundle.bundleURL
        let catalog = catalog(table, folder: root)
        // The property `developmentLocalization` traps if a bundle has none.
        let development = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
        for language in locale.languages + [catalog?.sourceLanguage, development, "Base"].compactMap(\.self) {
            let folder = root.appendingPathComponent("\(language).lproj")
            let format = self.table(table, folder: folder).formats[key] ?? catalog?.format(for: key, language: language)
            if let format { return format }
        }
        return self.table(table, folder: root).formats[key] ?? LocalizedFormat(key)
    }

    private static func table(_ name: String, folder: URL) -> StringTable {
        let path = folder.appendingPathComponent(name).path
        if let table = tables.withLock({ $0[path] }) { return table }
        let table = StringTable(name, folder: folder)
        tables.withLock { $0[path] = table }
        return table
    }

    private static func catalog(_ name: String, folder: URL) -> StringCatalog? {
        let file = folder.appendingPathComponent("\(name).xcstrings")
        if let known = catalogs.withLock({ $0[file.path] }) { return known }
        var catalog: StringCatalog?
        if let data = try? Data(contentsOf: file) {
            do { catalog = try StringCatalog(data) } catch {
                StringTable.reportUnread(file, "it isn't a string catalog")
            }
        }
        catalogs.withLock { $0[file.path] = .some(catalog) }
        return catalog
    }

    private static let tables = Mutex<[String: StringTable]>([:])
    /// `nil` for a missing file.
    private static let catalogs = Mutex<[String: StringCatalog?]>([:])
}

extension Locale {
    /// The languages of texts to show in a locale, the closest first: `de_AT`, `de-AT`, `de-Latn`, `de`.
    fileprivate var languages: [String] {
        let code = language.languageCode?.identifier
        let script = language.script.flatMap { script in code.map { "\($0)-\(script.identifier)" } }
        return [identifier, identifier(.bcp47), script, code].compactMap(\.self)
    }
}
