/// A kind of export that can be converted.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// Channels exported by Stream, as JSON or JSON lines, or a response of its API.
    case stream
    /// Events of Stream's webhooks: one, a list, or JSON lines.
    case webhook
    /// A workspace exported by Slack, or messages of a channel, with `users.json` next to the file or above its folder.
    case slack
    /// The text exported by WhatsApp on iOS and Android.
    case whatsapp
    /// The JSON exported by Telegram Desktop: one chat or all.
    case telegram
    /// The `data.json` of a chat from signal-export, or the JSON of messages received by signal-cli.
    case signal
    /// The text from imessage-exporter.
    case imessage

    /// Whether the current user can be given by name.
    var findsUsersByName: Bool {
        switch self {
        case .stream, .webhook: false
        case .slack, .whatsapp, .telegram, .signal, .imessage: true
        }
    }

    /// The display name.
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
