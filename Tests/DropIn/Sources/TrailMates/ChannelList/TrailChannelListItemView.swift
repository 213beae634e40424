import StreamChat
import StreamChatUI
import UIKit

/// A row of the list, with the trail's grade beside its name.
final class TrailChannelListItemView: ChatChannelListItemView {
    private lazy var gradeLabel: UILabel = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 11, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = .signOrange
        label.layer.cornerRadius = 4
        label.layer.masksToBounds = true
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        return label
    }()

    override func setUpLayout() {
        super.setUpLayout()

        topContainer.insertArrangedSubview(gradeLabel, at: 1)
        gradeLabel.widthAnchor.constraint(equalToConstant: 26).isActive = true
    }

    override func updateContent() {
        super.updateContent()

        let grade = content?.channel.extraData["grade"]?.stringValue
        gradeLabel.text = grade
        gradeLabel.isHidden = grade == nil
        titleLabel.textColor = content?.channel.isMuted == true ? .secondaryLabel : appearance.colorPalette.text
    }

    override var subtitleText: String? {
        guard let channel = content?.channel, let pinned = channel.pinnedMessages.first else {
            return super.subtitleText
        }
        return "📌 \(pinned.text)"
    }
}
