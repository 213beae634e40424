import StreamChat
import StreamChatUI
import UIKit

/// A name, a search field, and members to take along.
final class NewChannelViewController: UIViewController {
    private let viewModel: NewChannelViewModel
    let nameField = UITextField()
    private let searchController = UISearchController(searchResultsController: nil)
    let tableView = UITableView()
    private lazy var createItem = UIBarButtonItem(
        title: Strings.NewChannel.create,
        primaryAction: UIAction(title: Strings.NewChannel.create) { [weak self] _ in self?.create() })

    var onCreate: ((ChannelId) -> Void)?

    init(viewModel: NewChannelViewModel) {
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

        title = Strings.NewChannel.title
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = createItem
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = Strings.NewChannel.searchPlaceholder

        nameField.placeholder = Strings.NewChannel.namePlaceholder
        nameField.borderStyle = .roundedRect
        nameField.addAction(
            UIAction { [weak self] _ in self?.viewModel.name = self?.nameField.text ?? "" }, for: .editingChanged)
        tableView.register(SelectableUserCell.self, forCellReuseIdentifier: SelectableUserCell.identifier)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = 56

        let stack = UIStackView(arrangedSubviews: [nameField])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        let content = UIStackView(arrangedSubviews: [stack, tableView])
        content.axis = .vertical
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        update()
    }

    private func update() {
        guard isViewLoaded else { return }
        createItem.isEnabled = viewModel.canCreate
        tableView.reloadData()
    }

    private func create() {
        viewModel.create { [weak self] cid in self?.onCreate?(cid) }
    }
}

extension NewChannelViewController: NewChannelViewModelDelegate {
    func viewModelDidChange(_ viewModel: NewChannelViewModel) { update() }

    func viewModel(_ viewModel: NewChannelViewModel, didFailWith error: Error) {
        let alert = UIAlertController(
            title: Strings.NewChannel.title, message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: true)
    }
}

extension NewChannelViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        viewModel.search(searchController.searchBar.text)
    }
}

extension NewChannelViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { viewModel.users.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: SelectableUserCell.identifier, for: indexPath)
        let user = viewModel.users[indexPath.row]
        (cell as? SelectableUserCell)?.configure(with: user, isSelected: viewModel.isSelected(user))
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        viewModel.toggle(viewModel.users[indexPath.row])
    }
}
