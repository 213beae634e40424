internal import Foundation

/// A file in a message of a WhatsApp export.
///
/// ```text
/// The lamp <attached: 00000004-PHOTO-2024-05-13.jpg>      on iOS, in all languages after a colon
/// IMG-20240513-WA0003.jpg (file attached)                 on Android, with the caption on the next line
/// ```
struct WhatsAppAttachment {
    var name: String

    /// The text of the message without the file.
    var caption: String

    /// - Returns: `nil` for a text without a file.
    init?(_ text: String) {
        guard let found = Self.inBrackets(text) ?? Self.beforeParentheses(text) else { return nil }
        self = found
    }

    private init(name: String, before: Substring, after: Substring) {
        self.name = name
        let parts = [before, after].map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        caption = parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// `<attached: name>` at the end of any line, with any word.
    private static func inBrackets(_ text: String) -> Self? {
        var rest = text[...]
        while let open = rest.firstIndex(of: "<") {
            let inner = rest[rest.index(after: open)...].prefix { $0 != "<" && $0 != ">" && !$0.isNewline }
            let following = rest[inner.endIndex...]
            if following.first == ">", let colon = inner.firstIndex(where: { $0 == ":" || $0 == "：" }) {
                let name = inner[inner.index(after: colon)...].trimmingCharacters(in: .whitespaces)
                let end = following.dropFirst()
                if isFileName(name), end.first?.isNewline ?? true, inner[..<colon].count <= 30 {
                    return Self(name: name, before: text[..<open], after: end)
                }
            }
            rest = rest[rest.index(after: open)...]
        }
        return nil
    }

    /// `name (words)` on the first line: the name has Android's form, or the words are known.
    private static func beforeParentheses(_ text: String) -> Self? {
        let line = text.prefix { !$0.isNewline }
        guard line.last == ")", let open = line.lastIndex(of: "("), open > line.startIndex,
            line[..<open].last == " "
        else { return nil }
        let words = line[line.index(after: open)...].dropLast()
        let name = line[..<open].trimmingCharacters(in: .whitespaces)
        guard isFileName(name), isAndroidName(name) || attached.contains(words.lowercased()) else { return nil }
        return Self(name: name, before: "", after: text[line.endIndex...])
    }

    /// Whether a text ends with a file extension.
    static func isFileName(_ name: String) -> Bool {
        guard let point = name.lastIndex(of: "."), point > name.startIndex else { return false }
        let ending = name[name.index(after: point)...]
        return (1...8).contains(ending.count) && ending.allSatisfy { $0.isLetter || $0.isNumber }
    }

    /// Whether the name has the form of Android's, such as `IMG-20240513-WA0003.jpg`.
    private static func isAndroidName(_ name: String) -> Bool {
        name.firstMatch(of: /^(IMG|VID|PTT|AUD|STK|DOC|GIF|PTV)-\d{8}-WA\d+\./) != nil
    }

    private static let attached: Set<String> = [
        "file attached", "datei angehängt", "archivo adjunto", "fichier joint", "bestand bijgevoegd", "arquivo anexado",
        "ficheiro anexado", "file allegato", "файл добавлен", "файл прикреплен", "файл прикріплено", "файл додано",
        "plik dołączony", "załączono plik", "dosya ekli", "bifogad fil", "fil bifogad", "vedhæftet fil",
        "fil vedhæftet",
        "fil vedlagt", "tiedosto liitetty", "csatolt fájl", "fájl csatolva", "soubor přiložen", "súbor priložený",
        "fișier atașat", "file terlampir", "fail dilampirkan", "tệp đính kèm", "συνημμένο αρχείο", "прикачен файл",
        "datoteka priložena", "fitxer adjunt", "קובץ מצורף", "الملف مرفق", "ملف مرفق", "فایل پیوست شد",
        "فایل پیوست شده",
        "फ़ाइल संलग्न है", "फ़ाइल जोड़ी गई", "ไฟล์ที่แนบมา", "文件附件", "附件檔案", "檔案已附加", "파일 첨부됨", "ファイル添付", "添付ファイル",
    ]
}
