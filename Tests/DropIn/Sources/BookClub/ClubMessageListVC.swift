import StreamChat
import StreamChatUI
import UIKit

/// The list of messages with a note that the club's rules are kept.
final class ClubMessageListVC: ChatMessageListVC {
    private lazy var noteLabel: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "No spoilers, please"
        label.font = .italicSystemFont(ofSize: 13)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = Theme.leather
        return label
    }()

    override func setUpLayout() {
        super.setUpLayout()

        view.addSubview(noteLabel)
        NSLayoutConstraint.activate([
            noteLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            noteLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            noteLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            noteLabel.heightAnchor.constraint(equalToConstant: 28),
        ])
    }
}
