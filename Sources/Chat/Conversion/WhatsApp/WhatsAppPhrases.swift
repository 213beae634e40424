internal import Foundation

/// WhatsApp's phrases in place of a text, in the known languages.
enum WhatsAppPhrases {
    /// Whether a text represents a picture, video or recording that isn't in the export.
    static func isOmittedMedia(_ text: String) -> Bool {
        let text = normalized(text)
        if omitted.contains(text) { return true }
        return omittedWords.contains { words in
            words.kind.contains { text.hasPrefix($0) || text.hasSuffix($0) } && text.contains(words.omitted)
        }
            && text.count < 40
    }

    /// The name of a document omitted on iOS: `Map.pdf • 2 pages document omitted`.
    static func omittedDocument(_ text: String) -> String? {
        guard text.count < 300, !text.contains("\n"), let point = text.lastIndex(of: ".") else { return nil }
        let ending = text[point...].prefix { !$0.isWhitespace }
        let name = String(text[..<ending.endIndex])
        let rest = text[ending.endIndex...].lowercased()
        guard WhatsAppAttachment.isFileName(name), rest.count < 60,
            omittedWords.contains(where: { words in
                rest.contains(words.omitted) && words.kind.contains(where: rest.contains)
            })
        else { return nil }
        return name
    }

    /// Whether a text represents a message deleted by its author, or by a group admin.
    static func isDeleted(_ text: String) -> Bool {
        let plain = normalized(text)
        return deleted.contains(plain) || isOwnDeletion(text) || isDeletionByAdministrator(plain)
    }

    private static func isDeletionByAdministrator(_ text: String) -> Bool {
        guard text.count < 150, !text.contains("\n") else { return false }
        return deletedByAdministrator.contains { text.hasPrefix($0.start) && text.hasSuffix($0.end) }
    }

    /// The texts before and after the name of an admin.
    private static let deletedByAdministrator: [(start: String, end: String)] = [
        ("this message was deleted by admin ", ""), ("diese nachricht wurde von admin ", " gelöscht"),
        ("un admin., ", ", eliminó este mensaje"), ("ce message a été supprimé par l’admin ", ""),
        ("ce message a été supprimé par l'admin ", ""), ("dit bericht is verwijderd door beheerder ", ""),
        ("mensagem apagada pelo admin ", ""), ("questo messaggio è stato eliminato dall'amministratore ", ""),
        ("данное сообщение удалено админом ", ""), ("pesan ini dihapus oleh admin ", ""),
        ("bu mesaj yönetici ", " tarafından silindi"),
    ]

    /// Whether a text represents a message deleted by the person who exported the chat.
    static func isOwnDeletion(_ text: String) -> Bool { deletedByMe.contains(normalized(text)) }

    /// The text without the note that it was edited; `nil` if it wasn't.
    static func withoutEdition(_ text: String) -> String? {
        for note in edited {
            guard let range = text.range(of: note, options: [.backwards, .anchored]) else { continue }
            return text[..<range.lowerBound].trimmingCharacters(in: .whitespaces)
        }
        return nil
    }

    /// Whether a line is a notice, judging by its words.
    static func isNotice(_ text: String) -> Bool {
        let text = text.lowercased()
        return notices.contains(where: text.contains)
    }

    /// Whether the first line of a chat is the notice about encryption.
    static func isEncryption(_ text: String) -> Bool {
        let text = text.lowercased()
        return encryption.contains(where: text.contains)
    }

    /// Whether a line is about a missed call, which has the caller as its author.
    static func isMissedCall(_ text: String) -> Bool {
        let text = normalized(text)
        return missedCalls.contains { text.hasPrefix($0) }
    }

    private static func normalized(_ text: String) -> String {
        var text = text.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
        while let last = text.last, "।.。".contains(last) { text.removeLast() }
        return text
    }

    // MARK: Media

