// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// A dot before the avatar of a channel with unread messages, in place of their number.
enum CustomizingTheLayout {
    // Snippet 7
    class iMessageChannelListItemView: ChatChannelListItemView {
        private lazy var customUnreadView = UIView()

        override func setUpAppearance() {
            super.setUpAppearance()

            customUnreadView.backgroundColor = tintColor
            customUnreadView.layer.masksToBounds = true
            customUnreadView.clipsToBounds = true
        }

        override func setUpLayout() {
            super.setUpLayout()

            // Set constraints for the new "dot" unread indicator
            NSLayoutConstraint.activate([
                customUnreadView.widthAnchor.constraint(equalTo: customUnreadView.heightAnchor),
                customUnreadView.widthAnchor.constraint(equalToConstant: 10),
            ])
            // Insert it as the left-most subview
            mainContainer.insertArrangedSubview(customUnreadView, at: 0)

            // Remove the original unread count indicator, since we don't need it anymore
            topContainer.removeArrangedSubview(unreadCountView)
        }

        override func updateContent() {
            super.updateContent()

            // We change the alpha value only because we want the view to still be part
            // of the layout system.
            customUnreadView.alpha = content?.channel.unreadCount.messages == 0 ? 0 : 1
        }
    }
    // End of snippet

    // Snippet 8, adapted: `...` stands for the rest of the function
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            // On the page: ...
            // …
            Components.default.channelContentView = iMessageChannelListItemView.self
            // On the page: ...
            // …
        }
    }
    // End of snippet

    /// The page's dot: its code leaves the corners square, and its picture shows them round.
    final class DotChannelListItemView: iMessageChannelListItemView {
        override func layoutSubviews() {
            super.layoutSubviews()
            mainContainer.subviews.first?.layer.cornerRadius = 5
        }
    }

    @MainActor
    static func showDots() {
        SceneDelegate().connect()
        Components.default.channelContentView = DotChannelListItemView.self
    }

    static let section = PictureSection(
        "Customizing the layout",
        note: "The page's code leaves the dot square; for the picture, a subclass rounds it."
    ) {
        PictureRow(
            PictureEntry("default-unread-count", of: scene).captioned("Default style"),
            PictureEntry("custom-unread-count", of: scene, changedBy: showDots)
                .captioned("Custom “iMessage” Style"))
    }

    private static let scene = GalleryScene.channelList([
        channel("name: Beach Cleaners, image: waterfall.png, unread: 5", "from: leia, at: 2024-01-01T11:38:00Z, text: Bring the big gloves"),
        channel("name: Night Photographers, image: path.png", "from: obiwan, at: 2024-01-01T11:37:00Z, text: The moon is up at nine"),
        channel("direct: true, members: [obiwan, leia], unread: 1", "from: leia, at: 2024-01-01T10:52:00Z, text: Did you see my umbrella?"),
        channel("name: Kite Club, image: dunes.png, unread: 12", "from: lando, at: 2024-01-01T09:20:00Z, text: Mine is in a tree again"),
        channel("direct: true, members: [obiwan, lando]", "from: obiwan, at: 2024-01-01T08:05:00Z, text: See you at the bridge"),
        channel("name: Allotment 14, image: meadow.png", "from: luke, at: 2023-12-31T18:40:00Z, text: The beans are in"),
        channel("direct: true, members: [obiwan, yoda], unread: 2", "from: yoda, at: 2023-12-31T17:12:00Z, text: \"Hungry, are you?\""),
        channel("name: Book Swap, members: [obiwan, leia, luke, yoda]", "from: luke, at: 2023-12-30T20:15:00Z, text: Who has the second volume?"),
        channel("direct: true, members: [obiwan, luke]", "from: luke, at: 2023-12-29T13:30:00Z, text: \"Thanks, it fits!\""),
        channel("name: Jump Team, image: skydivers.png", "from: lando, at: 2023-12-28T16:01:00Z, text: Weather looks good for Saturday"),
        channel("direct: true, members: [obiwan, dooku]", "from: obiwan, at: 2023-12-27T12:25:00Z, text: Your cape is at the reception"),
        channel("name: Choir", "from: dooku, at: 2023-12-22T19:30:00Z, text: Bass voices needed"),
    ], on: Phone(time: "11:42"))

    private static func channel(_ channel: String, _ message: String) -> String {
        """
        channel: { read-events: false, \(channel) }
        me: obiwan
        users:
          obiwan: { name: Obi-Wan Kenobi, avatar: obiwan.png }
          leia:   { name: Leia Organa, avatar: leia.png, online: true }
          luke:   { name: Luke Skywalker, avatar: luke.png }
          lando:  { name: Lando Calrissian, avatar: lando.png }
          dooku:  { name: Count Dooku, avatar: dooku.png }
          yoda:   { name: Yoda, avatar: yoda.png, online: true }
        messages:
          - { \(message) }
        """
    }
}
