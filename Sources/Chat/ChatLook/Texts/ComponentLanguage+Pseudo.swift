import Frames
import Rendering

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
