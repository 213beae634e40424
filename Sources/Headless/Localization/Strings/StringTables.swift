import Rendering
import Synchronization
import UIKitValues

/// Finds texts in the tables of bundles. Foundation's own lookup uses the machine's languages, and crashes if a bundle
/// has a `.stringsdict` file.
package enum StringTables {
    /// Returns the text for a key: that of a table, or else another one. In a pseudo-language, it is changed.
    ///
    /// - Parameters:
    ///   - bundle: `nil` for the app's bundles.
    ///   - fallback: By default, the key itself.
    package static func format(
        for key: String, table: String?, bundle: Bundle?, locale: Locale, fallback: String? = nil
    ) -> LocalizedFormat {
        let format =
            found(key, table: table, bundle: bundle, locale: locale) ?? LocalizedFormat(fallback ?? key)
        return pseudo(locale).map(format.changed(by:)) ?? format
    }

    /// Returns the text for a key; `nil` if no table has it.
    static func found(_ key: String, table: String?, bundle: Bundle?, locale: Locale) -> LocalizedFormat? {
        ResourceBundles.searched(bundle).lazy
            .compactMap { found(key, table ?? "Localizable", $0, locale) }.first
    }

    /// Whether texts of the app may differ from their keys: it has tables, or the render is in a pseudo-language.
    package static var haveEffect: Bool {
        pseudo(._render) != nil || ResourceBundles.searched(nil).contains { !languages(in: $0).isEmpty }
    }

    /// The pseudo-language of the render, if a locale is the render's own.
    private static func pseudo(_ locale: Locale) -> PseudoLocale? {
        let identifier = RenderSettings.current.locale
        // Their names have an x, and those of most others haven't.
        guard identifier.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }), locale == ._render else {
            return nil
        }
        return PseudoLocale(identifier: identifier)
    }

    // MARK: Tables

    private static func found(
        _ key: String, _ table: String, _ bundle: ResourceBundle, _ locale: Locale
    ) -> LocalizedFormat? {
        let root = bundle.folder
        let device = DeviceName.current
        let catalog = catalog(table, folder: root)
        // The property `developmentLocalization` traps if a bundle has none.
        let development = bundle.bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
        let known = languages(in: bundle) + (catalog?.languages ?? [])
        let fallbacks = [catalog?.sourceLanguage, development, "Base"].compactMap(\.self)
        for language in locale.languages(among: known) + fallbacks {
            let folder = root.appendingPathComponent("\(language).lproj")
            let format =
                self.table(table, folder: folder, device).formats[key]
                ?? catalog?.format(for: key, language: language, device)
            if let format { return format }
        }
        return self.table(table, folder: root, device).formats[key]
    }

    private static func table(_ name: String, folder: URL, _ device: DeviceName) -> StringTable {
        let path = "\(device) \(folder.path)/\(name)"
        if let table = tables.withLock({ $0[path] }) { return table }
        let table = StringTable(name, folder: folder, device)
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

    /// The languages that a bundle has texts in, sorted; `Base` if it has tables that name none.
    private static func languages(in bundle: ResourceBundle) -> [String] {
        if let known = folderLanguages.withLock({ $0[bundle.path] }) { return known }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []
        var languages = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
        if languages.isEmpty, names.contains(where: { $0.hasSuffix(".strings") || $0.hasSuffix(".xcstrings") }) {
            languages = ["Base"]
        }
        languages.sort()
        folderLanguages.withLock { $0[bundle.path] = languages }
        return languages
    }

    private static let tables = Mutex<[String: StringTable]>([:])
    /// `nil` for a missing file.
    private static let catalogs = Mutex<[String: StringCatalog?]>([:])
    private static let folderLanguages = Mutex<[String: [String]]>([:])
}

extension Locale {
    /// The languages of texts to show in a locale, the closest first: `de_AT`, `de-AT`, `de-Latn`, `de`; without any of
    /// them, others that differ in the region, such as `pt-BR` for `pt`.
    ///
    /// - Parameter known: The languages that there are texts in.
    fileprivate func languages(among known: [String]) -> [String] {
        let code = language.languageCode?.identifier
        let script = language.script.flatMap { script in code.map { "\($0)-\(script.identifier)" } }
        let own = [identifier, identifier(.bcp47), script, code].compactMap(\.self)
        guard !known.contains(where: own.contains), let code else { return own }
        let relatives = known.filter { other in
            let tags = other.split { "-_".contains($0) }
            guard tags.first.map(String.init) == code else { return false }
            // Another script can't be read by the same people.
            return tags.count == 1 || tags[1].count != 4 || tags[1] == language.script?.identifier ?? ""
        }
        return own + relatives.sorted()
    }
}
