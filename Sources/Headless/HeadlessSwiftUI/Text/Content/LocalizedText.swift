import Foundation
import Localization
import UIKitValues

/// A key with the tables to look it up in.
struct LocalizedText: Equatable, Sendable {
    let key: LocalizedStringKey
    let table: String?
    /// The bundle; `nil` for those of the app.
    let bundle: Bundle?

    /// Returns the runs of the text, with the attributes from the Markdown of the key and its translation.
    func runs(for locale: Locale) -> [MarkedFormat.Run] {
        let format = translation(for: locale)
        if key.arguments.isEmpty {
            // Only an interpolated key has doubled percent signs.
            return MarkedFormat([.literal(format.text.replacingOccurrences(of: "%%", with: "%"))]).runs
        }
        return MarkedFormat(format.pieces(for: locale) { number(of: $0) }) { index, specifier in
            text(of: index, specifier, locale: locale) ?? ""
        }.runs
    }

    /// Returns the value of a placeholder.
    func argument(_ index: Int) -> LocalizedStringKey.Argument? {
        key.arguments.indices.contains(index) ? key.arguments[index] : nil
    }

    /// Returns the formatted value of a placeholder; `nil` if it is a text with attributes.
    func text(of index: Int, _ specifier: FormatSpecifier, locale: Locale) -> String? {
        guard case .value(let value) = argument(index) else { return nil }
        return value.text(specifier, locale: locale)
    }

    private func number(of index: Int) -> Double? {
        guard case .value(let value) = argument(index) else { return nil }
        return value.number
    }

    private func translation(for locale: Locale) -> LocalizedFormat {
        StringTables.format(for: key.key, table: table, bundle: bundle, locale: locale)
    }
}
