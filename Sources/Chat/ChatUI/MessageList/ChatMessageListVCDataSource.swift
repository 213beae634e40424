import ChatModels
import HeadlessUIKit

/// The data source of a message list.
@MainActor @preconcurrency
public protocol ChatMessageListVCDataSource: AnyObject {
    /// Whether the newest messages are loaded.
    var isFirstPageLoaded: Bool { get }

    /// Whether the oldest messages are loaded.
    var isLastPageLoaded: Bool { get }

    /// The messages, newest first.
    var messages: [ChatMessage] { get set }

    /// The channel of the messages.
    func channel(for vc: ChatMessageListVC) -> ChatChannel?

    /// The number of messages.
    func numberOfMessages(in vc: ChatMessageListVC) -> Int

    /// The message at an index path; item 0 is the newest.
    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt indexPath: IndexPath) -> ChatMessage?

    /// Returns the layout options of a message.
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
