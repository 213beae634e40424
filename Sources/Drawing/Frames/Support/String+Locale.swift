internal import Foundation

extension String {
    /// Whether the text has the shape of a locale's identifier and names a language that is known.
    package var isLocaleIdentifier: Bool {
        let parts = split(whereSeparator: { $0 == "_" || $0 == "-" })
        guard let language = parts.first, (2...3).contains(language.count) else { return false }
        return Locale.LanguageCode.isoLanguageCodes.contains { $0.identifier == language.lowercased() }
    }
}
