extension RenderSettings {
    /// The code of the language of ``locale``, in lower case: `de` for `de_AT`.
    package var language: String { Self.subtags(of: locale).first ?? "" }

    /// The side at which reading begins in a locale: by its script if it names one, as `az_Arab` does, else by its language.
    public static func direction(ofLocale locale: String) -> Direction {
        let tags = subtags(of: locale)
        if let script = tags.dropFirst().first(where: { $0.count == 4 }) {
            return rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
        }
        return rightToLeftLanguages.contains(tags.first ?? "") ? .rightToLeft : .leftToRight
    }

    /// The parts of an identifier, in lower case, without keywords: `de`, `at` for `de_AT@currency=EUR`.
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
