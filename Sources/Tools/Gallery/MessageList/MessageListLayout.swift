// swift-format-ignore-file
import ChatModels
import ChatUI
import HeadlessUIKit

/// A message list in which the way to the newest message is in the middle, and no date floats over the messages.
enum MessageListLayout {
    // Snippet 8, adapted: the text of the page has lost lines
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

    static let customization = Customization("Message List Layout")
}
