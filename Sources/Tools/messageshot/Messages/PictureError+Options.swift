import Pictures

extension PictureError {
    /// The error in the words of the command line: with the options that would be right.
    var messageWithOptions: String {
        switch self {
        case .invalidLength, .excessiveLength, .noList, .noMessages: description
        case .messageMissing(let count): "--screen message needs --message with \(Self.range(count))"
        case .unknownMessage(let reference, let count):
            "--message “\(reference)” is no message; give \(Self.range(count))"
        case .messageNotInChannel(let reference):
            "--message “\(reference)” is not shown in the channel: it is hidden, or only in a thread"
        case .tooHigh(let count, 0, let isForPixels):
            "the first message alone is higher than a picture of its width can be: use "
                + "\(isForPixels ? "--max-pixels, " : "")a smaller --scale, "
                + (count > ConversationPictures.maximumMessagesOfOneFile ? "or --height" : "--height, or --format svg")
        case .tooHigh(let count, let fitting, let isForPixels):
            "the \(count) messages are higher than a picture of their width can be "
                + "(the first \(fitting) fit): use --pages, \(isForPixels ? "--max-pixels, " : "")a smaller --scale, "
                + (count > ConversationPictures.maximumMessagesOfOneFile ? "or --height" : "--height, or --format svg")
        case .tooManyForOneFile(let count, let limit):
            "\(count) messages are too many for one file of this format; it has at most \(limit): use --pages or --height"
        case .tooManyRows(let count, let most):
            "a list of \(count) rows is higher than a picture can be (no more than \(most) fit): use --height, --device, "
                + "a smaller --scale, or --format svg"
        case .nothingUnread: "--scroll unread leads nowhere: no message of the channel is unread"
        case .noPoll(let reference): "--message “\(reference)” has no poll to fill the form in with"
        case .noThread: "--screen thread needs a message with replies; there is none"
        case .noReplies(let reference):
            "--message “\(reference)” has no replies, so there is no thread to show"
        case .severalThreads(let count):
            "--screen thread needs --message with a message that has replies; \(count) have"
        }
    }
}
