internal import Foundation

/// What WhatsApp writes in the place of a text, in the languages that are known.
enum WhatsAppPhrases {
    /// Stands for a picture, film or recording that was left out of the export.
    static func isOmittedMedia(_ text: String) -> Bool { omitted.contains(normalized(text)) }

    /// Stands for a message that was deleted by its author.
    static func isDeleted(_ text: String) -> Bool { deleted.contains(normalized(text)) || isOwnDeletion(text) }

    /// Stands for a message that was deleted by the one who exported the chat.
    static func isOwnDeletion(_ text: String) -> Bool { deletedByMe.contains(normalized(text)) }

    /// The name of the file in a line that names one; `nil` for any other line.
    static func attachedFile(_ line: String) -> String? {
        let line = line.trimmingCharacters(in: .whitespaces)
        for word in attachedBefore where line.hasPrefix("<\(word)") && line.hasSuffix(">") {
            return line.dropFirst(word.count + 1).dropLast().trimmingCharacters(in: .whitespaces)
        }
        for word in attachedBehind where line.hasSuffix(" (\(word))") {
            let name = String(line.dropLast(word.count + 3))
            return name.contains(".") ? name : nil
        }
        return nil
    }

    /// The text without the note that it was edited; `nil` for a text that wasn't.
    static func withoutEdition(_ text: String) -> String? {
        for note in edited {
            guard let range = text.range(of: note, options: [.backwards, .anchored]) else { continue }
            return text[..<range.lowerBound].trimmingCharacters(in: .whitespaces)
        }
        return nil
    }

    /// Whether a line with an author is one of the application all the same.
    static func isNotice(_ text: String) -> Bool {
        notices.contains { text.range(of: $0, options: .caseInsensitive) != nil }
    }

    private static func normalized(_ text: String) -> String {
        var text = text.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
        while text.hasSuffix(".") { text.removeLast() }
        return text
    }

    private static let omitted: Set<String> = [
        "<media omitted>", "<medien ausgeschlossen>", "<multimedia omitido>", "<médias omis>", "<media weggelaten>",
        "<mídia oculta>", "<arquivo de mídia oculto>", "<media omessi>",
        "image omitted", "video omitted", "audio omitted", "sticker omitted", "gif omitted", "document omitted",
        "contact card omitted", "video note omitted",
        "bild weggelassen", "video weggelassen", "audio weggelassen", "sticker weggelassen", "gif weggelassen",
        "imagen omitida", "video omitido", "audio omitido", "sticker omitido", "gif omitido", "documento omitido",
        "image absente", "vidéo absente", "audio omis", "sticker omis", "document omis",
        "afbeelding weggelaten", "video weggelaten", "audio weggelaten", "sticker weggelaten",
        "imagem ocultada", "vídeo omitido", "áudio ocultado", "figurinha omitida",
        "immagine omessa", "video omesso", "audio omesso", "sticker non incluso",
    ]

    private static let deleted: Set<String> = [
        "this message was deleted", "this message was deleted by an admin", "diese nachricht wurde gelöscht",
        "se eliminó este mensaje", "este mensaje fue eliminado", "ce message a été supprimé",
        "dit bericht is verwijderd",
        "dit bericht werd verwijderd", "mensagem apagada", "essa mensagem foi apagada",
        "questo messaggio è stato eliminato",
    ]

    private static let deletedByMe: Set<String> = [
        "you deleted this message", "du hast diese nachricht gelöscht", "eliminaste este mensaje",
        "vous avez supprimé ce message", "je hebt dit bericht verwijderd", "você apagou esta mensagem",
        "hai eliminato questo messaggio",
    ]

    private static let attachedBehind = [
        "file attached", "datei angehängt", "Datei angehängt", "archivo adjunto", "fichier joint", "bestand bijgevoegd",
        "arquivo anexado", "file allegato",
    ]

    private static let attachedBefore = [
        "attached: ", "Anhang: ", "adjunto: ", "pièce jointe : ", "bijgevoegd: ", "anexado: ", "allegato: ",
    ]

    private static let edited = [
        "<This message was edited>", "<Diese Nachricht wurde bearbeitet.>", "<Se editó este mensaje.>",
        "<Ce message a été modifié>", "<Dit bericht is bewerkt>", "<Mensagem editada>",
        "<Questo messaggio è stato modificato>",
    ]

    private static let notices = [
        "end-to-end encrypted", "created group", "created this group", "changed the subject", "changed the group",
        "changed this group", "changed their phone number", "joined using", "was added", "missed voice call",
        "missed video call", "security code", "turned on disappearing", "turned off disappearing", "pinned a message",
        "Ende-zu-Ende-verschlüsselt", "cifrados de extremo a extremo", "chiffrés de bout en bout",
        "end-to-end versleuteld",
        "criptografia de ponta a ponta", "crittografati end-to-end",
    ]
}
