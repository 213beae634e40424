// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// Adds a button to every message with attachments, and its action to the list.
enum AddingNewViewsAndFunctionality {
    // Snippet 15
    final class CustomMessageLayoutOptionsResolver: ChatMessageLayoutOptionsResolver {
        override func optionsForMessage(
            at indexPath: IndexPath,
            in channel: ChatChannel,
            with messages: AnyRandomAccessCollection<ChatMessage>,
            appearance: Appearance
        ) -> ChatMessageLayoutOptions {
            var options = super.optionsForMessage(
                at: indexPath,
                in: channel,
                with: messages,
                appearance: appearance
            )

            let messageIndex = messages.index(messages.startIndex, offsetBy: indexPath.item)
            let message = messages[messageIndex]

            if !message.attachmentCounts.isEmpty {
                options.insert(.shareAttachments)
            }

            return options
        }
    }
    // End of snippet

    // Snippet 16, adapted: `@objc` and `#selector` need the Objective-C runtime; a closure does the same
    final class CustomChatMessageContentView: ChatMessageContentView {
        /// The share button.
        private var shareAttachmentsButton: UIButton?

        /// A callback that is called when the share button is tapped.
        /// The message list can then use this callback to present an activity view controller.
        var onShareAttachments: (([URL]) -> Void)?

        override func layout(options: ChatMessageLayoutOptions) {
            super.layout(options: options)

            /// We only want to add the share button if the option is present.
            if options.contains(.shareAttachments) {
                let button = createShareAttachmentsButton()
                NSLayoutConstraint.activate([
                    button.heightAnchor.constraint(equalToConstant: 40)
                ])
                /// We want the share button to be rendered in the bottom of the bubble content view.
                bubbleContentContainer.spacing = 0
                bubbleContentContainer.addArrangedSubview(button)
            }
        }

        /// Creating the share button.
        private func createShareAttachmentsButton() -> UIButton {
            if shareAttachmentsButton == nil {
                shareAttachmentsButton = UIButton(type: .system)
                shareAttachmentsButton?.tintColor = .systemBlue
                shareAttachmentsButton?.translatesAutoresizingMaskIntoConstraints = false
                shareAttachmentsButton?.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
                // On the page: shareAttachmentsButton?.addTarget(self, action: #selector(handleTapOnShareButton(_:)), for: .touchUpInside)
                shareAttachmentsButton?.addAction(UIAction { [weak self] in self?.handleTapOnShareButton($0.sender as! UIButton) }, for: .touchUpInside)
            }
            return shareAttachmentsButton!
        }

        /// Handling the tap on the share button.
        // On the page: @objc private func handleTapOnShareButton(_ sender: UIButton) {
        private func handleTapOnShareButton(_ sender: UIButton) {
            guard let message = content else { return }

            let images = message.imageAttachments.map(\.imageURL)
            let files = message.fileAttachments.map(\.assetURL)
            let gifs = message.giphyAttachments.map(\.previewURL)
            let videos = message.videoAttachments.map(\.videoURL)
            let audios = message.audioAttachments.map(\.audioURL)
            let links = message.linkAttachments.map(\.originalURL)

            let allAttachments = [images, files, gifs, videos, audios, links].reduce([], +)
            onShareAttachments?(allAttachments)
        }
    }
    // End of snippet

    // Snippet 17
    class CustomChatMessageListVC: ChatMessageListVC {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = super.tableView(tableView, cellForRowAt: indexPath) as! ChatMessageCell
            let messageContentView = cell.messageContentView as! CustomChatMessageContentView

            messageContentView.onShareAttachments = { [weak self] attachments in
                let activityViewController = UIActivityViewController(
                    activityItems: attachments,
                    applicationActivities: nil
                )

                self?.present(activityViewController, animated: true, completion: nil)
            }

            return cell
        }
    }
    // End of snippet

    static func addButton() {
        // Snippet 18
        Components.default.messageLayoutOptionsResolver = CustomMessageLayoutOptionsResolver()
        Components.default.messageContentView = CustomChatMessageContentView.self
        Components.default.messageListVC = CustomChatMessageListVC.self
        // End of snippet
    }

    static let section = PictureSection("Adding new Views and Functionality") {
        PictureRow.beforeAndAfter(
            "message-advanced-new-button", of: GalleryScene.channel(conversation, scrolledBy: 66, on: Phone(time: "1:01")),
            changedBy: addButton)
    }

    private static let conversation = """
        channel: { direct: true, members: [lando, obiwan], read-events: false, commands: [giphy] }
        me: obiwan
        users:
          lando:  { name: Lando Calrissian, avatar: lando.png, last-active: 2023-12-31T12:00:00Z }
          obiwan: { name: Obi-Wan Kenobi, avatar: obiwan.png }
        messages:
          - { from: lando, at: 2021-10-04T13:00:00Z, text: Somebody left their umbrella here at the office }
          - from: obiwan
            at: 2021-10-04T13:00:10Z
            text: That was me on my way down from up here https://video.example.org/watch?v=jump-2020
            attachments:
              - link:
                  url: https://video.example.org/watch?v=jump-2020
                  author: Example
                  title: Our first jump together over the bay
                  text: Four friends, three parachutes of different colours and a lot of wind, filmed from the ground on a very bright morning in May
                  picture: skydivers.png
          - from: obiwan
            at: 2021-10-04T13:00:20Z
            text: Never again, unless you come too
            reactions: { like: { by: [lando] }, wow: { mine: true } }
            thread: { replies: 1, participants: [obiwan] }
          - { from: lando, at: 2021-10-04T13:00:30Z, text: I will watch from below holding the umbrella for both of us }
          - { from: obiwan, at: 2021-10-04T13:00:40Z, text: Deal }
        """
}

// Snippet 14
extension ChatMessageLayoutOption {
    static let shareAttachments: Self = "shareAttachments"
}
// End of snippet
