// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// A message list with a centered scroll-to-latest button and without the floating date.
enum MessageListLayout {
    // Snippet 8, adapted: the page lacks some lines
    final class CustomMessageListVC: ChatMessageListVC {
        override func setUpLayout() {
            super.setUpLayout()

            dateOverlayView.removeFromSuperview()

            NSLayoutConstraint.activate([
                scrollToLatestMessageButton.centerXAnchor.constraint(equalTo: view.layoutMarginsGuide.centerXAnchor)
            ])
        }
    }
    // End of snippet

    static func replaceList() {
        Components.default.messageListVC = CustomMessageListVC.self
    }

    static let section = PictureSection("Message List Layout") {
        PictureRow.beforeAndAfter("message-list-layout", of: scene, changedBy: replaceList)
    }

    /// While a finger scrolls.
    private static let scene = GalleryScene.channel(conversation, scrolledBy: 36, isDragged: true, on: Phone(time: "8:42"))

    private static let conversation = """
        channel: { name: Kite Club, members: [leia, luke, lando], online: 2, unread: 2, read-events: false, commands: [giphy] }
        me: leia
        users:
          leia:  { name: Leia Organa, avatar: leia.png, online: true }
          luke:  { name: Luke Skywalker, avatar: luke.png, online: true }
          lando: { name: Lando Calrissian, avatar: lando.png }
        messages:
          - { from: lando, at: 2024-03-02T08:20:00Z, text: Mine is in a tree again }
          - { from: leia,  at: 2024-03-02T08:21:00Z, text: The tall one behind the kiosk? }
          - { from: lando, at: 2024-03-02T08:22:00Z, text: The very same }
          - { from: luke,  at: 2024-03-02T08:24:00Z, text: I have a ladder, attachments: [ { image: meadow.png } ] }
          - { from: leia,  at: 2024-03-02T08:26:00Z, text: Then bring gloves too }
          - { from: luke,  at: 2024-03-02T08:31:00Z, text: "Two pairs, and a rope" }
          - { from: leia,  at: 2024-03-02T08:33:00Z, text: See you at ten }
          - { from: lando, at: 2024-03-02T08:40:00Z, text: It is down! }
          - { from: lando, at: 2024-03-02T08:40:10Z, text: "Tea?" }
        """
}
