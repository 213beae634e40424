import HeadlessUIKit

/// The code that an application would have for a case that says in words what it changes.
@MainActor
struct WrittenScene: Sendable {
    /// The family and the test, such as `ChatMessageBubbleView/test_appearance_whenContentIsSet`.
    let test: String

    /// The inputs whose words the code stands for.
    let words: [String]

    /// Sets components and appearance, before any view is made.
    let configure: @MainActor () -> Void

    /// Makes the view, if settings are not enough.
    let view: (@MainActor (Scene) -> UIView)?

    /// Makes code that is settings alone.
    init(
        _ test: String, words: [String] = ["customised", "components"], configure: @escaping @MainActor () -> Void
    ) {
        self.test = test
        self.words = words
        self.configure = configure
        view = nil
    }

    /// Makes code that builds the view, and has some settings.
    init(
        _ test: String, words: [String], view: @escaping @MainActor (Scene) -> UIView,
        configure: @escaping @MainActor () -> Void = {}
    ) {
        self.test = test
        self.words = words
        self.configure = configure
        self.view = view
    }

    /// All that has been written, by the test.
    static let all = Dictionary(
        uniqueKeysWithValues: (messages + attachments + avatars + stacks + screens + composers + lists + threadLists)
            .map { ($0.test, $0) })

    /// The tests whose words don't tell all that would have to be written, and what they keep back.
    nonisolated static let untold = [
        "ChatChannelListItemView/test_appearance_pollPreview_whenLatestVoterIsAnotherUser":
            "the name of the voter is only seen",
        "ComposerVC/test_quotedTranslatedMessage": "the quoted text and its translation are only seen",
    ]
}
