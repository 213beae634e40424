import StreamChat
import StreamChatUI
import UIKit

/// What can be done about a message; those who guide can pin a meeting point.
final class TrailMessageActionsVC: ChatMessageActionsVC {
    override var messageActions: [ChatMessageActionItem] {
        guard let message = message, message.deletedAt == nil else { return super.messageActions }
        return [meetingPointActionItem(isPinned: message.isPinned)] + super.messageActions
    }

    func meetingPointActionItem(isPinned: Bool) -> ChatMessageActionItem {
        MeetingPointActionItem(
            isPinned: isPinned,
            action: { [weak self] _ in
                guard let self = self else { return }
                let completion: (Error?) -> Void = { _ in self.delegate?.chatMessageActionsVCDidFinish(self) }
                if isPinned {
                    self.messageController.unpin(completion: completion)
                } else {
                    self.messageController.pin(.noExpiration, completion: completion)
                }
            })
    }

    override func deleteActionItem() -> ChatMessageActionItem {
        DeleteActionItem(
            action: { [weak self] _ in
                guard let self = self else { return }
                self.alertsRouter.showMessageDeletionConfirmationAlert { confirmed in
                    guard confirmed else { return }
                    self.messageController.deleteMessage { _ in
                        self.delegate?.chatMessageActionsVCDidFinish(self)
                    }
                }
            },
            appearance: appearance)
    }
}
