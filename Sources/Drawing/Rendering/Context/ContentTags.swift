public import Frames

/// Tags frames with the message or channel that they show, on request.
///
///     let frame = ContentTags.marking { screen.makeFrame(proposing: ProposedSize(width: 390)) }
public enum ContentTags {
    /// Runs `body` with content tags, by which annotations find what a frame shows.
    ///
    /// - Parameter messages: The identifiers of the conversation's messages in order, so that a message can also be
    ///   found by its number.
    public static func marking<Result>(
        messages: [String] = [], _ body: () throws -> Result
    ) rethrows -> Result {
        let numbers = Dictionary(zip(messages, 1...), uniquingKeysWith: { first, _ in first })
        return try WantedTags.adding(.contents, messageNumbers: numbers, body)
    }
}

extension Frame {
    /// The tree without content tags, as if they had not been requested.
    public var withoutContentTags: Frame { removingTags(.contents) }
}
