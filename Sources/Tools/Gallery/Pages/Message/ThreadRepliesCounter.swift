// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// The number of replies below the parent message of a thread: shown, hidden, and in a custom style.
enum ThreadRepliesCounter {
    /// - Parameter isEnabled: Either value of the page's `true | false`.
    static func showCounter(_ isEnabled: Bool) {
        // Snippet 9, adapted: `true | false` means either value
        // On the page: Components.default.threadRepliesCounterEnabled = true | false
        Components.default.threadRepliesCounterEnabled = isEnabled
        // End of snippet
    }

    // Snippet 10
    final class DemoChatThreadRepliesCountDecorationView: ChatThreadRepliesCountDecorationView {

        private lazy var leadingLine = UIView()
        private lazy var trailingLine = UIView()

        override func setUpLayout() {
            super.setUpLayout()

            let screenScale = UIScreen.main.scale
            let hairlineHeight = 1 / screenScale
            textLabel.removeFromSuperview()

            leadingLine.translatesAutoresizingMaskIntoConstraints = false
            textLabel.translatesAutoresizingMaskIntoConstraints = false
            trailingLine.translatesAutoresizingMaskIntoConstraints = false

            container.addSubview(leadingLine)
            container.addSubview(textLabel)
            container.addSubview(trailingLine)

            NSLayoutConstraint.activate([
                leadingLine.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 9),
                leadingLine.centerYAnchor.constraint(equalTo: container.centerYAnchor),
                leadingLine.heightAnchor.constraint(equalToConstant: hairlineHeight),

                textLabel.leadingAnchor.constraint(equalTo: leadingLine.trailingAnchor, constant: 9),
                textLabel.topAnchor.constraint(equalTo: container.topAnchor, constant: 3),
                textLabel.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -3),
                textLabel.centerXAnchor.constraint(equalTo: container.centerXAnchor),

                trailingLine.leadingAnchor.constraint(equalTo: textLabel.trailingAnchor, constant: 9),
                trailingLine.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -9),
                trailingLine.centerYAnchor.constraint(equalTo: container.centerYAnchor),
                trailingLine.heightAnchor.constraint(equalToConstant: hairlineHeight)
            ])
        }

        override func setUpAppearance() {
            super.setUpAppearance()

            container.backgroundColor = nil

            leadingLine.backgroundColor = UIColor.gray
            trailingLine.backgroundColor = UIColor.gray
        }
    }
    // End of snippet

    static func replaceCounter() {
        Components.default.threadRepliesCounterDecorationView = DemoChatThreadRepliesCountDecorationView.self
    }

    static let section = PictureSection("Thread Replies Counter") {
        PictureRow(
            picture("disabled") { showCounter(false) }.captioned("Thread Replies Counter Disabled"),
            counter.captioned("Thread Replies Counter Enabled"))
        PictureRow(
            counter.captioned("Thread Replies Counter Default"),
            picture("customized", changedBy: replaceCounter).captioned("Thread Replies Counter Customized"))
    }

    private static let counter = picture("enabled") { showCounter(true) }

    /// The thread, with the date above its first message.
    private static func picture(_ name: String, changedBy customize: @escaping @MainActor () -> Void) -> PictureEntry {
        PictureEntry("thread-list-replies-counter-decoration-\(name)", of: GalleryScene.thread(conversation, on: Phone(device: .iPhone14Pro, time: "1:15"))) {
            Components.default.messageListDateSeparatorEnabled = true
            customize()
        }
    }

    private static let conversation = """
        channel: { name: Applicant One, members: [applicant, lando], commands: [giphy] }
        me: lando
        users:
          applicant: { name: Applicant One, avatar: applicant.png }
          lando:     { name: Lando Calrissian, avatar: lando.png }
        messages:
          - from: lando
            at: 2023-03-01T13:00:00Z
            text: Thread Example
            thread:
              messages:
                - { from: lando, at: 2023-03-01T13:01:00Z, text: Reply 1, thread: { in-channel: false } }
                - from: lando
                  at: 2023-03-01T13:01:10Z
                  text: Photo Message
                  thread: { in-channel: false }
                  attachments: [ { image: meadow.png }, { image: waterfall.png }, { image: dunes.png } ]
                - { from: lando, at: 2023-03-01T13:01:20Z, text: Reply 3, thread: { in-channel: false } }
        """
}
