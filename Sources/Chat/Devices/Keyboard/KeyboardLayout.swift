import ChatLook

/// The letters of a language on a phone's keyboard.
struct KeyboardLayout: Sendable {
    /// The arrangement of the keys.
    enum Shape: Sendable {
        /// Three rows of letters, with shift and delete at the ends of the third.
        case rows
        /// As ``rows``, without capital letters.
        case rowsWithoutShift
        /// A pad of syllables, with other keys at both sides.
        case pad
    }

    let shape: Shape

    /// The keys of each row, from left to right. A pad has four rows of syllables.
    let rows: [[String]]

    /// The label of the key for digits.
    let digits: String

    /// The label of the space bar.
    let space: String

    /// The label of the return key.
    let enter: String

    /// - Parameter rows: The letters of each row. Letters of several characters, and those of a pad, are separated by
    ///   spaces.
    init(_ rows: [String], _ shape: Shape = .rows, digits: String = "123", space: String, enter: String) {
        self.shape = shape
        self.rows = rows.map { row in
            // A space and the vowel sign after it are one character.
            let letters = row.unicodeScalars.split(separator: " ").map { String($0) }
            return letters.count > 1 ? letters : row.map(String.init)
        }
        self.digits = digits
        self.space = space
        self.enter = enter
    }

    /// The layout of a language by its code; that of English for others.
    static func layout(of language: String) -> KeyboardLayout { all[language] ?? english }
}

// The letters are those of the first keyboard that iOS 18 offers for each language, and the labels those of its keys,
// all from memory.

extension KeyboardLayout {
    private static let english = KeyboardLayout(qwerty, space: "space", enter: "return")

    private static let qwerty = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

    private static let all: [String: KeyboardLayout] = [
        "en": english,
        "ar": KeyboardLayout(
            ["ض ص ث ق ف غ ع ه خ ح ج", "ش س ي ب ل ا ت ن م ك ط", "ذ ء ؤ ر ى ة و ز ظ د"], .rowsWithoutShift,
            digits: "١٢٣", space: "مسافة", enter: "إدخال"),
        "de": KeyboardLayout(["qwertzuiopü", "asdfghjklöä", "yxcvbnm"], space: "Leerzeichen", enter: "Return"),
        "es": KeyboardLayout(["qwertyuiop", "asdfghjklñ", "zxcvbnm"], space: "espacio", enter: "intro"),
        "fr": KeyboardLayout(["azertyuiop", "qsdfghjklm", "wxcvbn’"], space: "espace", enter: "retour"),
        "hi": KeyboardLayout(
            ["ौ ै ा ी ू ब ह ग द ज ड", "ो े ् ि ु प र क त च ट", "ं म न व ल स य"], digits: "१२३", space: "स्पेस",
            enter: "रिटर्न"),
        "it": KeyboardLayout(qwerty, space: "spazio", enter: "invio"),
        "ja": KeyboardLayout(
            ["あ か さ", "た な は", "ま や ら", "^^ わ 、。?!"], .pad, digits: "ABC", space: "空白", enter: "改行"),
        "ko": KeyboardLayout(["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"], space: "스페이스", enter: "리턴"),
        "nl": KeyboardLayout(qwerty, space: "spatie", enter: "return"),
        "pt": KeyboardLayout(qwerty, space: "espaço", enter: "retorno"),
    ]
}
