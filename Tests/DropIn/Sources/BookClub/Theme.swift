import StreamChat
import StreamChatUI
import UIKit

/// The club's look, set once when the application starts.
public enum Theme {
    static let leather = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.87, green: 0.62, blue: 0.42, alpha: 1)
            : UIColor(red: 0.50, green: 0.25, blue: 0.12, alpha: 1)
    }

    static let paper = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.13, green: 0.11, blue: 0.10, alpha: 1)
            : UIColor(red: 0.98, green: 0.95, blue: 0.90, alpha: 1)
    }

    public static func install() {
        var appearance = Appearance()
        appearance.colorPalette.background = paper
        appearance.colorPalette.accentPrimary = leather
        appearance.colorPalette.background6 = leather.withAlphaComponent(0.16)
        Appearance.default = appearance

        Components.default.avatarView = BookmarkAvatarView.self
        Components.default.messageBubbleView = PageBubbleView.self
        Components.default.messageContentView = ClubMessageContentView.self
        Components.default.messageLayoutOptionsResolver = ClubLayoutOptionsResolver()
        Components.default.attachmentViewCatalog = ClubAttachmentViewCatalog.self
        Components.default.messageListVC = ClubMessageListVC.self
    }
}
