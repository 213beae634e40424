import StreamChat
import StreamChatUI
import UIKit

extension ChatMessageLayoutOption {
    /// A flag above messages that are the meeting point.
    static let meetingPoint: Self = "meetingPoint"
}

/// A message; the meeting point has a line above its bubble.
final class TrailMessageContentView: ChatMessageContentView {
    private lazy var meetingPointLabel: UILabel = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.textColor = .trailGreen
        label.text = "⚑ Meeting point"
        return label
    }()

    override var maxContentWidthMultiplier: CGFloat { 0.8 }

    override func layout(options: ChatMessageLayoutOptions) {
        super.layout(options: options)

        guard options.contains(.meetingPoint) else { return }
        bubbleThreadMetaContainer.insertArrangedSubview(meetingPointLabel, at: 0, respectsLayoutMargins: false)
    }

    override func updateContent() {
        super.updateContent()

        guard let message = content, message.deletedAt == nil else { return }
        bubbleView?.backgroundColor = message.isSentByCurrentUser ? .moss : .secondarySystemBackground
        textView?.font = .systemFont(ofSize: 15)
    }
}
