import StreamChat
import StreamChatUI
import UIKit

/// The trails of a member.
final class TrailChannelListVC: ChatChannelListVC {
    private(set) lazy var filterControl: UISegmentedControl = {
        let control = UISegmentedControl(items: ChannelListFilter.allCases.map(\.title))
        control.selectedSegmentIndex = 0
        return control
    }()

    override func setUp() {
        super.setUp()

        filterControl.addAction(
            UIAction { [weak self] _ in self?.filterDidChange() }, for: .valueChanged)
        emptyView.actionButtonPressed = { [weak self] in self?.showNewChannel() }
    }

    override func setUpLayout() {
        super.setUpLayout()

        navigationItem.titleView = filterControl
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "square.and.pencil"),
            primaryAction: UIAction { [weak self] _ in self?.showNewChannel() })
    }

    override func setUpAppearance() {
        super.setUpAppearance()

        title = Strings.ChannelList.title
        collectionView.backgroundColor = .systemBackground
    }

    private func filterDidChange() {
        guard let filter = ChannelListFilter(rawValue: filterControl.selectedSegmentIndex) else { return }
        replaceQuery(filter.query(for: controller.client))
    }

    func showNewChannel() {
        let screen = NewChannelViewController(viewModel: NewChannelViewModel(client: controller.client))
        screen.onCreate = { [weak self] cid in
            self?.dismiss(animated: true) { self?.router.showChannel(for: cid) }
        }
        present(UINavigationController(rootViewController: screen), animated: true)
    }

    override func swipeableViewActionViews(for indexPath: IndexPath) -> [UIView] {
        guard let channel = getChannel(at: indexPath) else { return [] }
        let mute = CellActionView()
        mute.backgroundColor = .trailGreen
        mute.actionButton.tintColor = .white
        mute.actionButton.setImage(
            UIImage(systemName: channel.isMuted ? "speaker.wave.2" : "speaker.slash"), for: .normal)
        mute.action = { [weak self] in self?.toggleMute(of: channel) }
        return [mute] + super.swipeableViewActionViews(for: indexPath)
    }

    private func toggleMute(of channel: ChatChannel) {
        let channelController = controller.client.channelController(for: channel.cid)
        if channel.isMuted {
            channelController.unmuteChannel { [weak self] error in self?.show(error) }
        } else {
            channelController.muteChannel { [weak self] error in self?.show(error) }
        }
    }

    private func show(_ error: Error?) {
        guard let error = error else { return }
        let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
