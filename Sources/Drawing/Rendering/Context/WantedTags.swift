package import Frames

/// The tags that are asked for while frames are made; usually none.
package struct WantedTags: Sendable {
    private var kinds: Frame.Tag.Kinds = []

    /// The places of a conversation's messages by their identifiers, from 1.
    fileprivate var messageNumbers: [String: Int] = [:]

    package static var current: WantedTags { RenderContext.current.wantedTags }

    package var isEmpty: Bool { kinds.isEmpty }

    /// Whether tags of a kind are asked for.
    package func contains(_ kind: Frame.Tag.Kinds) -> Bool { kinds.contains(kind) }

    /// Runs `body`, whose frames have tags of a kind as well.
    package static func adding<Result>(
        _ kind: Frame.Tag.Kinds, messageNumbers: [String: Int]? = nil, _ body: () throws -> Result
    ) rethrows -> Result {
        var wanted = current
        wanted.kinds.insert(kind)
        if let messageNumbers { wanted.messageNumbers = messageNumbers }
        return try RenderContext.current.with(wanted).run(body)
    }
}

extension Frame.Tag {
    /// The tag of a view that shows something, with the number of a message if it is known.
    package static func showing(_ content: ShownContent) -> Frame.Tag {
        guard case .message(let id, nil) = content else { return .shows(content) }
        return .shows(.message(id: id, number: WantedTags.current.messageNumbers[id]))
    }
}

extension Frame {
    /// The tree without any tags.
    package var withoutTags: Frame {
        WantedTags.current.isEmpty ? self : removingTags([.elements, .notes, .contents])
    }
}
