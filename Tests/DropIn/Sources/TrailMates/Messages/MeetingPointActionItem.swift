import StreamChatUI
import UIKit

/// Pins a message as the meeting point, or takes the pin away.
struct MeetingPointActionItem: ChatMessageActionItem {
    let title: String
    let icon: UIImage
    let isPrimary = false
    let isDestructive = false
    let action: (ChatMessageActionItem) -> Void

    init(isPinned: Bool, action: @escaping (ChatMessageActionItem) -> Void) {
        title = isPinned ? "No longer the meeting point" : "Meeting point"
        icon = UIImage(systemName: isPinned ? "pin.slash" : "pin") ?? UIImage()
        self.action = action
    }
}
