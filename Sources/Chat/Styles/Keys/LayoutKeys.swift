import Documents

/// The keys of the layout: options for all messages, and for some of them.
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
        case .add: "Options to add to all messages."
        case .remove: "Options to remove from all messages."
        case .mine: "Options to add to and remove from the current user's messages."
        case .others: "Options to add to and remove from other users' messages."
        case .last: "Options to add to and remove from the last message of a group."
        case .earlier: "Options to add to and remove from all messages of a group except for the last."
        }
    }
}

/// The keys of a change for some messages.
enum LayoutChangeKey: String, DocumentKey {
    case add, remove

    static let noun = "a change of layout options"

    var shape: ValueShape { .layoutOptions }

    var comment: String {
        switch self {
        case .add: "Options to add to these messages."
        case .remove: "Options to remove from these messages."
        }
    }
}

extension ValueShape {
    fileprivate static let layoutOptions = ValueShape.list(of: .choice(LayoutOption.allCases.map(\.rawValue)))
}