    /// Android has one phrase for all kinds.
    private static let omitted: Set<String> = [
        "<media omitted>", "<medien ausgeschlossen>", "<multimedia omitido>", "<archivo omitido>", "<médias omis>",
        "<média omis>", "<media weggelaten>", "<mídia oculta>", "<arquivo de mídia oculto>", "<ficheiro não revelado>",
        "<media omessi>", "<media omesso>", "<без медиафайлов>", "<медиафайл пропущен>", "<файл пропущен>",
        "<медіафайл пропущено>", "<pominięto multimedia>", "<média vynechány>", "<médiá vynechané>",
        "<hiányzó médiafájl>", "<hiányzó média>", "<media omise>", "<conținut media omis>", "<medya dahil edilmedi>",
        "<media tidak disertakan>", "<media disisihkan>", "<tập tin media bị bỏ qua>", "<mediefil udeladt>",
        "<medier utelämnade>", "<media utelämnad>", "<mediefil utelatt>", "<mediatiedosto jätetty pois>",
        "<media jätettiin pois>", "<τα πολυμέσα παραλείφθηκαν>", "<медията е пропусната>", "<medij izostavljen>",
        "<medij je izostavljen>", "<המדיה לא נכללה>", "<מדיה לא נכללה>", "<تم استبعاد الوسائط>", "<رسانه حذف شد>",
        "<رسانه پیوست نشده است>", "<मीडिया को छोड़ दिया गया>", "<मीडिया के बिना>", "<ไม่รวมสื่อ>", "<媒体文件已忽略>", "<省略多媒体文件>",
        "<忽略多媒體檔>", "<略過多媒體檔>", "<媒體已略去>", "<미디어 파일을 제외한 내보내기>", "<미디어 파일 생략>", "<メディアなし>", "<メディアは含まれていません>",
        "<メディアを除く>", "<fitxers multimèdia omesos>",
    ]

    /// iOS has a phrase for each kind.
    private static let omittedWords: [(omitted: String, kind: [String])] = [
        ("omitted", ["image", "video", "audio", "sticker", "gif", "document", "contact card", "video note"]),
        ("weggelassen", ["bild", "video", "audio", "sticker", "gif", "dokument", "kontaktkarte", "videonachricht"]),
        ("ausgelassen", ["bild", "video", "audio", "sticker", "gif", "dokument", "kontaktkarte", "videonotiz"]),
        (
            "omitid",
            [
                "imagen", "video", "audio", "sticker", "gif", "documento", "tarjeta de contacto", "vídeo", "imagem",
                "áudio", "figurinha", "cartão do contato",
            ]
        ),
        ("ocultad", ["imagem", "vídeo", "áudio", "figurinha", "gif", "documento", "cartão do contato"]),
        ("absent", ["image", "vidéo", "audio", "sticker", "gif", "document", "fiche contact"]),
        ("omis", ["image", "vidéo", "audio", "sticker", "gif", "document", "fiche contact"]),
        ("weggelaten", ["afbeelding", "video", "audio", "sticker", "gif", "document", "contactkaart"]),
        ("omess", ["immagine", "video", "audio", "sticker", "gif", "documento", "scheda contatto"]),
        ("non incluso", ["sticker", "immagine", "video", "audio", "gif", "documento"]),
        ("опущен", ["изображение", "видео", "аудио", "стикер", "gif", "документ"]),
        ("пропущен", ["изображение", "видео", "аудио", "стикер", "gif", "документ", "зображення", "відео", "аудіо"]),
        ("pominięt", ["obraz", "grafika", "wideo", "film", "audio", "dźwięk", "naklejka", "gif", "dokument"]),
        ("dahil edilmedi", ["görüntü", "video", "ses", "çıkartma", "gif", "belge", "kişi kartı"]),
        ("utelämnad", ["bild", "video", "ljud", "klistermärke", "gif", "dokument"]),
        ("udeladt", ["billede", "video", "lyd", "sticker", "gif", "dokument"]),
        ("kihagyva", ["kép", "videó", "hang", "matrica", "gif", "dokumentum"]),
        ("생략", ["이미지", "동영상", "비디오", "오디오", "음성", "스티커", "gif", "문서"]),
        ("已忽略", ["图像", "图片", "视频", "音频", "贴图", "gif", "文档"]),
        ("已略去", ["圖片", "影片", "音訊", "貼圖", "gif", "文件"]),
        ("除外", ["画像", "動画", "音声", "スタンプ", "gif", "文書"]),
        ("省略", ["画像", "動画", "音声", "ビデオ", "オーディオ", "スタンプ", "gif", "文書"]),
        ("محذوف", ["صورة", "فيديو", "ملف صوتي", "ملصق", "gif", "مستند"]),
        ("לא נכלל", ["תמונה", "סרטון", "אודיו", "סטיקר", "gif", "מסמך"]),
        ("हटा", ["चित्र", "इमेज", "वीडियो", "ऑडियो", "स्टिकर", "gif", "दस्तावेज़"]),
    ]

