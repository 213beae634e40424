// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// A rebuilt thread row: the parent message at the top, the channel in the middle, the last reply below.
enum Example {
    // Snippet 14
    public class CustomChatThreadListItemView: ChatThreadListItemView {

        lazy var channelNameLabel: UILabel = {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .footnote)
            return label
        }()

        public override func setUpLayout() {
            // We do not call super on purpose to complete re-layout the view from scratch

            VContainer(spacing: 4) {
                HContainer(spacing: 2) {
                    threadIconView
                    threadTitleLabel
                    Spacer()
                    threadUnreadCountView
                        .width(20)
                        .height(20)
                }
                channelNameLabel
                HContainer(spacing: 4) {
                    replyAuthorAvatarView
                        .width(20)
                        .height(20)
                    replyDescriptionLabel
                    Spacer()
                    replyTimestampLabel
                }
            }
            .embedToMargins(in: self)
        }

        public override func updateContent() {
            super.updateContent()

            // Displays the parent message in the thread title label instead of the channel name
            threadTitleLabel.text = parentMessagePreviewText
            // Displays the channel name in the new channel name label
            channelNameLabel.text = "# \(channelNameText ?? "")"
        }
    }
    // End of snippet

    static func replaceItem() {
        // Snippet 14, continued
        // Don't forget to set the custom component in the Components configuration
        Components.default.threadListItemView = CustomChatThreadListItemView.self
        // End of snippet
    }

    static let section = PictureSection("Example") {
        PictureRow(
            PictureEntry("ChatThreadListItemView", of: scene).captioned("Before"),
            PictureEntry("ChatThreadListItemView_Custom", of: scene, changedBy: replaceItem).captioned("After"))
    }

    private static let scene = GalleryScene.threadListItem(
        """
        channel: { name: Kite Club, members: [leia, lando] }
        me: lando
        users:
          leia:  { name: Leia Organa, avatar: leia.png, online: true }
          lando: { name: Lando Calrissian, avatar: lando.png }
        messages:
          - from: lando
            at: 2024-01-01T09:20:00Z
            text: Mine is in a tree again
            thread:
              unread: 1
              messages:
                - { from: leia, at: 2024-01-01T11:41:00Z, text: I have a ladder for you }
        """,
        width: 375)
}
