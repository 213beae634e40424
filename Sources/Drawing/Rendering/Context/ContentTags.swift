public import Frames

/// Has frames say, on request, which message or channel they show.
///
///     let frame = ContentTags.marking { screen.makeFrame(proposing: ProposedSize(width: 390)) }
public enum ContentTags {
    /// Runs `body`, whose frames say what they show, so that annotations find it.
    ///
    /// - Parameter messages: The identifiers of the conversation's messages in their order, so that one can be named by its
    ///   number too.
    public static func marking<Result>(
        messages: [String] = [], _ body: () throws -> Result
    ) rethrows -> Result {
        let numbers = Dictionary(zip(messages, 1...), uniquingKeysWith: { first, _ in first })
        return try WantedTags.adding(.contents, messageNumbers: numbers, body)
    }
}

extension Frame {
    /// The tree without what ``ContentTags`` adds: the same as if it had not been asked for.
    public var withoutContentTags: Frame { removingTags(.contents) }
}
