import ChatModels
import HeadlessUIKit

/// The menus of messages.
extension ChatMessageListVC {
    func makeMenu(of message: ChatMessage) -> ChatMessageActionsVC {
        let actions = components.messageActionsVC.init()
        actions.messageController = controller(of: message)
        actions.message = message
        actions.channel = dataSource?.channel(for: self)
        actions.delegate = self
        return actions
    }

    /// Returns `nil` if reactions are disabled.
    func makeReactionPicker(for message: ChatMessage) -> ChatMessageReactionsPickerVC? {
        guard let channel = dataSource?.channel(for: self), channel.config.reactionsEnabled, channel.canSendReaction,
            message.localState == nil
        else { return nil }
        let picker = components.reactionPickerVC.init()
        picker.messageController = controller(of: message)
        picker.message = message
        return picker
    }

    /// Returns the actions on a message that was bounced by moderation.
    func makeActions(forBouncedMessage message: ChatMessage) -> [ChatMessageActionItem] {
        let choose: (ChatMessageActionItem) -> Void = { [weak self] item in
            guard let self else { return }
            self.delegate?.chatMessageListVC(self, didTapOnAction: item, for: message)
        }
        let controller = controller(of: message)
        return [
            ResendActionItem(
                action: {
                    controller?.resendMessage()
                    choose($0)
                }, appearance: appearance),
            EditActionItem(action: choose, appearance: appearance),
            DeleteActionItem(
                action: {
                    controller?.deleteMessage()
                    choose($0)
                }, appearance: appearance),
        ]
    }
}
