package import Foundation

extension String {
    /// Whether the text is a locale identifier with a known language and region, or a pseudo-locale.
    package var isLocaleIdentifier: Bool {
        // The default needs no lookup of ICU's regions, which takes longer than laying out a bubble's text.
        self == "en_US" || PseudoLocale(identifier: self) != nil || nearestLocale == self
    }

    /// The longest known prefix of the identifier: `de_DE` for `de_DE_foo` and `de_DE.UTF-8`; `nil` if the language is
    /// unknown.
    package var nearestLocale: String? {
        // Keywords, which BCP 47 writes `-u-`, and encodings follow these characters. ICU truncates longer identifiers.
        let parts = prefix(100).prefix { $0 != "@" && $0 != "." }
            .split(omittingEmptySubsequences: false, whereSeparator: { $0 == "_" || $0 == "-" })
        guard let language = parts.first, language.isLanguage else { return nil }
        var (end, stage) = (language.endIndex, LocaleStage.language)
        for part in parts.dropFirst() {
            guard let next = stage.next(with: part) else { break }
            // A single letter introduces the subtags after it; it means nothing alone.
            if next != .singleton { end = part.endIndex }
            stage = next
        }
        return String(self[..<end])
    }

    /// The locale of an identifier. It is that of the United States for a pseudo-locale, and for an identifier with
    /// characters at which date formatters trap.
    package var locale: Locale {
        let isUsable = utf8.allSatisfy { 0x20..<0x7F ~= $0 } && PseudoLocale(identifier: self) == nil
        return Locale(identifier: isUsable ? self : "en_US")
    }
}

/// The last subtag that was read, in the order of BCP 47: subtags of later stages may follow.
private enum LocaleStage: Int {
    case language, script, region, variant, singleton, extended

    /// Returns the stage of the next subtag, or `nil` if it is not valid there.
    func next(with part: Substring) -> LocaleStage? {
        switch self {
        case .singleton, .extended:
            return part.utf8.count == 1 ? (part.isExtension ? .singleton : nil) : part.isSubtag ? .extended : nil
        case .language, .script, .region, .variant:
            // Some identifiers name a language within another, such as `zh-yue`.
            if self == .language, part.utf8.count == 3, part.isLanguage { return .language }
            if self == .language, part.isScript { return .script }
            if rawValue < Self.region.rawValue, part.isRegion { return .region }
            if part.isVariant { return .variant }
            return part.isExtension ? .singleton : nil
        }
    }
}

extension Substring {
    /// Whether the text is a valid subtag: one to eight letters and digits.
    fileprivate var isSubtag: Bool {
        (1...8).contains(utf8.count) && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// Whether the text introduces a registered extension. Private-use subtags (`x`) are unknown to others.
    fileprivate var isExtension: Bool { ["u", "t"].contains(lowercased()) }

    fileprivate var isLanguage: Bool { KnownSubtags.languages.contains(lowercased()) }

    fileprivate var isScript: Bool { utf8.count == 4 && isSubtag && allSatisfy(\.isLetter) }

    fileprivate var isRegion: Bool { KnownSubtags.regions.contains(uppercased()) }

    /// Whether the text is a variant: five characters or more, or four beginning with a digit, such as `POSIX` and
    /// `1996`.
    fileprivate var isVariant: Bool {
        isSubtag && (utf8.count > 4 || utf8.count == 4 && first?.isNumber == true)
    }
}

/// The codes of ICU's languages and regions.
private enum KnownSubtags {
    static let languages = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier))
        .filter { (2...3).contains($0.utf8.count) }
        .subtracting(notLanguages.map(\.identifier))
    static let regions = Set(Locale.Region.isoRegions.map(\.identifier)).filter { (2...3).contains($0.utf8.count) }

    /// Codes for an unknown language, for several languages and for none.
    private static let notLanguages: [Locale.LanguageCode] = [.unidentified, .multiple, .uncoded, .unavailable]
}
