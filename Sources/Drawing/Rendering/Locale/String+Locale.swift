package import Foundation

extension String {
    /// Whether the text is a locale's identifier whose language and region are known, or a pseudo-locale's.
    package var isLocaleIdentifier: Bool {
        // The usual one needs no look at ICU's regions, which takes longer than laying out a bubble's text.
        self == "en_US" || PseudoLocale(identifier: self) != nil || nearestLocale == self
    }

    /// The identifier without what follows its last part that is known: `de_DE` for `de_DE_foo` and `de_DE.UTF-8`; `nil` if
    /// the language isn't known either.
    package var nearestLocale: String? {
        // Behind the marks stand keywords, which BCP 47 writes `-u-`, and encodings. ICU cuts longer identifiers.
        let parts = prefix(100).prefix { $0 != "@" && $0 != "." }
            .split(omittingEmptySubsequences: false, whereSeparator: { $0 == "_" || $0 == "-" })
        guard let language = parts.first, language.isLanguage else { return nil }
        var (end, stage) = (language.endIndex, LocaleStage.language)
        for part in parts.dropFirst() {
            guard let next = stage.next(with: part) else { break }
            // A single letter says of what kind the parts behind it are; alone it is none.
            if next != .singleton { end = part.endIndex }
            stage = next
        }
        return String(self[..<end])
    }

    /// The locale of an identifier; that of the United States for a pseudo-locale, and for one with characters at which date
    /// formatters trap.
    package var locale: Locale {
        let isUsable = utf8.allSatisfy { 0x20..<0x7F ~= $0 } && PseudoLocale(identifier: self) == nil
        return Locale(identifier: isUsable ? self : "en_US")
    }
}

/// The last part of an identifier that was read, in the order of BCP 47: parts of later stages may follow.
private enum LocaleStage: Int {
    case language, script, region, variant, singleton, extended

    /// Returns the stage of the part that follows, or `nil` if it is no part of an identifier.
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
    /// Whether the text can be a part of an identifier: up to eight letters and digits.
    fileprivate var isSubtag: Bool {
        (1...8).contains(utf8.count) && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// Whether the text begins an extension that is registered. What is for private use (`x`) nobody else knows.
    fileprivate var isExtension: Bool { ["u", "t"].contains(lowercased()) }

    fileprivate var isLanguage: Bool { KnownSubtags.languages.contains(lowercased()) }

    fileprivate var isScript: Bool { utf8.count == 4 && isSubtag && allSatisfy(\.isLetter) }

    fileprivate var isRegion: Bool { KnownSubtags.regions.contains(uppercased()) }

    /// Five characters or more, or four of which the first is a digit, such as `POSIX` and `1996`.
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

    /// Codes for a language that isn't known, for several and for none.
    private static let notLanguages: [Locale.LanguageCode] = [.unidentified, .multiple, .uncoded, .unavailable]
}
