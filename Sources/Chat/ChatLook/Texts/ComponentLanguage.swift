internal import Console
import Frames
import Rendering

/// A language that the components are translated into.
package struct ComponentLanguage: Sendable {
    /// The code, such as `de`.
    package let code: String

    /// The name in English.
    package let name: String

    /// The name in the language itself.
    package let ownName: String

    /// The plural rule.
    package let plural: PluralRule

    /// The quotation marks.
    package let quotes: (open: String, close: String)

    /// The texts by their keys, created lazily.
    package let texts: @Sendable () -> [String: String]

    /// Returns the text for a key; if it only has plural forms, the form `other`. A missing text is in English, and an
    /// unknown key is returned itself, as by bundles.
    package func text(for key: String) -> String {
        let (own, english) = (texts(), EnglishTexts.all)
        return own[key] ?? own["\(key).other"] ?? english[key] ?? english["\(key).other"] ?? key
    }

    /// Returns the key of the plural form for a number, or `nil` for a text without forms.
    ///
    /// A form `zero` is also used for 0 in languages that don't need it.
    package func form(of key: String, for number: Int) -> String? {
        let forms: [PluralRule.Form] = (number == 0 ? [.zero] : []) + [plural.form(for: number), .other]
        let texts = texts()
        if let form = forms.first(where: { texts["\(key).\($0)"] != nil }) { return "\(key).\(form)" }
        return Self.english.code == code || texts[key] != nil ? nil : Self.english.form(of: key, for: number)
    }

    /// Returns a text in quotation marks.
    package func quoted(_ text: String) -> String { quotes.open + text + quotes.close }
}

extension ComponentLanguage {
    /// English and the ten languages that it is translated into, by code.
    package static let all: [ComponentLanguage] = [
        .init("ar", "Arabic", "العربية", .arabic, ("«", "»")) { ArabicTexts.all },
        .init("de", "German", "Deutsch", .one, ("„", "“")) { GermanTexts.all },
        english,
        .init("es", "Spanish", "Español", .one, ("«", "»")) { SpanishTexts.all },
        .init("fr", "French", "Français", .zeroOrOne, ("«\u{A0}", "\u{A0}»")) { FrenchTexts.all },
        .init("hi", "Hindi", "हिन्दी", .zeroOrOne, ("“", "”")) { HindiTexts.all },
        .init("it", "Italian", "Italiano", .one, ("«", "»")) { ItalianTexts.all },
        .init("ja", "Japanese", "日本語", .same, ("「", "」")) { JapaneseTexts.all },
        .init("ko", "Korean", "한국어", .same, ("‘", "’")) { KoreanTexts.all },
        .init("nl", "Dutch", "Nederlands", .one, ("‘", "’")) { DutchTexts.all },
        .init("pt", "Portuguese", "Português", .zeroOrOne, ("“", "”")) { PortugueseTexts.all },
    ]

    package static let english = ComponentLanguage("en", "English", "English", .one, ("\"", "\"")) { EnglishTexts.all }

    /// The language of the render; English, with a reported problem, if it isn't translated.
    package static var current: ComponentLanguage {
        let settings = RenderSettings.current
        if settings.locale == "en_US" { return english }
        if let pseudo = PseudoLocale(identifier: settings.locale) { return language(pseudo) }
        let code = settings.language
        if let language = byCode[code] { return language }
        RenderProblems.report(
            .oncePerRun,
            "The components are not translated into the language of “\(settings.locale.shortened(to: 40))”; their texts are English. "
                + "Available are \(all.map(\.code).joined(separator: ", ")).",
            about: "language \(code)")
        return english
    }

    private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })

    private init(
        _ code: String, _ name: String, _ ownName: String, _ plural: PluralRule, _ quotes: (String, String),
        texts: @escaping @Sendable () -> [String: String]
    ) {
        self.init(
            code: code, name: name, ownName: ownName, plural: plural, quotes: (quotes.0, quotes.1), texts: texts)
    }
}

extension ComponentLanguage {
    /// Returns the language of a pseudolocale: the modified English texts.
    static func language(_ pseudo: PseudoLocale) -> ComponentLanguage {
        ComponentLanguage(
            code: pseudo.rawValue, name: pseudo.name, ownName: english.ownName, plural: english.plural,
            quotes: english.quotes, texts: { pseudoTexts[pseudo] ?? EnglishTexts.all })
    }

    /// The languages of all pseudolocales.
    package static var pseudo: [ComponentLanguage] { PseudoLocale.allCases.map(language) }

    private static let pseudoTexts = Dictionary(
        uniqueKeysWithValues: PseudoLocale.allCases.map { pseudo in (pseudo, EnglishTexts.all.mapValues(pseudo.text)) })
}
