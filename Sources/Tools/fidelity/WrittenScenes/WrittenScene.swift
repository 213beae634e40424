import HeadlessUIKit

/// The code of an application for a case with prose inputs.
@MainActor
struct WrittenScene: Sendable {
    /// The family and the test, such as `ChatMessageBubbleView/test_appearance_whenContentIsSet`.
    let test: String

    /// The prose inputs that the code replaces.
    let words: [String]

    /// Sets components and appearance before views are created.
    let configure: @MainActor () -> Void

    /// Creates the view, if settings are not enough.
    let view: (@MainActor (Scene) -> UIView)?

    /// Creates code that only has settings.
    init(
        _ test: String, words: [String] = ["customised", "components"], configure: @escaping @MainActor () -> Void
    ) {
        self.test = test
        self.words = words
        self.configure = configure
        view = nil
    }

    /// Creates code that builds the view, with optional settings.
    init(
        _ test: String, words: [String], view: @escaping @MainActor (Scene) -> UIView,
        configure: @escaping @MainActor () -> Void = {}
    ) {
        self.test = test
        self.words = words
        self.configure = configure
        self.view = view
    }

    /// All code, by test.
    static let all = Dictionary(
        uniqueKeysWithValues: (messages + attachments + avatars + stacks + screens + composers + lists + threadLists)
            .map { ($0.test, $0) })

    /// Tests whose inputs are incomplete, with the missing ones.
    nonisolated static let incomplete = [
        "ChatChannelListItemView/test_appearance_pollPreview_whenLatestVoterIsAnotherUser":
            "the name of the voter is only visible in the picture",
        "ComposerVC/test_quotedTranslatedMessage":
            "the quoted text and its translation are only visible in the picture",
    ]
}
