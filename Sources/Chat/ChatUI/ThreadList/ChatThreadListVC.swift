import ChatModels
import HeadlessUIKit

/// The list of the threads of a user.
open class ChatThreadListVC: _ViewController, ThemeProvider, UITableViewDataSource, UITableViewDelegate,
    @preconcurrency ChatThreadListControllerDelegate
{
    /// The threads' controller.
    public var threadListController: ChatThreadListController!

    /// The threads, from top to bottom.
    public var threads: [ChatThread] { threadListController?.threads ?? [] }

    /// The threads that are not in the list yet. A banner above it shows their number.
    open var newAvailableThreadIds: Set<MessageId> = [] {
        didSet { updateContentIfNeeded() }
    }

    /// Whether the new threads are being loaded.
    open var isLoadingNewThreads = false {
        didSet { updateContentIfNeeded() }
    }

    // MARK: Parts

    /// The rows.
    open private(set) lazy var tableView = UITableView(frame: .zero, style: .plain)

    /// The banner above the list with the number of new threads.
    open private(set) lazy var headerBannerView: ChatThreadListHeaderBannerView =
        components.threadListHeaderBannerView.init()

    /// The banner for a failure to load the threads.
    open private(set) lazy var errorView: ChatThreadListErrorView = components.threadListErrorView.init()

    /// The view that replaces the rows while threads are loaded.
    open private(set) lazy var loadingView: ChatThreadListLoadingView = components.threadListLoadingView.init()

    /// The view that replaces the rows while there are no threads.
    open private(set) lazy var emptyView: ChatThreadListEmptyView = components.threadListEmptyView.init()

    /// The router of the rows.
    open lazy var router: ChatThreadListRouter = components.threadListRouter.init(rootViewController: self)

    // MARK: Creating

    /// Creates a list of a controller's threads.
    public convenience init(threadListController: ChatThreadListController) {
        self.init(nibName: nil, bundle: nil)
        self.threadListController = threadListController
    }

    // MARK: Life cycle

    override open func setUp() {
        super.setUp()

        threadListController?.delegate = self
        threadListController?.synchronize()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(components.threadListItemCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    }

    private static let cellIdentifier = "ThreadCell"

    override open func setUpLayout() {
        super.setUpLayout()

        view.embed(tableView)
        for covering in [emptyView, loadingView] { view.embed(covering) }
        view.addSubview(errorView.withoutAutoresizingMaskConstraints)
        errorView.pin(anchors: [.leading, .trailing, .bottom], to: view)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        view.backgroundColor = appearance.colorPalette.background
        tableView.backgroundColor = appearance.colorPalette.background
    }

    override open func updateContent() {
        super.updateContent()

        let state = threadListController?.state ?? .initialized
        let hasFailed = state == .remoteDataFetchFailed || state == .localDataFetchFailed
        loadingView.isHidden = !(threads.isEmpty && (state == .initialized || state == .localDataFetched))
        emptyView.isHidden = !(threads.isEmpty && state == .remoteDataFetched)
        errorView.isHidden = !hasFailed
        updateHeaderBanner()
        tableView.reloadData()
    }

    private func updateHeaderBanner() {
        headerBannerView.newThreadsCount = newAvailableThreadIds.count
        headerBannerView.isLoading = isLoadingNewThreads
        let isShown = isLoadingNewThreads || !newAvailableThreadIds.isEmpty
        headerBannerView.frame.size.height = headerBannerView.height
        tableView.tableHeaderView = isShown ? headerBannerView : nil
    }

    // MARK: Changes

    /// Called when the threads have changed.
    open func controller(
        _ controller: ChatThreadListController, didChangeThreads changes: [ListChange<ChatThread>]
    ) {
        updateContentIfNeeded()
    }

    /// Called when the threads were loaded, or failed to load.
    open func controller(_ controller: DataController, didChangeState state: DataController.State) {
        updateContentIfNeeded()
    }

    // MARK: Rows

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        threads.count
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        guard let cell = cell as? ChatThreadListItemCell, threads.indices.contains(indexPath.row) else { return cell }
        cell.itemView.content = .init(
            thread: threads[indexPath.row], currentUserId: threadListController.client.currentUserId)
        return cell
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if threads.indices.contains(indexPath.row) { router.showThread(threads[indexPath.row]) }
    }
}
