import ChatModels
import HeadlessUIKit

/// The list of the channels of a user.
open class ChatChannelListVC: _ViewController, ThemeProvider, UICollectionViewDataSource, UICollectionViewDelegate,
    SwipeableViewDelegate, @preconcurrency ChatChannelListControllerDelegate
{
    /// The channels' controller.
    public var controller: ChatChannelListController!

    /// The channels, from top to bottom.
    public var channels: [ChatChannel] { controller?.channels ?? [] }

    // MARK: Subviews

    /// Places the rows.
    open private(set) lazy var collectionViewLayout: UICollectionViewLayout = .make(components.channelListLayout)

    /// The rows.
    open private(set) lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: collectionViewLayout)

    /// A spinner that is shown while the channels are loaded.
    open private(set) lazy var loadingIndicator = UIActivityIndicatorView(style: .large)

    /// The avatar of the current user, in the navigation bar.
    open private(set) lazy var userAvatarView: CurrentChatUserAvatarView = components.currentUserAvatarView.init()

    /// The view that replaces the rows while there are no channels.
    open private(set) lazy var emptyView: ChatChannelListEmptyView = components.channelListEmptyView.init()

    /// The gray rows that are shown while the channels are loaded, if `Components` enables them.
    open private(set) lazy var chatChannelListLoadingView: ChatChannelListLoadingView =
        components.channelListLoadingView.init()

    /// The banner for a failure to load the channels.
    open private(set) lazy var channelListErrorView: ChatChannelListErrorView =
        components.channelListErrorView.init()

    /// The router of the rows.
    open lazy var router: ChatChannelListRouter = components.channelListRouter.init(rootViewController: self)

    // MARK: Creating

    /// Creates a list of a controller's channels.
    ///
    /// - Parameters:
    ///   - storyboard: The storyboard of the list, if there is one.
    ///   - storyboardId: The identifier in the storyboard; the type's name unless given.
    public static func make(
        with controller: ChatChannelListController, storyboard: UIStoryboard? = nil, storyboardId: String? = nil
    ) -> Self {
        let name = storyboardId ?? String(describing: Self.self)
        let list =
            storyboard?.instantiateViewController(withIdentifier: name) as? Self ?? UIViewController.make(Self.self)
        list.controller = controller
        return list
    }

    // MARK: Life cycle

    override open func setUp() {
        super.setUp()

        controller?.delegate = self
        controller?.synchronize()
        userAvatarView.addAction(
            UIAction { [weak self] action in self?.didTapOnCurrentUserAvatar(action.sender ?? action) },
            for: .touchUpInside)
        channelListErrorView.refreshButtonAction = { [weak self] in self?.controller?.synchronize() }
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(components.channelCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
        collectionView.register(
            components.channelCellSeparator.self,
            forSupplementaryViewOfKind: ListCollectionViewLayout.separatorKind,
            withReuseIdentifier: Self.separatorIdentifier)
    }

    private static let cellIdentifier = "ChannelCell"
    private static let separatorIdentifier = "ChannelSeparator"

    /// The default title of the screen.
    var ownTitle = "Stream Chat"

    override open func setUpLayout() {
        super.setUpLayout()

        view.embed(collectionView)
        for covering in [emptyView, chatChannelListLoadingView] { view.embed(covering) }
        view.addSubview(loadingIndicator.withoutAutoresizingMaskConstraints)
        loadingIndicator.pin(anchors: [.centerX, .centerY], to: view)
        view.addSubview(channelListErrorView.withoutAutoresizingMaskConstraints)
        channelListErrorView.pin(anchors: [.leading, .trailing, .bottom], to: view)
        userAvatarView.pin(anchors: [.width, .height], to: 32)
        addSearchBar()
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        title = ownTitle
        navigationItem.backButtonTitle = ""
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: userAvatarView)
        view.backgroundColor = appearance.colorPalette.background
        collectionView.backgroundColor = appearance.colorPalette.background
    }

    override open func updateContent() {
        super.updateContent()

        userAvatarView.content = controller?.client.currentUser
        updateState()
        shownItems = items
        collectionView.reloadData()
    }

    /// Shows the list, or the reason why it is empty.
    private func updateState() {
        let state = controller?.state ?? .initialized
        let hasFailed = state == .remoteDataFetchFailed || state == .localDataFetchFailed
        let isLoading = channels.isEmpty && (state == .initialized || state == .localDataFetched)
        let showsStates = components.isChatChannelListStatesEnabled
        chatChannelListLoadingView.isHidden = !(isLoading && showsStates)
        if isLoading, !showsStates { loadingIndicator.startAnimating() } else { loadingIndicator.stopAnimating() }
        emptyView.isHidden = !(channels.isEmpty && state == .remoteDataFetched && showsStates)
        channelListErrorView.isHidden = !(hasFailed && showsStates)
    }

    /// Shows the profile of the current user.
    open func didTapOnCurrentUserAvatar(_ sender: Any) { router.showCurrentUserProfile() }

    // MARK: Changes

    /// Called before the channels change.
    open func controllerWillChangeChannels(_ controller: ChatChannelListController) {}

    /// Called when the channels have changed.
    open func controller(
        _ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>]
    ) {
        updateContentIfNeeded()
    }

    /// Whether a new channel is shown.
    open func controller(
        _ controller: ChatChannelListController, shouldAddNewChannelToList channel: ChatChannel
    ) -> Bool { true }

    /// Whether a changed channel stays in the list.
    open func controller(
        _ controller: ChatChannelListController, shouldListUpdatedChannel channel: ChatChannel
    ) -> Bool { true }

    /// Called when the channels were loaded, or failed to load.
    open func controller(_ controller: DataController, didChangeState state: DataController.State) {
        updateContentIfNeeded()
    }

    // MARK: Searching

    /// Whether a search bar is possible.
    open var isSearchable: Bool { true }

    private func addSearchBar() {
        guard isSearchable, let strategy = components.channelListSearchStrategy else { return }
        navigationItem.searchController = strategy.makeSearchController(of: self)
    }

    /// Shows the results of a search, as if the text were typed into the search bar.
    open func showSearchResults(for text: String) {
        guard let search = navigationItem.searchController,
            let results = search.searchResultsController as? ChatChannelListSearchVC
        else { return }
        search.searchBar.text = text
        results.searchText = text
        guard results.parent !== self else { return }
        addChild(results)
        view.embed(results.view)
        results.didMove(toParent: self)
    }

    // MARK: Rows

    /// The contents of the rows, from top to bottom.
    open var items: [ChatChannelListItemView.Content] {
        channels.map { .init(channel: $0, currentUserId: controller.client.currentUserId) }
    }

    /// The contents of the rows that are shown.
    private var shownItems: [ChatChannelListItemView.Content] = []

    /// Returns the channel of a row, or `nil` if there is no such row.
    open func getChannel(at indexPath: IndexPath) -> ChatChannel? {
        shownItems.indices.contains(indexPath.item) ? shownItems[indexPath.item].channel : nil
    }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shownItems.count
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cellIdentifier, for: indexPath)
        guard let cell = cell as? ChatChannelListCollectionViewCell, shownItems.indices.contains(indexPath.item) else {
            return cell
        }
        cell.itemView.content = shownItems[indexPath.item]
        cell.swipeableView.delegate = self
        cell.swipeableView.indexPath = { indexPath }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: Self.separatorIdentifier, for: indexPath)
    }

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard shownItems.indices.contains(indexPath.item) else { return }
        let item = shownItems[indexPath.item]
        router.showChannel(for: item.channel.cid, at: item.searchResult?.message?.id)
    }

    // MARK: Swiping

    /// Returns the swipe actions of a row.
    open func swipeableViewActionViews(for indexPath: IndexPath) -> [UIView] {
        let more = CellActionView()
        more.backgroundColor = appearance.colorPalette.background1
        more.actionButton.setImage(appearance.images.more, for: .normal)
        more.actionButton.tintColor = appearance.colorPalette.text
        more.action = { [weak self] in self?.moreButtonPressedForCell(at: indexPath) }
        guard getChannel(at: indexPath)?.canDeleteChannel == true else { return [more] }

        let delete = CellActionView()
        delete.backgroundColor = appearance.colorPalette.alert
        delete.actionButton.setImage(appearance.images.messageActionDelete, for: .normal)
        delete.actionButton.tintColor = .white
        delete.action = { [weak self] in self?.deleteButtonPressedForCell(at: indexPath) }
        return [more, delete]
    }

    /// Shows the swipe actions of a row.
    open func showSwipeActions(at indexPath: IndexPath) {
        view.layoutIfNeeded()
        let cell = collectionView.cellForItem(at: indexPath) as? ChatChannelListCollectionViewCell
        cell?.swipeableView.open()
        cell?.setNeedsLayout()
    }

    /// Called when the button for more actions on a channel is tapped.
    open func moreButtonPressedForCell(at indexPath: IndexPath) {
        if let cid = getChannel(at: indexPath)?.cid { router.didTapMoreButton(for: cid) }
    }

    /// Called when the button that deletes a channel is tapped.
    open func deleteButtonPressedForCell(at indexPath: IndexPath) {
        if let cid = getChannel(at: indexPath)?.cid { router.didTapDeleteButton(for: cid) }
    }
}
