import ChatModels
import HeadlessSwiftUI
import OpenCombine

/// The pinned messages of a channel.
@MainActor
open class PinnedMessagesViewModel: ObservableObject {
    /// The channel.
    public let channel: ChatChannel
    /// The messages, the one that was pinned last first.
    @Published public private(set) var pinnedMessages: [ChatMessage]

    private let channelController: ChatChannelController?

    /// - Parameter channelController: Provides the messages; `nil` for those of the channel.
    public init(channel: ChatChannel, channelController: ChatChannelController? = nil) {
        self.channel = channel
        self.channelController = channelController
        pinnedMessages = channel.pinnedMessages
        loadPinnedMessages()
    }

    private func loadPinnedMessages() {
        channelController?.loadPinnedMessages { [weak self] result in
            guard let messages = try? result.get(), !messages.isEmpty else { return }
            self?.pinnedMessages = messages
        }
    }
}
