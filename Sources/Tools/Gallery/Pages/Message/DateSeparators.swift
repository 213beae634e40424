// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// The dates of messages: over the list while it is scrolled, between the messages, and in a custom style.
enum DateSeparators {
    /// The two switches, with their defaults.
    @SwitchList
    static var switches: [Bool] {
        // Snippet 6
        Components.default.messageListDateOverlayEnabled
        Components.default.messageListDateSeparatorEnabled
        // End of snippet
    }

    static func showSeparators() {
        // Snippet 7
        Components.default.messageListDateSeparatorEnabled = true
        // End of snippet
    }

    static func replaceSeparator() {
        // Snippet 8
        class CustomChatMessageListDateSeparatorView: ChatMessageListDateSeparatorView {

            override func setUpAppearance() {
                super.setUpAppearance()

                backgroundColor = .systemBlue
                textLabel.textColor = .black
            }

            override func updateContent() {
                super.updateContent()

                textLabel.text = content?.uppercased()
            }

            override func setUpLayout() {
                super.setUpLayout()

                NSLayoutConstraint.activate([
                    textLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24.0),
                    textLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24.0),
                    textLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8.0),
                    textLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8.0)
                ])
            }
        }

        Components.default.messageListDateSeparatorView = CustomChatMessageListDateSeparatorView.self
        // End of snippet
    }

    static let section = PictureSection("Date Separators") {
        PictureRow(
            overlay.captioned("Overlay Enabled"),
            separators.captioned("Overlay & Static Enabled"))
        PictureRow(
            separators.captioned("Before"),
            PictureEntry("message-list-date-separator-custom", of: scene) {
                showSeparators()
                replaceSeparator()
            }
            .captioned("After"))
    }

    private static let overlay = PictureEntry("message-list-date-separator-overlay", of: scene)
    private static let separators = PictureEntry("message-list-date-separator-static", of: scene, changedBy: showSeparators)

    /// While a finger scrolls: the first photo is partly above the top edge.
    private static let scene = GalleryScene.channel(conversation, scrolledBy: 6, isDragged: true, on: Phone(time: "1:59"))

    private static let conversation = """
        channel: { direct: true, members: [applicant, lando], read-events: false, commands: [giphy] }
        me: lando
        users:
          applicant: { name: Applicant One, avatar: applicant.png, last-active: 2023-12-25T12:00:00Z }
          lando:     { name: Lando Calrissian, avatar: lando.png }
        messages:
          - { from: lando, at: 2021-05-31T07:28:00Z, attachments: [ { image: path.png } ] }
          - from: lando
            at: 2021-05-31T11:10:00Z
            attachments: [ { image: waterfall.png }, { image: dunes.png }, { image: meadow.png } ]
          - { from: lando, at: 2021-06-01T08:51:00Z, text: Never mind, deleted: true }
          - { from: lando, at: 2021-06-02T10:52:00Z, text: "1" }
          - { from: lando, at: 2021-06-02T10:52:02Z, text: "2" }
          - { from: lando, at: 2021-06-02T10:52:04Z, text: "3" }
        """
}

/// Collects switches on separate lines.
@resultBuilder
enum SwitchList {
    static func buildBlock(_ switches: Bool...) -> [Bool] { switches }
}
