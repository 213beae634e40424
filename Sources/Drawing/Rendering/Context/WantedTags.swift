package import Frames

/// The kinds of tags that a render requests; usually none.
package struct WantedTags: Sendable {
    private var kinds: Frame.Tag.Kinds = []

    /// The numbers of a conversation's messages by identifier, counted from 1.
    fileprivate var messageNumbers: [String: Int] = [:]

    package static var current: WantedTags { RenderContext.current.wantedTags }

    package var isEmpty: Bool { kinds.isEmpty }

    /// Whether tags of a kind are requested.
    package func contains(_ kind: Frame.Tag.Kinds) -> Bool { kinds.contains(kind) }

    /// Runs `body` with tags of additional kinds.
    package static func adding<Result>(
        _ kinds: Frame.Tag.Kinds, messageNumbers: [String: Int]? = nil, _ body: () throws -> Result
    ) rethrows -> Result {
        var wanted = current
        wanted.kinds.formUnion(kinds)
        if let messageNumbers { wanted.messageNumbers = messageNumbers }
        return try RenderContext.current.with(wanted).run(body)
    }
}

extension Frame.Tag {
    /// Returns the tag for shown content, with the message's number if known.
    package static func showing(_ content: ShownContent) -> Frame.Tag {
        guard case .message(let id, nil) = content else { return .shows(content) }
        return .shows(.message(id: id, number: WantedTags.current.messageNumbers[id]))
    }
}

extension Frame {
    /// The tree without any tags.
    package var withoutTags: Frame {
        WantedTags.current.isEmpty ? self : removingTags(.all)
    }
}
