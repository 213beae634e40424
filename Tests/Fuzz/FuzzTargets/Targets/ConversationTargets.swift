internal import ChatModels
internal import Documents
internal import Foundation

extension FuzzTarget {
    /// Conversation files.
    static let conversation = FuzzTarget(
        "conversation",
        makers: [
            bytes(words: words), bytes(words: words), values(), values(), documents(conversationGenerator),
        ], run: { read($0, name: "chat") })

    /// Responses of Stream's API.
    static let payload = FuzzTarget(
        "payload", makers: [bytes(words: words), values(asYAML: false), values(asYAML: false)],
        run: { read($0, name: "state.json") })

    private static let words = [
        "messages:", "channel:", "users:", "me:", "from:", "text:", "at:", "reactions:", "attachments:", "thread:",
        "poll:",
        "quote:", "\n  - ", "\n    ", ": ", "[", "]", "{", "}", "\"", "'", "|\n", ">-\n", "&a ", "*a", "<<: ", "? ",
        "---\n",
        "...\n", "!!str ", "# ", "\\u202e", "\\ud800", "\t",
    ]

    /// Generates conversations between a few known people.
    package static let conversationGenerator = SchemaGenerator(
        schema: ConversationSchema.json,
        hints: [
            "": people, "me": people, "from": people, "members": people, "typing": people, "by": people,
            "read-by": people, "pinned-by": people, "created-by": people, "mentions": people, "participants": people,
            "at": times, "id": ids, "parent": ids, "reply-to": ["1", "2", "m1"], "type": ["messaging", "team"],
            "avatar": pictures, "image": pictures, "picture": pictures, "video": pictures, "gif": pictures,
            "giphy": pictures, "text": phrases, "name": phrases,
        ], maximumElements: 3)

    private static let people = ["ana", "ben", "cem"]
    private static let ids = (1...9).map { "m\($0)" }
    private static let pictures = ["a.png", "b.jpg", "c.jpg", "d.gif", "https://example.com/a.png"]
    private static let times = ["2024-05-02T11:59:00Z", "2024-05-02T12:00:30Z", "2024-01-01T00:00:00Z", "2024-05-03"]
    private static let phrases = OddValues.texts.filter { $0.utf8.count > 1 && $0.utf8.count < 80 }

    private static func read(_ data: Data, name: String) -> FuzzOutcome {
        var outcome = FuzzOutcome()
        do throws(DocumentError) {
            let document = try ConversationReader.read(data, name: name, imageRoot: ScratchFolder.pictures.path)
            outcome.isAccepted = true
            outcome.messages = document.warnings
        } catch {
            outcome.messages = [error.description]
        }
        return outcome
    }
}
