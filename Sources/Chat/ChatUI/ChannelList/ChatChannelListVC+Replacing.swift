import ChatModels
import Client
import HeadlessUIKit

extension ChatChannelListVC {
    /// Shows the channels that match another query.
    public func replaceQuery(_ query: ChannelListQuery) {
        replaceChannelListController(controller.client.channelListController(query: query))
    }

    /// Shows the channels of another controller.
    public func replaceChannelListController(_ controller: ChatChannelListController) {
        self.controller = controller
        controller.delegate = self
        controller.synchronize()
        updateContentIfNeeded()
    }
}
