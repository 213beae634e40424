import StreamChat
import StreamChatUI
import UIKit

/// Who is logged in, under which name.
final class ProfileViewController: UIViewController {
    private let viewModel: ProfileViewModel
    private lazy var avatarView = Components.default.currentUserAvatarView.init()
    let nameField = UITextField()
    private let trailNameLabel = UILabel()
    private let statusLabel = UILabel()
    private(set) lazy var saveButton = UIButton(configuration: .filled())
    private(set) lazy var logOutButton = UIButton(type: .system)

    var onLogout: (() -> Void)?

    init(viewModel: ProfileViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        viewModel.delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        title = Strings.Profile.title
        view.backgroundColor = .systemBackground
        nameField.borderStyle = .roundedRect
        nameField.textAlignment = .center
        trailNameLabel.font = .italicSystemFont(ofSize: 15)
        statusLabel.font = .preferredFont(forTextStyle: .footnote)
        statusLabel.textColor = .secondaryLabel
        saveButton.configuration?.title = Strings.Profile.save
        saveButton.tintColor = .trailGreen
        saveButton.addAction(
            UIAction { [weak self] _ in
                guard let self = self else { return }
                self.viewModel.rename(self.nameField.text ?? "")
            }, for: .touchUpInside)
        logOutButton.setTitle(Strings.Profile.logOut, for: .normal)
        logOutButton.setTitleColor(.systemRed, for: .normal)
        logOutButton.addAction(UIAction { [weak self] _ in self?.onLogout?() }, for: .touchUpInside)

        let stack = UIStackView(
            arrangedSubviews: [avatarView, nameField, trailNameLabel, statusLabel, saveButton, logOutButton])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            avatarView.widthAnchor.constraint(equalToConstant: 80),
            avatarView.heightAnchor.constraint(equalToConstant: 80),
            nameField.widthAnchor.constraint(equalTo: stack.widthAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -16),
        ])
        update()
    }

    private func update() {
        guard isViewLoaded else { return }
        avatarView.content = viewModel.user
        nameField.text = viewModel.user?.name
        trailNameLabel.text = "“\(viewModel.trailName)”"
        statusLabel.text = viewModel.errorText ?? viewModel.statusText
    }
}

extension ProfileViewController: ProfileViewModelDelegate {
    func viewModelDidChange(_ viewModel: ProfileViewModel) { update() }
}
