import Frames
import Rendering

/// A text of the system's own views, in the language of the render; English if it isn't translated.
package enum SystemText: String, CaseIterable {
    case back = "Back"
    case cancel = "Cancel"
    case done = "Done"
    case edit = "Edit"
    case save = "Save"
    case undo = "Undo"
    case redo = "Redo"
    case search = "Search"
    case share = "Share…"
    case noResults = "No Results"
    case noResultsFor = "No Results for “%@”"
    case checkSpelling = "Check the spelling or try a new search."

    /// The text in the language of the render.
    package var localized: String {
        let settings = RenderSettings.current
        if settings.locale == "en_US" { return rawValue }
        if let pseudo = PseudoLocale(identifier: settings.locale) { return pseudo.text(rawValue) }
        guard let texts = Self.texts[settings.language], let index = Self.allCases.firstIndex(of: self) else {
            return rawValue
        }
        return texts[index]
    }

    /// Returns the text with a value in place of `%@`.
    package func localized(_ value: String) -> String {
        let parts = localized.split(separator: "%@", omittingEmptySubsequences: false)
        return parts.joined(separator: value)
    }

    /// The languages of the texts, by their codes.
    package static var languages: [String] { texts.keys.sorted() }

    /// In the order of the cases.
    static let texts: [String: [String]] = [
        "ar": [
            "رجوع", "إلغاء", "تم", "تعديل", "حفظ", "تراجع", "إعادة", "بحث", "مشاركة…", "لا توجد نتائج",
            "لا توجد نتائج عن «%@»", "تحقق من الإملاء أو جرّب بحثًا جديدًا.",
        ],
        "de": [
            "Zurück", "Abbrechen", "Fertig", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen", "Suchen", "Teilen …",
            "Keine Ergebnisse", "Keine Ergebnisse für „%@“", "Prüfe die Schreibweise, oder suche nach etwas anderem.",
        ],
        "es": [
            "Atrás", "Cancelar", "OK", "Editar", "Guardar", "Deshacer", "Rehacer", "Buscar", "Compartir…",
            "Sin resultados", "Sin resultados para «%@»", "Revisa la ortografía o prueba con otra búsqueda.",
        ],
        "fr": [
            "Retour", "Annuler", "OK", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Rechercher", "Partager…",
            "Aucun résultat", "Aucun résultat pour «\u{A0}%@\u{A0}»",
            "Vérifiez l’orthographe ou lancez une autre recherche.",
        ],
        "hi": [
            "वापस", "रद्द करें", "पूर्ण", "संपादित करें", "सहेजें", "पहले जैसा करें", "फिर से करें", "खोजें", "शेयर करें…", "कोई परिणाम नहीं",
            "“%@” के लिए कोई परिणाम नहीं", "वर्तनी जाँचें या नई खोज करें।",
        ],
        "it": [
            "Indietro", "Annulla", "Fine", "Modifica", "Salva", "Annulla", "Ripristina", "Cerca", "Condividi…",
            "Nessun risultato", "Nessun risultato per «%@»", "Controlla l’ortografia o prova un’altra ricerca.",
        ],
        "ja": [
            "戻る", "キャンセル", "完了", "編集", "保存", "取り消す", "やり直す", "検索", "共有…", "結果なし", "「%@」の検索結果なし",
            "つづりを確かめるか、別の言葉で検索してください。",
        ],
        "ko": [
            "뒤로", "취소", "완료", "편집", "저장", "실행 취소", "다시 실행", "검색", "공유…", "결과 없음", "‘%@’ 검색 결과 없음",
            "맞춤법을 확인하거나 다르게 검색해 보세요.",
        ],
        "nl": [
            "Terug", "Annuleer", "Gereed", "Wijzig", "Bewaar", "Herstel", "Opnieuw", "Zoek", "Deel…", "Geen resultaten",
            "Geen resultaten voor ‘%@’", "Controleer de spelling of zoek iets anders.",
        ],
        "pt": [
            "Voltar", "Cancelar", "OK", "Editar", "Salvar", "Desfazer", "Refazer", "Buscar", "Compartilhar…",
            "Nenhum resultado", "Nenhum resultado para “%@”", "Verifique a ortografia ou tente outra busca.",
        ],
    ]
}
