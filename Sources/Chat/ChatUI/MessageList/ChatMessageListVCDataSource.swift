import ChatModels
import HeadlessUIKit

/// Hands a message list its messages.
@MainActor @preconcurrency
public protocol ChatMessageListVCDataSource: AnyObject {
    /// Whether the newest messages are loaded.
    var isFirstPageLoaded: Bool { get }

    /// Whether the oldest messages are loaded.
    var isLastPageLoaded: Bool { get }

    /// The messages, from new to old.
    var messages: [ChatMessage] { get set }

    /// The channel that the messages are in.
    func channel(for vc: ChatMessageListVC) -> ChatChannel?

    /// The number of messages.
    func numberOfMessages(in vc: ChatMessageListVC) -> Int

    /// The message at a place; item 0 is the newest.
    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt indexPath: IndexPath) -> ChatMessage?

    /// Returns the layout options of the message at a place.
    func chatMessageListVC(
        _ vc: ChatMessageListVC, messageLayoutOptionsAt indexPath: IndexPath
    ) -> ChatMessageLayoutOptions
}

extension ChatMessageListVCDataSource {
    public var isFirstPageLoaded: Bool { true }
    public var isLastPageLoaded: Bool { false }

    public var messages: [ChatMessage] {
        get { [] }
        set {}
    }
}
