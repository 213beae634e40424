public import Frames

/// Tags frames with what programs want to know of the views behind them, for `FrameTree` and `FrameDocument`, on request.
///
///     let frame = TreeTags.withReasons.marking { screen.makeFrame(proposing: ProposedSize(width: 390)) }
///     print(FrameTree(frame).text)
///
/// Any view can be asked. Without a request, nothing is recorded.
public enum TreeTags: Sendable {
    /// Messages and channels, accessibility elements, and the boxes of words.
    case standard
    /// The same, and what decided the size and the position of each view.
    case withReasons

    /// Runs `body` with these tags.
    ///
    /// - Parameter messages: The identifiers of a conversation's messages in order.
    public func marking<Result>(messages: [String] = [], _ body: () throws -> Result) rethrows -> Result {
        let numbers = Dictionary(zip(messages, 1...), uniquingKeysWith: { first, _ in first })
        return try WantedTags.adding(kinds, messageNumbers: messages.isEmpty ? nil : numbers, body)
    }

    private var kinds: Frame.Tag.Kinds {
        switch self {
        case .standard: [.contents, .elements, .words]
        case .withReasons: [.contents, .elements, .words, .reasons]
        }
    }
}

extension Frame {
    /// The tree without tags, as if none had been requested.
    public var withoutTreeTags: Frame { removingTags(.all) }
}
