internal import Documents

/// The keys of an attachment, of which it has exactly one.
enum AttachmentKey: String, DocumentKey {
    case image, video, file, link, gif
    case voiceRecording = "voice-recording"
    case audio, poll, other

    static let noun = "an attachment with one of " + allCases.map(\.rawValue).joined(separator: ", ")
    static let isChoice = true
    static let oldSpellings: [String: AttachmentKey] = ["giphy": .gif, "voice": .voiceRecording]

    private static let payloads = Dictionary(
        uniqueKeysWithValues: AttachmentKind.allCases.map { ($0.payload.key, $0.payload) })

    /// The payload that the value is read as; `nil` for a poll and for a type of the application's own.
    var payload: (any KnownAttachmentPayload.Type)? { Self.payloads[self] }

    var shape: ValueShape {
        payload?.shape ?? (self == .poll ? .object(PollKey.self) : .either([.text, .names(of: .anything)]))
    }

    var comment: String {
        payload?.comment
            ?? (self == .poll
                ? "A question with options to vote for."
                : "An attachment of the application's own; a text is its type.")
    }
}
