/// Why a selection can't be drawn.
public enum PictureError: Error, Equatable {
    /// A length of the selection, in points, is no number or less than the least that can be drawn.
    case invalidLength(String, Double, least: Double)
    /// A length of the selection, in points, is more than the most that can be drawn.
    case excessiveLength(String, Double, most: Double)
    /// A list is to be drawn, and the selection shows no list.
    case noList
    /// The conversation has no message to draw.
    case noMessages
    /// A single message is to be drawn, and the selection doesn't say which of so many.
    case messageMissing(count: Int)
    /// The selection names a message that the conversation, with so many of them, doesn't have.
    case unknownMessage(String, count: Int)
    /// The message is hidden, or only in a thread.
    case messageNotInChannel(String)
    /// So many messages are higher than a bitmap of their width can be; the first few of them fit, if the first one does, or
    /// more where more pixels can be asked for (`Renderer.maximumPixels`).
    case tooHigh(count: Int, fitting: Int, isForPixels: Bool)
    /// So many messages are too many for one file of outlines or frames.
    case tooManyForOneFile(count: Int, limit: Int)
    /// A list of so many rows is higher than a bitmap can be; at most so many fit at the scale.
    case tooManyRows(count: Int, most: Int)
    /// No message of the channel is unread.
    case nothingUnread
    /// The message has no poll.
    case noPoll(String)
    /// No message has replies.
    case noThread
    /// The message has no replies.
    case noReplies(String)
    /// So many messages have replies, and the selection doesn't say which of them.
    case severalThreads(count: Int)
}

extension PictureError: CustomStringConvertible {
    /// A line that says what is wrong, and what would be right.
    public var description: String {
        switch self {
        case .invalidLength(let name, let value, let least):
            "a \(name) of \(value.formattedPlainly) points can't be drawn; it has to be \(least.formattedPlainly) or more"
        case .excessiveLength(let name, let value, let most):
            "a \(name) of \(value.formattedPlainly) points can't be drawn; it has to be \(most.formattedPlainly) or less"
        case .noList: "a list is to be drawn; select channel-list or thread-list"
        case .noMessages: "there is no message to draw"
        case .messageMissing(let count): "one message is to be drawn; give \(Self.range(count))"
        case .unknownMessage(let reference, let count): "“\(reference)” is no message; give \(Self.range(count))"
        case .messageNotInChannel(let reference):
            "the message “\(reference)” is not shown in the channel: it is hidden, or only in a thread"
        case .tooHigh(_, 0, _):
            "the first message alone is higher than a picture of its width can be: use a smaller scale, a height or SVG"
        case .tooHigh(let count, let fitting, _):
            "the \(count) messages are higher than a picture of their width can be (the first \(fitting) fit): split them into pages, or use a smaller scale\(count > ConversationPictures.maximumMessagesOfOneFile ? " or a height" : ", a height or SVG")"
        case .tooManyForOneFile(let count, let limit):
            "\(count) messages are too many for one file; at most \(limit) can be drawn into one: split them into pages, or use a height"
        case .tooManyRows(let count, let most):
            "a list of \(count) rows is higher than a picture can be (no more than \(most) fit): give a height, a device or a smaller scale, or write an SVG"
        case .nothingUnread: "no message of the channel is unread"
        case .noPoll(let reference): "the message “\(reference)” has no poll to fill the form in with"
        case .noThread: "a thread needs a message with replies; there is none"
        case .noReplies(let reference): "the message “\(reference)” has no replies, so there is no thread to show"
        case .severalThreads(let count): "\(count) messages have replies; name the one whose thread is to be shown"
        }
    }

    /// The ways to name a message.
    package static func range(_ count: Int) -> String { "an id or a number from 1 to \(count)" }
}