    // MARK: Deleted and edited messages

    private static let deleted: Set<String> = [
        "this message was deleted", "this message was deleted by an admin", "diese nachricht wurde gelöscht",
        "se eliminó este mensaje", "este mensaje fue eliminado", "ce message a été supprimé",
        "dit bericht is verwijderd", "dit bericht werd verwijderd", "mensagem apagada", "essa mensagem foi apagada",
        "esta mensagem foi apagada", "questo messaggio è stato eliminato", "данное сообщение удалено",
        "сообщение удалено", "це повідомлення було видалено", "повідомлення видалено", "ta wiadomość została usunięta",
        "wiadomość została usunięta", "bu mesaj silindi", "det här meddelandet har raderats",
        "det här meddelandet raderades", "denne besked blev slettet", "denne meldingen ble slettet",
        "tämä viesti poistettiin", "ez az üzenet törölve lett", "ezt az üzenetet törölték", "tato zpráva byla smazána",
        "táto správa bola odstránená", "acest mesaj a fost șters", "pesan ini dihapus", "mesej ini telah dipadam",
        "tin nhắn này đã bị xóa", "αυτό το μήνυμα διαγράφηκε", "това съобщение беше изтрито", "ova poruka je izbrisana",
        "הודעה זו נמחקה", "תם מחיקת הודעה זו", "تم حذف هذه الرسالة", "این پیام حذف شده است", "این پیام حذف شد",
        "यह संदेश हटा दिया गया", "यह मैसेज हटा दिया गया", "ข้อความนี้ถูกลบแล้ว", "此消息已删除", "消息已删除", "此訊息已刪除", "這則訊息已刪除", "已刪除這則訊息",
        "삭제된 메시지입니다", "이 메시지는 삭제되었습니다", "このメッセージは削除されました",
    ]

    private static let deletedByMe: Set<String> = [
        "you deleted this message", "you deleted this message as admin", "du hast diese nachricht gelöscht",
        "eliminaste este mensaje", "vous avez supprimé ce message", "je hebt dit bericht verwijderd",
        "u hebt dit bericht verwijderd", "você apagou esta mensagem", "apagou esta mensagem",
        "hai eliminato questo messaggio",
        "вы удалили данное сообщение", "вы удалили это сообщение", "ви видалили це повідомлення",
        "usunąłeś tę wiadomość", "usunięto tę wiadomość", "bu mesajı sildiniz", "du raderade det här meddelandet",
        "du slettede denne besked", "du slettet denne meldingen", "poistit tämän viestin", "törölted ezt az üzenetet",
        "tuto zprávu jste smazali", "ați șters acest mesaj", "anda menghapus pesan ini", "anda telah memadam mesej ini",
        "bạn đã xóa tin nhắn này", "διαγράψατε αυτό το μήνυμα", "вие изтрихте това съобщение", "מחקת הודעה זו",
        "لقد حذفت هذه الرسالة", "حذفت هذه الرسالة", "شما این پیام را حذف کردید", "आपने यह संदेश हटाया", "आपने यह मैसेज हटा दिया",
        "คุณลบข้อความนี้",
        "你已删除此消息", "您已刪除此訊息", "你已刪除這則訊息", "이 메시지를 삭제했습니다", "このメッセージを削除しました",
    ]

