import ChatModels
import HeadlessUIKit

/// A screen with a list of cards about a poll.
open class _PollListVC: ComponentViewController, ThemeProvider, UITableViewDataSource, UITableViewDelegate,
    @preconcurrency PollControllerDelegate
{
    /// The controller of the poll. Without it, the screen shows ``poll``.
    open var pollController: PollController? {
        didSet {
            pollController?.delegate = self
            currentUserId = pollController?.client.currentUserId
            poll = pollController?.poll
        }
    }

    /// Creates a screen of a controller's poll.
    public convenience init(pollController: PollController) {
        self.init()
        follow(pollController)
    }

    // Property observers don't run in initializers.
    private func follow(_ controller: PollController) { pollController = controller }

    /// The poll.
    open var poll: Poll? {
        didSet { updateContentIfNeeded() }
    }

    /// The current user.
    open var currentUserId: UserId?

    /// The list.
    open private(set) lazy var tableView = UITableView(frame: .zero, style: .grouped)

    /// Updates the poll.
    open func pollController(_ pollController: PollController, didUpdatePoll poll: EntityChange<Poll>) {
        self.poll = pollController.poll
    }

    /// Called when a row is about to be shown. Lists with pages load the next one here.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

    override open func setUp() {
        super.setUp()

        tableView.dataSource = self
        tableView.delegate = self
    }

    override open func setUpLayout() {
        super.setUpLayout()

        view.embed(tableView)
        tableView.separatorStyle = .none
        tableView.contentInset.top = PollCard.spacing / 2
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        view.backgroundColor = appearance.colorPalette.background
        tableView.backgroundColor = appearance.colorPalette.background
    }

    override open func updateContent() {
        super.updateContent()

        tableView.reloadData()
    }

    override open func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()

        if let header = tableView.tableHeaderView, fit(header) { tableView.tableHeaderView = header }
        if let footer = tableView.tableFooterView, fit(footer) { tableView.tableFooterView = footer }
    }

    /// Sets the height of a table header or footer view to that of its content.
    ///
    /// - Returns: Whether its height has changed.
    private func fit(_ view: UIView) -> Bool {
        let width = self.view.bounds.width
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard view.frame.size != CGSize(width: width, height: fitting.height) else { return false }
        view.frame.size = CGSize(width: width, height: fitting.height)
        return true
    }

    // MARK: Rows

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }

    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
}

extension UITableView {
    /// Registers a cell type by its name.
    func register(_ cell: UITableViewCell.Type) { register(cell, forCellReuseIdentifier: "\(cell)") }

    /// Registers a header or footer type by its name.
    func register(_ view: UITableViewHeaderFooterView.Type) {
        register(view, forHeaderFooterViewReuseIdentifier: "\(view)")
    }

    /// Returns a cell of a registered type.
    func dequeue<Cell: UITableViewCell>(_ cell: Cell.Type, at indexPath: IndexPath) -> Cell? {
        dequeueReusableCell(withIdentifier: "\(cell)", for: indexPath) as? Cell
    }

    /// Returns a header or footer of a registered type.
    func dequeue<View: UITableViewHeaderFooterView>(_ view: View.Type) -> View? {
        dequeueReusableHeaderFooterView(withIdentifier: "\(view)") as? View
    }
}
