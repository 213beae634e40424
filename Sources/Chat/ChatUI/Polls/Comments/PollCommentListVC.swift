import ChatLook
import ChatModels
import HeadlessUIKit

/// The comments on a poll: a card for each, and a button to add one.
open class PollCommentListVC: _PollListVC {
    /// The comments, the latest first; by default, those of the poll.
    open var comments: [PollVote] {
        get { ownComments ?? poll?.latestAnswers ?? [] }
        set {
            ownComments = newValue
            updateContentIfNeeded()
        }
    }

    private var ownComments: [PollVote]?

    /// Asks for the text of a comment.
    open lazy var alertsRouter: AlertsRouter = components.alertsRouter.init(rootViewController: self)

    /// The button below the comments.
    open private(set) lazy var tableFooterView: PollCommentListTableFooterView =
        components.pollCommentListTableFooterView.init()

    override open func setUp() {
        super.setUp()

        title = L10n.Polls.Sheet.comments
        tableView.register(components.pollCommentListSectionHeaderView)
        tableView.register(components.pollCommentListItemCell)
        tableFooterView.onTap = { [weak self] in self?.addComment() }
    }

    override open func updateContent() {
        super.updateContent()

        tableFooterView.content = ownComment != nil
        tableView.tableFooterView = canComment ? tableFooterView : nil
        view.setNeedsLayout()
    }

    /// Whether the user may comment: if the poll is open and allows comments.
    open var canComment: Bool { poll?.allowAnswers == true && poll?.isClosed == false }

    /// The current user's comment.
    open var ownComment: PollVote? {
        comments.first { $0.user != nil && $0.user?.id == currentUserId }
    }

    /// Asks for a comment, or for a change of the user's own.
    open func addComment() {
        alertsRouter.showPollAddCommentAlert(currentComment: ownComment?.answerText) { [weak self] text in
            self?.pollController?.castPollVote(answerText: text, optionId: nil)
        }
    }

    // MARK: Rows

    override open func numberOfSections(in tableView: UITableView) -> Int { comments.count }

    override open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeue(components.pollCommentListSectionHeaderView)
        view?.content = comments[section]
        return view
    }

    /// Returns `nil`: the row is the end of the card.
    override open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }

    override open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeue(components.pollCommentListItemCell, at: indexPath) else {
            return UITableViewCell()
        }
        cell.content = PollCommentListItemView.Content(
            vote: comments[indexPath.section], isAnonymous: poll?.votingVisibility == .anonymous)
        return cell
    }
}
