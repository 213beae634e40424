import Foundation
import Localization
import UIKitValues

/// A key with the tables in which it is looked up.
struct LocalizedText: Equatable, Sendable {
    let key: LocalizedStringKey
    let table: String?
    /// `nil`, with no table: the key isn't looked up.
    let bundle: Bundle?

    /// Returns the text in pieces, with the looks that the Markdown of the key and its translations gives them.
    func runs(for locale: Locale) -> [MarkedFormat.Run] {
        let format = translation(for: locale)
        if key.arguments.isEmpty {
            // Only a key that was put together has its percent signs doubled.
            return MarkedFormat([.literal(format.text.replacingOccurrences(of: "%%", with: "%"))]).runs
        }
        return MarkedFormat(format.pieces(for: locale) { number(of: $0) }) { index, specifier in
            text(of: index, specifier, locale: locale) ?? ""
        }.runs
    }

    /// Returns the value for a placeholder.
    func argument(_ index: Int) -> LocalizedStringKey.Argument? {
        key.arguments.indices.contains(index) ? key.arguments[index] : nil
    }

    /// Returns the value for a placeholder as it is written; `nil` for one that is a text with looks of its own.
    func text(of index: Int, _ specifier: FormatSpecifier, locale: Locale) -> String? {
        guard case .value(let value) = argument(index) else { return nil }
        return value.text(specifier, locale: locale)
    }

    private func number(of index: Int) -> Double? {
        guard case .value(let value) = argument(index) else { return nil }
        return value.number
    }

    private func translation(for locale: Locale) -> LocalizedFormat {
        guard bundle != nil || table != nil else { return LocalizedFormat(key.key) }
        return StringTables.format(for: key.key, table: table, bundle: bundle ?? .main, locale: locale)
    }
}
