extension RenderSettings {
    /// The language code of ``locale`` in lowercase: `de` for `de_AT`.
    package var language: String { Self.subtags(of: locale).first ?? "" }

    /// Returns the reading direction of a locale: that of its script if it names one, as `az_Arab` does, otherwise that
    /// of its language.
    public static func direction(ofLocale locale: String) -> Direction {
        let tags = subtags(of: locale)
        if let script = tags.dropFirst().first(where: { $0.count == 4 }) {
            return rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
        }
        return rightToLeftLanguages.contains(tags.first ?? "") ? .rightToLeft : .leftToRight
    }

    /// Returns the lowercase subtags of an identifier without keywords: `de`, `at` for `de_AT@currency=EUR`.
    package static func subtags(of locale: String) -> [String] {
        locale.prefix { $0 != "@" && $0 != "." }.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
    }

    private static let rightToLeftScripts: Set<String> = [
        "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
    ]

    private static let rightToLeftLanguages: Set<String> = [
        "ar", "arc", "bal", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "lrc", "mid", "mzn", "nqo", "ps", "rhg", "sd",
        "sdh", "syr",
        "trw", "ug", "ur", "yi",
    ]
}
