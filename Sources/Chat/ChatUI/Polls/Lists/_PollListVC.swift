import ChatModels
import HeadlessUIKit

/// A screen with a list about a poll, whose rows lie on cards.
open class _PollListVC: ComponentViewController, ThemeProvider, UITableViewDataSource, UITableViewDelegate,
    @preconcurrency PollControllerDelegate
{
    /// Follows the poll, and changes it. Without one a screen shows what ``poll`` is set to.
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

    // An initializer of a class doesn't run its own observers.
    private func follow(_ controller: PollController) { pollController = controller }

    /// The poll.
    open var poll: Poll? {
        didSet { updateContentIfNeeded() }
    }

    /// The user who looks at it.
    open var currentUserId: UserId?

    /// The list.
    open private(set) lazy var tableView = UITableView(frame: .zero, style: .grouped)

    /// Shows the poll as it is now.
    open func pollController(_ pollController: PollController, didUpdatePoll poll: EntityChange<Poll>) {
        self.poll = pollController.poll
    }

    /// Called when a row comes into sight. Lists that are loaded page by page ask for the next one here.
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

    /// Makes a view above or below the rows as high as it needs to be, which a table leaves to others.
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
    /// Registers the type of a cell under its name.
    func register(_ cell: UITableViewCell.Type) { register(cell, forCellReuseIdentifier: "\(cell)") }

    /// Registers the type of a header or footer under its name.
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
