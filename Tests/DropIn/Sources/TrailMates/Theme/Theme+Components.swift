import StreamChat
import StreamChatUI
import UIKit

extension Theme {
    static func installComponents() {
        var components = Components()

        components.channelListRouter = TrailChannelListRouter.self
        components.channelContentView = TrailChannelListItemView.self
        components.channelListEmptyView = TrailChannelListEmptyView.self
        components.channelListSearchStrategy = .messages
        components.isChatChannelListStatesEnabled = true

        components.channelVC = TrailChannelVC.self
        components.channelHeaderView = TrailChannelHeaderView.self
        components.threadVC = TrailThreadVC.self
        components.messageListRouter = TrailMessageListRouter.self
        components.alertsRouter = TrailAlertsRouter.self
        components.messageActionsVC = TrailMessageActionsVC.self
        components.messageContentView = TrailMessageContentView.self
        components.messageLayoutOptionsResolver = TrailLayoutOptionsResolver()
        components.attachmentViewCatalog = TrailAttachmentViewCatalog.self
        components.messageListDateSeparatorEnabled = true
        components.isMessageEditedLabelEnabled = true
        components.isUniqueReactionsEnabled = false
        components.messageSwipeToReplyEnabled = true

        components.messageComposerVC = TrailComposerVC.self
        components.messageComposerView = TrailComposerView.self
        components.sendButton = TrailSendButton.self
        components.isComposerLinkPreviewEnabled = true

        Components.default = components
    }
}
