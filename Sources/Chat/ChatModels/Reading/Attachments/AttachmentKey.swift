internal import Documents

/// The keys of an attachment, exactly one of which is required.
enum AttachmentKey: String, DocumentKey {
    case image, video, file, link, gif
    case voiceRecording = "voice-recording"
    case audio, poll, other

    static let noun = "an attachment with one of " + allCases.map(\.rawValue).joined(separator: ", ")
    static let isChoice = true
    static let oldSpellings: [String: AttachmentKey] = ["giphy": .gif, "voice": .voiceRecording]

    private static let payloads = Dictionary(
        uniqueKeysWithValues: AttachmentKind.allCases.map { ($0.payload.key, $0.payload) })

    /// The payload that the value is read as; `nil` for a poll and for a custom type.
    var payload: (any KnownAttachmentPayload.Type)? { Self.payloads[self] }

    var shape: ValueShape {
        payload?.shape ?? (self == .poll ? .object(PollKey.self) : .either([.text, .names(of: .anything)]))
    }

    var comment: String {
        payload?.comment
            ?? (self == .poll
                ? "A poll."
                : "A custom attachment; a text is its type.")
    }
}
