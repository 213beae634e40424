internal import Documents

/// The keys of a poll.
enum PollKey: String, DocumentKey {
    case question, description, options, closed, comments, suggestions, anonymous
    case oneVote = "one-vote"
    case maximumVotes = "maximum-votes"
    case allowComments = "allow-comments"
    case createdBy = "created-by"

    static let noun = "a poll"
    static let required: [PollKey] = [.question, .options]

    var shape: ValueShape {
        switch self {
        case .question, .description: .text
        case .options: .list(of: .either([.text, .object(PollOptionKey.self)]))
        case .closed, .suggestions, .anonymous, .oneVote, .allowComments: .flag
        case .comments: .either([.users, .count])
        case .maximumVotes: .integer(1...1000)
        case .createdBy: .user
        }
    }

    var comment: String {
        switch self {
        case .question: "The question."
        case .description: "Additional text below the question."
        case .options: "The options."
        case .closed: "Whether the poll is closed."
        case .comments: "The number of comments, or the users who commented."
        case .suggestions: "Whether users can suggest options."
        case .anonymous: "Whether votes are anonymous."
        case .oneVote: "Whether each user has a single vote."
        case .maximumVotes: "The maximum number of votes per user."
        case .allowComments: "Whether users can comment; true if there are comments."
        case .createdBy: "The user who created the poll; by default, the message's author."
        }
    }
}

/// The keys of an option of a poll.
enum PollOptionKey: String, DocumentKey {
    case text, votes, by, mine

    static let noun = "an option"
    static let required: [PollOptionKey] = [.text]

    var shape: ValueShape {
        switch self {
        case .text: .text
        case .votes: .count
        case .by: .users
        case .mine: .flag
        }
    }

    var comment: String {
        switch self {
        case .text: "The text of the option."
        case .votes: "The number of votes; by default, the number of listed users."
        case .by: "The users who voted for it, the latest first."
        case .mine: "Whether the current user voted for it."
        }
    }
}
