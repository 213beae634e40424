import ChatModels
import Frames
import HeadlessUIKit

// The messages and channels of rows, for code that looks for them in a finished picture.

extension ChatMessageContentView: ContentShowing {
    package var shownContent: ShownContent? { content.map { .message(id: $0.id, number: nil) } }
}

extension ChatThreadListItemView: ContentShowing {
    package var shownContent: ShownContent? { content.map { .message(id: $0.thread.parentMessageId, number: nil) } }
}

extension ChatChannelListItemView: ContentShowing {
    package var shownContent: ShownContent? {
        content.map { .channel(id: $0.channel.cid.rawValue, name: titleLabel.text ?? $0.channel.name) }
    }
}
