import StreamChat
import StreamChatUI
import UIKit

/// A message with a colored edge beside its bubble, and a flag above it if it is pinned.
final class EdgedMessageView: ChatMessageContentView {
    private let edge = UIView()

    override func layout(options: ChatMessageLayoutOptions) {
        super.layout(options: options)
        guard let bubbleView else { return }
        edge.backgroundColor = .systemPurple
        edge.layer.cornerRadius = 2
        edge.translatesAutoresizingMaskIntoConstraints = false
        addSubview(edge)
        NSLayoutConstraint.activate([
            edge.widthAnchor.constraint(equalToConstant: 4),
            edge.heightAnchor.constraint(equalTo: bubbleView.heightAnchor, constant: -12),
            edge.centerYAnchor.constraint(equalTo: bubbleView.centerYAnchor),
            edge.trailingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: -2),
        ])
    }
}

extension EdgedMessageView {
    /// A row with a message.
    fileprivate static func row(_ message: ChatMessage, options: ChatMessageLayoutOptions) -> EdgedMessageView {
        let view = EdgedMessageView()
        view.setUpLayoutIfNeeded(options: options, attachmentViewInjectorType: nil)
        view.channel = ChatChannel(cid: ChannelId(type: .messaging, id: "hikes"), name: "Hikes", memberCount: 3)
        view.content = message
        return view
    }
}

#Preview("incoming", traits: .fixedLayout(width: 340, height: 150)) {
    EdgedMessageView.row(
        ChatMessage(
            id: "1", text: "The ridge is clear of snow. Shall we start at six?",
            createdAt: Date(timeIntervalSince1970: 1_778_486_400), author: ChatUser(id: "mira", name: "Mira"),
            reactionScores: ["like": 2]),
        options: [.bubble, .text, .avatar, .authorName, .timestamp, .reactions])
}

#Preview("own", traits: .fixedLayout(width: 340, height: 110)) {
    EdgedMessageView.row(
        ChatMessage(
            id: "2", text: "Half past. I bring the coffee ☕️", createdAt: Date(timeIntervalSince1970: 1_778_486_520),
            author: ChatUser(id: "jon", name: "Jon"), isSentByCurrentUser: true),
        options: [.bubble, .text, .flipped, .timestamp, .deliveryStatusIndicator])
}
