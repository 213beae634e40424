/// The reasons that a selection can't be drawn.
public enum PictureError: Error, Equatable {
    /// A length of the selection, in points, is not a number or less than the minimum.
    case invalidLength(String, Double, least: Double)
    /// A length of the selection, in points, is more than the maximum.
    case excessiveLength(String, Double, most: Double)
    /// A list is required, but the selection isn't a list.
    case noList
    /// The conversation has no message to draw.
    case noMessages
    /// A single message is required, but the selection doesn't name one.
    case messageMissing(count: Int)
    /// The selection names a message that the conversation doesn't have.
    case unknownMessage(String, count: Int)
    /// The message is hidden, or only in a thread.
    case messageNotInChannel(String)
    /// The messages are too high for a bitmap of their width. `fitting` is the number of messages that fit, and
    /// `isForPixels` whether more would fit with a higher limit of pixels (`Renderer.maximumPixels`).
    case tooHigh(count: Int, fitting: Int, isForPixels: Bool)
    /// There are too many messages for one vector or frame file.
    case tooManyForOneFile(count: Int, limit: Int)
    /// A list has too many rows for a bitmap; `most` is the number that fits at the scale.
    case tooManyRows(count: Int, most: Int)
    /// No message of the channel is unread.
    case nothingUnread
    /// The message has no poll.
    case noPoll(String)
    /// No message has replies.
    case noThread
    /// The message has no replies.
    case noReplies(String)
    /// Several messages have replies, and the selection doesn't name one.
    case severalThreads(count: Int)
    /// The keyboard of a tablet is wanted, which isn't drawn.
    case noKeyboard(device: String)
    /// The height of a screen, in points, is too small for a keyboard.
    case noRoomAboveKeyboard(height: Double, least: Double)
    /// The composer of a screen needs more than the height of the screen, in points, of which a keyboard takes a part.
    case noRoomForComposer(height: Double, least: Double, device: String?, hasKeyboard: Bool)
    /// The menu of a message is wanted that the conversation doesn't have; `nearest` is the most similar identifier.
    case unknownMenu(String, nearest: String?, count: Int)
    /// The menu of a message is wanted that isn't on the screen, or that has none.
    case noMenu(String)
    /// The composer quotes or edits a message that isn't on the screen.
    case composerMessageElsewhere(String)
}

extension PictureError: CustomStringConvertible {
    /// A line that says what is wrong, and what would be right.
    public var description: String {
        switch self {
        case .invalidLength(let name, let value, let least):
            "a \(name) of \(value.formattedPlainly) points is not valid; it has to be \(least.formattedPlainly) or more"
        case .excessiveLength(let name, let value, let most):
            "a \(name) of \(value.formattedPlainly) points is not valid; it has to be \(most.formattedPlainly) or less"
        case .noList: "the selection is not a list; select channel-list or thread-list"
        case .noMessages: "the conversation has no messages"
        case .messageMissing(let count): "name the message to draw: \(Self.range(count))"
        case .unknownMessage(let reference, let count): "“\(reference)” is not a message; expected \(Self.range(count))"
        case .messageNotInChannel(let reference):
            "the message “\(reference)” is not shown in the channel: it is hidden, or only in a thread"
        case .tooHigh(_, 0, _):
            "the first message alone is too high for a picture of its width; use a smaller scale, a height or SVG"
        case .tooHigh(let count, let fitting, _):
            "the \(count) messages are too high for a picture of their width (the first \(fitting) fit); split them into pages, or use a smaller scale\(count > ConversationPictures.maximumMessagesOfOneFile ? " or a height" : ", a height or SVG")"
        case .tooManyForOneFile(let count, let limit):
            "\(count) messages are too many for one file, which has at most \(limit); split them into pages, or use a height"
        case .tooManyRows(let count, let most):
            "a list of \(count) rows is too high for a picture (\(most) fit); use a height, a device, a smaller scale or SVG"
        case .nothingUnread: "the channel has no unread messages"
        case .noPoll(let reference): "the message “\(reference)” has no poll to fill in the form"
        case .noThread: "a thread needs a message with replies; the channel has none"
        case .noReplies(let reference): "the message “\(reference)” has no replies, so there is no thread to show"
        case .severalThreads(let count): "\(count) messages have replies; name one of them"
        case .noKeyboard(let device):
            "the keyboard of \(device) isn’t drawn, only those of phones; choose a phone such as iPhone 16"
        case .noRoomAboveKeyboard(let height, let least):
            "a height of \(height.formattedPlainly) points leaves no room above the keyboard; "
                + "it has to be \(least.formattedPlainly) or more"
        case .noRoomForComposer(let height, let least, let device, let hasKeyboard):
            "a height of \(height.formattedPlainly) points leaves no room for the composer"
                + (hasKeyboard ? " above the keyboard; " : "; ")
                + (device.map {
                    "a screen of \(least.formattedPlainly) points would be enough; use another than \($0), "
                }
                    ?? "it has to be \(least.formattedPlainly) or more, ")
                + "or show less in the composer"
        case .unknownMenu(let reference, let nearest, let count):
            "there is no message “\(reference)” whose menu could be open; "
                + (nearest.map { "did you mean “\($0)”?" } ?? "expected \(Self.range(count))")
        case .noMenu(let reference):
            "the message “\(reference)” has no menu: it is deleted, still being sent, or not on this screen"
        case .composerMessageElsewhere(let reference):
            "the composer quotes or edits “\(reference)”, which is not on this screen; "
                + "show the screen with the message, or remove “quoting” and “editing”"
        }
    }

    /// The ways to name a message.
    package static func range(_ count: Int) -> String { "an id or a number from 1 to \(count)" }
}
