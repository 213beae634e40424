import StreamChat
import StreamChatUI
import UIKit

/// Who walks a trail, and the switches and buttons about it.
final class ChannelInfoViewController: UITableViewController {
    private enum Section: Int, CaseIterable { case settings, members, actions }

    private let viewModel: ChannelInfoViewModel
    let muteSwitch = UISwitch()

    var onLeave: (() -> Void)?

    init(viewModel: ChannelInfoViewModel) {
        self.viewModel = viewModel
        super.init(style: .insetGrouped)
        viewModel.delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        title = Strings.Info.title
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        tableView.register(SelectableUserCell.self, forCellReuseIdentifier: SelectableUserCell.identifier)
        muteSwitch.onTintColor = .trailGreen
        muteSwitch.addAction(
            UIAction { [weak self] action in
                guard let sender = action.sender as? UISwitch else { return }
                self?.viewModel.setMuted(sender.isOn)
            }, for: .valueChanged)
    }

    private var actions: [String] {
        viewModel.canDelete ? [Strings.Info.leave, Strings.Info.delete] : [Strings.Info.leave]
    }

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section) {
        case .settings: return 1
        case .members: return viewModel.members.count
        case .actions: return actions.count
        case nil: return 0
        }
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch Section(rawValue: section) {
        case .settings: return viewModel.name
        case .members: return "Hikers"
        case .actions, nil: return nil
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch Section(rawValue: indexPath.section) {
        case .members:
            let cell = tableView.dequeueReusableCell(withIdentifier: SelectableUserCell.identifier, for: indexPath)
            let member = viewModel.members[indexPath.row]
            (cell as? SelectableUserCell)?.configure(with: member, isSelected: false)
            cell.selectionStyle = .none
            return cell
        case .settings:
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = Strings.Info.mute
            content.image = UIImage(systemName: "speaker.slash")
            cell.contentConfiguration = content
            muteSwitch.isOn = viewModel.isMuted
            cell.accessoryView = muteSwitch
            return cell
        case .actions, nil:
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = actions[indexPath.row]
            content.textProperties.color = .systemRed
            cell.contentConfiguration = content
            return cell
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard Section(rawValue: indexPath.section) == .actions else { return }
        let isDeletion = actions[indexPath.row] == Strings.Info.delete
        let alert = UIAlertController(title: actions[indexPath.row], message: nil, preferredStyle: .actionSheet)
        alert.addAction(
            UIAlertAction(title: "Yes", style: .destructive) { [weak self] _ in
                if isDeletion { self?.viewModel.delete() } else { self?.viewModel.leave() }
            })
        alert.addAction(UIAlertAction(title: "No", style: .cancel, handler: nil))
        present(alert, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard Section(rawValue: indexPath.section) == .members else { return nil }
        let member = viewModel.members[indexPath.row]
        let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, completion in
            self?.viewModel.remove(member)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [remove])
    }
}

extension ChannelInfoViewController: ChannelInfoViewModelDelegate {
    func viewModelDidChange(_ viewModel: ChannelInfoViewModel) { tableView.reloadData() }

    func viewModelDidLeave(_ viewModel: ChannelInfoViewModel) { onLeave?() }

    func viewModel(_ viewModel: ChannelInfoViewModel, didFailWith error: Error) {
        let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: true)
    }
}