    private static let edited = [
        "<This message was edited>", "<Diese Nachricht wurde bearbeitet.>", "<Diese Nachricht wurde bearbeitet>",
        "<Se editó este mensaje.>", "<Se editó este mensaje>", "<Ce message a été modifié>", "<Dit bericht is bewerkt>",
        "<Mensagem editada>", "<Essa mensagem foi editada>", "<Questo messaggio è stato modificato>",
        "<Сообщение изменено>", "<Данное сообщение изменено>", "<Повідомлення відредаговано>",
        "<Wiadomość została zedytowana>", "<Edytowano tę wiadomość>", "<Bu mesaj düzenlendi>",
        "<Det här meddelandet har redigerats>", "<Denne besked blev redigeret>", "<Denne meldingen ble redigert>",
        "<Tätä viestiä muokattiin>", "<Ezt az üzenetet szerkesztették>", "<Tato zpráva byla upravena>",
        "<Acest mesaj a fost editat>", "<Pesan ini diedit>", "<Tin nhắn này đã được chỉnh sửa>", "<הודעה זו נערכה>",
        "<تم تعديل هذه الرسالة>", "<این پیام ویرایش شد>", "<यह मैसेज एडिट किया गया>", "<ข้อความนี้ถูกแก้ไขแล้ว>", "<此消息已编辑>",
        "<此訊息已編輯>",
        "<이 메시지는 수정되었습니다>", "<このメッセージは編集されました>",
    ]

    // MARK: Notices

    private static let encryption = [
        "end-to-end encrypted", "ende-zu-ende-verschlüsselt", "cifrados de extremo a extremo",
        "chiffrés de bout en bout",
        "end-to-end versleuteld", "criptografia de ponta a ponta", "encriptadas ponto a ponto",
        "crittografati end-to-end",
        "защищены сквозным шифрованием", "наскрізним шифруванням", "szyfrowane od końca do końca",
        "szyfrowaniem typu end-to-end", "pełnym szyfrowaniem", "uçtan uca şifreli", "totalsträckskrypterade",
        "end-to-end krypteret", "end-to-end-kryptert", "päästä päähän", "végpontok közötti titkosítás",
        "végpontok között titkosított", "koncovým šifrováním", "šifrovány mezi koncovými", "criptate integral",
        "terenkripsi secara end-to-end", "disulitkan hujung ke hujung", "mã hóa đầu cuối",
        "κρυπτογραφημένα από άκρο σε άκρο",
        "криптирани от край до край", "מוצפנות מקצה לקצה", "מקצה לקצה", "مشفرة تمامًا", "تمامًا بين الطرفين",
        "سرتاسر رمزگذاری",
        "एंड-टू-एंड एन्क्रिप्टेड", "เข้ารหัสจากต้นทางถึงปลายทาง", "端到端加密", "端對端加密", "종단간 암호화", "エンドツーエンド",
    ]

    private static let missedCalls = [
        "missed voice call", "missed video call", "missed group voice call", "missed group video call",
        "verpasster sprachanruf", "verpasster videoanruf", "llamada perdida", "videollamada perdida",
        "appel vocal manqué",
        "appel vidéo manqué", "gemiste spraakoproep", "gemiste video-oproep", "chamada de voz perdida",
        "chamada de vídeo perdida", "chiamata persa", "videochiamata persa", "пропущенный", "nieodebrane połączenie",
        "cevapsız", "missat röstsamtal", "missat videosamtal", "부재중", "未接", "不在着信",
    ]

    private static let notices =
        encryption + [
            "created group", "created this group", "changed the subject", "changed the group", "changed this group",
            "changed their phone number", "changed to", "joined using", "was added", "you added", "added you",
            "removed you",
            "you removed", "you left", "security code", "turned on disappearing", "turned off disappearing",
            "pinned a message", "you're now an admin", "you’re now an admin", "you are now an admin", "this business",
            "blocked this contact", "unblocked this contact", "disappearing messages", "started a call",
            "hat die gruppe", "hat den gruppennamen", "hat den betreff", "sicherheitsnummer", "hinzugefügt",
            "hat die gruppenbeschreibung", "creó el grupo", "cambió el asunto", "añadió a", "código de seguridad",
            "a créé le groupe", "a changé le sujet", "code de sécurité", "heeft de groep", "beveiligingscode",
            "criou o grupo", "mudou o nome", "código de segurança", "ha creato il gruppo", "ha cambiato",
            "codice di sicurezza", "создал", "изменил", "код безопасности", "utworzył", "grubu kurdu",
            "skapade gruppen",
        ]
}
