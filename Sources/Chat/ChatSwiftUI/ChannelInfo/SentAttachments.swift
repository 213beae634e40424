import ChatModels
import Foundation
import HeadlessSwiftUI

/// The messages of a channel with attachments of some types, the newest first.
@MainActor
final class SentAttachments {
    private let controller: ChatMessageSearchController

    init(types: Set<AttachmentType>, in channel: ChatChannel, controller: ChatMessageSearchController?) {
        self.controller = controller ?? InjectedValues[\.chatClient].messageSearchController()
        guard controller == nil else { return }
        self.controller.search(
            query: MessageSearchQuery(
                channelFilter: .equal(.cid, to: channel.cid), messageFilter: .withAttachments(types),
                sort: [Sorting(key: .createdAt)]))
    }

    var messages: [ChatMessage] { controller.messages }

    func loadMore() { controller.loadNextMessages() }
}
