internal import ChatModels
internal import Conversion
internal import Foundation

extension FuzzTarget {
    /// Channel exports and events from Stream.
    static let streamExport = FuzzTarget(
        "export-stream", makers: [bytes(), values(asYAML: false), values(asYAML: false)],
        run: { convert($0, [nil, .stream, .webhook]) })

    /// Messages of a channel in a Slack export.
    static let slackExport = FuzzTarget(
        "export-slack", makers: [bytes(), values(asYAML: false), values(asYAML: false)],
        run: { convert($0, [nil, .slack]) })

    /// Chats in exports of Telegram and Signal.
    static let telegramExport = FuzzTarget(
        "export-telegram", makers: [bytes(), values(asYAML: false), values(asYAML: false)],
        run: { convert($0, [nil, .telegram, .signal]) })

    /// Zip archives.
    static let archiveExport = FuzzTarget("export-archive", makers: [bytes()], run: { convert($0, [nil]) })

    /// The text files of WhatsApp and imessage-exporter.
    static let whatsAppExport = FuzzTarget(
        "export-whatsapp", makers: [bytes(words: words)], run: { convert($0, [nil, .whatsapp, .imessage]) })

    private static let words = [
        "[02.05.24, 11:59:00] Ana: ", "5/2/24, 11:59 AM - Ben: ", "\n", "\u{200E}", "<Media omitted>", "image omitted",
        "<attached: a.jpg>", "IMG-1.jpg (file attached)", "added", "created group", "\u{202F}PM",
        "31/12/99, 24:00 - x: ",
        "This message was deleted", "1/1/1, 1:1 - : ",
    ]

    private static func convert(_ data: Data, _ formats: [ExportFormat?]) -> FuzzOutcome {
        var outcome = FuzzOutcome()
        for format in formats {
            do {
                let converted = try ConversationConverter.convert(
                    data, name: "export.txt", ConversationConverter.Options(format: format))
                outcome.isAccepted = true
                outcome.messages += converted.omissions + converted.notes
                do {
                    _ = try ConversationReader.read(Data(converted.text.utf8), name: "chat.yaml")
                } catch {
                    outcome.violations.append("the converted conversation can't be read")
                }
            } catch {
                outcome.messages.append("\(error)")
            }
        }
        return outcome
    }
}
