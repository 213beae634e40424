import Pictures

extension PictureError {
    /// The error in terms of the command line, with the options to use.
    var messageWithOptions: String {
        switch self {
        case .invalidLength, .excessiveLength, .noList, .noMessages: description
        case .messageMissing(let count): "--screen message needs --message with \(Self.range(count))"
        case .unknownMessage(let reference, let count):
            "--message “\(reference)” is not a message; expected \(Self.range(count))"
        case .messageNotInChannel(let reference):
            "--message “\(reference)” is not shown in the channel: it is hidden, or only in a thread"
        case .tooHigh(let count, 0, let isForPixels):
            "the first message alone is too high for a picture of its width: use "
                + "\(isForPixels ? "--max-pixels, " : "")a smaller --scale, "
                + (count > ConversationPictures.maximumMessagesOfOneFile ? "or --height" : "--height, or --format svg")
        case .tooHigh(let count, let fitting, let isForPixels):
            "the \(count) messages are too high for a picture of their width "
                + "(the first \(fitting) fit): use --pages, \(isForPixels ? "--max-pixels, " : "")a smaller --scale, "
                + (count > ConversationPictures.maximumMessagesOfOneFile ? "or --height" : "--height, or --format svg")
        case .tooManyForOneFile(let count, let limit):
            "\(count) messages are too many for one file of this format, which has at most \(limit): use --pages or --height"
        case .tooManyRows(let count, let most):
            "a list of \(count) rows is too high for a picture (\(most) fit): use --height, --device, "
                + "a smaller --scale, or --format svg"
        case .nothingUnread: "--scroll unread needs an unread message; the channel has none"
        case .noPoll(let reference): "--message “\(reference)” has no poll to fill in the form"
        case .noThread: "--screen thread needs a message with replies; the channel has none"
        case .noReplies(let reference):
            "--message “\(reference)” has no replies, so there is no thread to show"
        case .severalThreads(let count):
            "--screen thread needs --message with a message that has replies; \(count) have"
        case .noKeyboard, .noRoomAboveKeyboard, .noRoomForComposer, .unknownMenu, .noMenu, .composerMessageElsewhere:
            description
        }
    }
}
