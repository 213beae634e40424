import Documents

/// The keys of the layout: the options that all messages get and lose, and those that only some do.
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
        case .mine: "The options that only the current user's own messages get and lose."
        case .others: "The options that only other users' messages get and lose."
        case .last: "The options that only the last message of a group gets and loses."
        case .earlier: "The options that all messages of a group but the last get and lose."
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
    fileprivate static let layoutOptions = ValueShape.list(of: .choice(LayoutOption.allCases.map(\.rawValue)))
}
