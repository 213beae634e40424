import ChatUI
import Documents

/// The keys of the layout: what all messages get and lose, and what only some do.
enum LayoutKey: String, DocumentKey {
    case add, remove, mine, others, last, earlier

    static let noun = "a change of layout options"

    var shape: ValueShape {
        switch self {
        case .add, .remove: .layoutOptions
        case .mine, .others, .last, .earlier: .object(LayoutChangeKey.self)
        }
    }

    var comment: String {
        switch self {
        case .add: "The options that all messages get."
        case .remove: "The options that all messages lose."
        case .mine: "What only the current user's own messages get and lose."
        case .others: "What only other users' messages get and lose."
        case .last: "What only the last message of a group gets and loses."
        case .earlier: "What only the messages of a group get and lose that another one follows."
        }
    }
}

/// The keys of a change for some of the messages.
enum LayoutChangeKey: String, DocumentKey {
    case add, remove

    static let noun = "a change of layout options"

    var shape: ValueShape { .layoutOptions }

    var comment: String {
        switch self {
        case .add: "The options that these messages get."
        case .remove: "The options that these messages lose."
        }
    }
}

extension ValueShape {
    fileprivate static let layoutOptions = ValueShape.list(of: .choice(ChatMessageLayoutOption.known.map(\.rawValue)))
}
