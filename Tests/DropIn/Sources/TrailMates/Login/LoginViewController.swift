import UIKit

/// The members to choose from. A tap logs one in.
final class LoginViewController: UIViewController {
    private enum Section { case mates }

    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let errorLabel = UILabel()
    private let activityIndicator = UIActivityIndicatorView(style: .medium)

    private lazy var dataSource = UITableViewDiffableDataSource<Section, Mate>(tableView: tableView) {
        tableView, indexPath, mate in
        let cell = tableView.dequeueReusableCell(withIdentifier: MateCell.identifier, for: indexPath)
        (cell as? MateCell)?.configure(with: mate)
        return cell
    }

    var onLogin: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()

        title = Strings.Login.title
        navigationController?.navigationBar.prefersLargeTitles = true
        view.backgroundColor = .systemGroupedBackground

        tableView.register(MateCell.self, forCellReuseIdentifier: MateCell.identifier)
        tableView.dataSource = dataSource
        tableView.delegate = self
        tableView.translatesAutoresizingMaskIntoConstraints = false
        errorLabel.font = .preferredFont(forTextStyle: .footnote)
        errorLabel.textColor = .systemRed
        errorLabel.textAlignment = .center
        errorLabel.numberOfLines = 0
        errorLabel.isHidden = true

        let footer = UIStackView(arrangedSubviews: [activityIndicator, errorLabel])
        footer.axis = .vertical
        footer.spacing = 8
        footer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        view.addSubview(footer)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            footer.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            footer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
        ])

        var snapshot = NSDiffableDataSourceSnapshot<Section, Mate>()
        snapshot.appendSections([.mates])
        snapshot.appendItems(Mate.all)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func logIn(as mate: Mate) {
        errorLabel.isHidden = true
        activityIndicator.startAnimating()
        ChatManager.shared.logIn(as: mate) { [weak self] error in
            guard let self = self else { return }
            self.activityIndicator.stopAnimating()
            if let error = error {
                self.errorLabel.text = Strings.Login.failed(error.localizedDescription)
                self.errorLabel.isHidden = false
            } else {
                self.onLogin?()
            }
        }
    }
}

extension LoginViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView()
        var content = header.defaultContentConfiguration()
        content.text = Strings.Login.prompt
        header.contentConfiguration = content
        return header
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let mate = dataSource.itemIdentifier(for: indexPath) else { return }
        logIn(as: mate)
    }
}
