import StreamChat
import StreamChatUI
import UIKit

/// Who somebody is.
final class MemberCardViewController: UIViewController {
    private let user: ChatUser

    init(user: ChatUser) {
        self.user = user
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        view.backgroundColor = .systemBackground
        let avatar = Components.default.userAvatarView.init()
        avatar.content = user
        avatar.shouldShowOnlineIndicator = true
        let nameLabel = UILabel()
        nameLabel.text = user.name
        nameLabel.font = .preferredFont(forTextStyle: .title3)
        let stack = UIStackView(arrangedSubviews: [avatar, nameLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: 72),
            avatar.heightAnchor.constraint(equalToConstant: 72),
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }
}
