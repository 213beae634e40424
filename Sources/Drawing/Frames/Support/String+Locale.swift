package import Foundation

extension String {
    /// Whether the text has the shape of a locale's identifier and names a language that is known.
    package var isLocaleIdentifier: Bool {
        let parts = split(omittingEmptySubsequences: false, whereSeparator: { $0 == "_" || $0 == "-" })
        guard let language = parts.first, (2...3).contains(language.count), parts.allSatisfy(\.isSubtag) else {
            return false
        }
        return Locale.LanguageCode.isoLanguageCodes.contains { $0.identifier == language.lowercased() }
    }

    /// The locale of an identifier; that of the United States for one with characters at which date formatters trap.
    package var locale: Locale { Locale(identifier: utf8.allSatisfy { 0x20..<0x7F ~= $0 } ? self : "en_US") }
}

extension Substring {
    /// Whether the text can be a part of an identifier: up to eight letters and digits (BCP 47).
    fileprivate var isSubtag: Bool {
        (1...8).contains(utf8.count) && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}
