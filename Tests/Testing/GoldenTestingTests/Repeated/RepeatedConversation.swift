import ChatModels
import Foundation

/// A conversation with most kinds of rows, and its list entries.
@MainActor
enum RepeatedConversation {
    static let conversation: Conversation = {
        guard let read = try? ConversationReader.read(Data(text.utf8), name: "harbor.yaml").conversations.first else {
            preconditionFailure("The conversation can't be read.")
        }
        return read
    }()

    static var root: ChatMessage? { conversation.messages.first { $0.replyCount > 0 } }

    static var threads: [ChatThread] { conversation.threads }

    private static let text = """
        channel: { name: Harbor, members: [ada, ben, cleo], online: 2, typing: [cleo], unread: 2 }
        me: ben
        users:
          ada: { name: Ada, online: true }
          ben: { name: Ben }
          cleo: { name: Cleo }
        messages:
          - { from: ada, at: 2024-01-06T09:00:00Z, text: The boats leave at noon }
          - id: root
            from: ada
            at: 2024-01-07T09:00:20Z
            text: Who takes the long way around the island, past the two lighthouses?
            reactions: { like: 2, love: 1 }
            thread:
              messages:
                - { from: ben, at: 2024-01-07T09:05:00Z, text: Me }
                - { from: cleo, at: 2024-01-07T09:06:00Z, text: Not today }
          - { from: ben, at: 2024-01-07T09:01:30Z, text: I do, read-by: all, reactions: { wow: 1 } }
          - { from: ben, at: 2024-01-07T09:01:40Z, text: "See https://example.org/tides", read-by: 1 }
          - from: cleo
            at: 2024-01-07T09:03:00Z
            attachments:
              - file: { name: Tides.pdf, size: 20480 }
              - voice-recording: { duration: 17.4, waveform: [0.1, 0.5, 0.9, 0.4, 0.2] }
          - from: ada
            at: 2024-01-07T09:04:00Z
            attachments:
              - poll: { question: When?, options: [{ text: Noon, votes: 2, mine: true }, { text: Later, votes: 1 }] }
          - { from: cleo, at: 2024-01-07T09:05:00Z, type: deleted, text: Gone }
          - { type: system, at: 2024-01-07T09:06:00Z, text: Cleo has left }
          - { from: ben, at: 2024-01-07T09:07:00Z, text: Failed, state: failed }
        """
}
