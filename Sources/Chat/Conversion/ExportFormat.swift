/// A kind of export that conversations can be made of.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// The channels that Stream exports, as JSON or JSON lines, or an answer of its API.
    case stream
    /// Events that Stream sends to a web address: one, a list, or JSON lines.
    case webhook
    /// A workspace that Slack exports, or messages of a channel, with `users.json` beside the file or above its folder.
    case slack
    /// The text that WhatsApp exports on iOS and Android.
    case whatsapp
    /// The JSON that Telegram Desktop exports: one chat or all.
    case telegram
    /// The `data.json` of a chat that signal-export writes, or the JSON of what signal-cli receives.
    case signal
    /// The text that imessage-exporter writes.
    case imessage

    /// Whether the user whose screen is drawn can be given by name.
    var findsUsersByName: Bool {
        switch self {
        case .stream, .webhook: false
        case .slack, .whatsapp, .telegram, .signal, .imessage: true
        }
    }

    /// The name for people.
    package var name: String {
        switch self {
        case .stream: "Stream export"
        case .webhook: "Stream webhook"
        case .slack: "Slack export"
        case .whatsapp: "WhatsApp export"
        case .telegram: "Telegram export"
        case .signal: "Signal export"
        case .imessage: "Messages export"
        }
    }
}
