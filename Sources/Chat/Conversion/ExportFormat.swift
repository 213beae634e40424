/// A kind of export that conversations can be made of.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// The channels that Stream exports, as JSON or JSON lines, or an answer of its API.
    case stream
    /// Events that Stream sends to a web address: one, a list, or JSON lines.
    case webhook
    /// The messages of a channel that Slack exports, with `users.json` beside the file or above its folder.
    case slack
    /// The text that WhatsApp exports on iOS and Android.
    case whatsapp

    /// The name for people.
    package var name: String {
        switch self {
        case .stream: "Stream export"
        case .webhook: "Stream webhook"
        case .slack: "Slack export"
        case .whatsapp: "WhatsApp export"
        }
    }
}
