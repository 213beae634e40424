internal import Console
import Frames
import Rendering

/// A language that the components have texts in.
package struct ComponentLanguage: Sendable {
    /// The code, such as `de`.
    package let code: String

    /// The name in English.
    package let name: String

    /// The name in the language itself.
    package let ownName: String

    /// The rule for texts with a number.
    package let plural: PluralRule

    /// What stands before and behind a quotation.
    package let quotes: (open: String, close: String)

    /// The texts by their keys. They aren't made before the first of them is asked for.
    package let texts: @Sendable () -> [String: String]

    /// Returns the text for a key; for one that has only forms the form `other`. What is missing is English, and a key
    /// that no language has is returned as it is, as bundles do.
    package func text(for key: String) -> String {
        let (own, english) = (texts(), EnglishTexts.all)
        return own[key] ?? own["\(key).other"] ?? english[key] ?? english["\(key).other"] ?? key
    }

    /// Returns the key of the form that goes with a number, or `nil` for a text that has no forms.
    ///
    /// A form `zero` is used for 0 also where the language has no need of it.
    package func form(of key: String, for number: Int) -> String? {
        let forms: [PluralRule.Form] = (number == 0 ? [.zero] : []) + [plural.form(for: number), .other]
        let texts = texts()
        if let form = forms.first(where: { texts["\(key).\($0)"] != nil }) { return "\(key).\(form)" }
        return Self.english.code == code || texts[key] != nil ? nil : Self.english.form(of: key, for: number)
    }

    /// Returns a text between quotation marks.
    package func quoted(_ text: String) -> String { quotes.open + text + quotes.close }
}

extension ComponentLanguage {
    /// English, and the ten languages that it is translated into, by their codes.
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

    /// The language of the render; English, which is told, if there are no texts in it.
    package static var current: ComponentLanguage {
        let settings = RenderSettings.current
        if settings.locale == "en_US" { return english }
        if let pseudo = PseudoLocale(identifier: settings.locale) { return language(pseudo) }
        let code = settings.language
        if let language = byCode[code] { return language }
        RenderProblems.report(
            .oncePerRun,
            "There are no texts in the language of “\(settings.locale.shortened(to: 40))”; those of the components are English. "
                + "\(all.map(\.code).joined(separator: ", ")) are there.",
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
