import StreamChat
import StreamChatUI
import UIKit

/// A member with a check mark if they come along.
final class SelectableUserCell: UITableViewCell {
    static let identifier = "SelectableUserCell"

    private let userAvatarView = ChatUserAvatarView()
    private let nameLabel = UILabel()
    private let trailNameLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)

        nameLabel.font = .preferredFont(forTextStyle: .body)
        trailNameLabel.font = .preferredFont(forTextStyle: .caption1)
        trailNameLabel.textColor = .secondaryLabel
        let texts = UIStackView(arrangedSubviews: [nameLabel, trailNameLabel])
        texts.axis = .vertical
        let row = UIStackView(arrangedSubviews: [userAvatarView, texts])
        row.spacing = 12
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            userAvatarView.widthAnchor.constraint(equalToConstant: 36),
            userAvatarView.heightAnchor.constraint(equalToConstant: 36),
            row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with user: ChatUser, isSelected: Bool) {
        userAvatarView.content = user
        nameLabel.text = user.name ?? user.id
        trailNameLabel.text = user.extraData["trail_name"]?.stringValue
        accessoryType = isSelected ? .checkmark : .none
    }
}
