import ChatUI
import HeadlessUIKit

/// A channel in the list whose parts may be put together in another way.
final class EditedChannelItemView: ChatChannelListItemView {
    private lazy var creationTimeLabel = UILabel()

    override func setUpLayout() {
        super.setUpLayout()
        ViewEdits.apply(.sceneLayout, to: self)
    }

    override func updateContent() {
        super.updateContent()
        creationTimeLabel.text = content.map { timestampFormatter.format($0.channel.createdAt) }
        ViewEdits.apply(.scene, to: self)
    }

    /// Writes when the channel was made, so many points below the avatar.
    func addCreationTime(font: UIFont, below distance: CGFloat) {
        creationTimeLabel.font = font
        creationTimeLabel.adjustsFontForContentSizeCategory = true
        creationTimeLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(creationTimeLabel)
        NSLayoutConstraint.activate([
            creationTimeLabel.leadingAnchor.constraint(equalTo: avatarView.leadingAnchor),
            creationTimeLabel.topAnchor.constraint(equalTo: avatarView.bottomAnchor, constant: distance),
        ])
    }

    /// Makes the time and the number of unread messages change places.
    func swapTimeAndUnreadCount() {
        bottomContainer.removeArrangedSubview(timestampLabel)
        topContainer.removeArrangedSubview(unreadCountView)
        topContainer.addArrangedSubview(timestampLabel)
        bottomContainer.addArrangedSubview(unreadCountView)
    }
}
