import ChatModels
import Foundation

/// Finds the next voice recording to play.
open class AudioQueuePlayerNextItemProvider {
    /// The scope of the search for the next recording.
    public struct LookUpScope: RawRepresentable, Hashable, Sendable {
        /// The name of the scope.
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The other recordings of the same message.
        public static let sameMessage = LookUpScope(rawValue: "same-message")

        /// Also the immediately following messages of the author.
        public static let subsequentMessagesFromUser = LookUpScope(rawValue: "subsequent-messages-from-user")
    }

    public required init() {}

    /// Returns the next recording; `nil` for none.
    ///
    /// - Parameters:
    ///   - messages: Newest first.
    ///   - currentVoiceRecordingURL: The recording that has finished.
    open func findNextItem(
        in messages: [ChatMessage], currentVoiceRecordingURL: URL?, lookUpScope: LookUpScope
    ) -> URL? {
        func recordings(_ message: ChatMessage) -> [URL] { message.voiceRecordingAttachments.map(\.voiceRecordingURL) }
        guard let current = currentVoiceRecordingURL,
            let index = messages.firstIndex(where: { recordings($0).contains(current) })
        else { return nil }
        let message = messages[index]
        if let next = recordings(message).drop(while: { $0 != current }).dropFirst().first { return next }
        guard lookUpScope == .subsequentMessagesFromUser else { return nil }
        return messages[..<index].reversed().prefix { $0.author.id == message.author.id }.lazy
            .compactMap { recordings($0).first }.first
    }
}
