import ChatLook
import ChatModels
import HeadlessUIKit

/// All votes for an option of a poll.
open class PollResultsVoteListVC: _PollListVC, @preconcurrency PollVoteListControllerDelegate {
    /// The controller that loads the votes, page by page.
    open var pollVoteListController: PollVoteListController? {
        didSet {
            pollVoteListController?.delegate = self
            pollVoteListController?.synchronize()
            updateContentIfNeeded()
        }
    }

    /// Updates the votes.
    open func controller(_ controller: PollVoteListController, didChangeVotes changes: [ListChange<PollVote>]) {
        updateContentIfNeeded()
    }

    /// The option.
    open var option: PollOption? {
        didSet { updateContentIfNeeded() }
    }

    /// The votes, the latest first; by default, those of the controller or of the poll.
    open var votes: [PollVote] {
        get { ownVotes ?? pollVoteListController?.votes ?? poll.flatMap { poll in option.map(poll.latestVotes) } ?? [] }
        set {
            ownVotes = newValue
            updateContentIfNeeded()
        }
    }

    private var ownVotes: [PollVote]?

    override open func setUp() {
        super.setUp()

        title = L10n.Polls.Sheet.results
        tableView.register(components.pollResultsSectionHeaderView)
        tableView.register(components.pollResultsSectionFooterView)
        tableView.register(components.pollResultsVoteItemCell)
    }

    /// Loads the next page when the last row is about to be shown.
    override open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        guard let pollVoteListController, !pollVoteListController.hasLoadedAllVotes, indexPath.row == votes.count - 1
        else { return }
        pollVoteListController.loadMoreVotes()
    }

    // MARK: Rows

    override open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { votes.count }

    override open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let poll, let option else { return nil }
        let view = tableView.dequeue(components.pollResultsSectionHeaderView)
        view?.content = PollResultsSectionHeaderView.Content(option: option, poll: poll)
        return view
    }

    override open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let view = tableView.dequeue(components.pollResultsSectionFooterView)
        view?.content = false
        return view
    }

    override open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeue(components.pollResultsVoteItemCell, at: indexPath) else {
            return UITableViewCell()
        }
        cell.content = PollResultsVoteItemView.Content(
            vote: votes[indexPath.row], isAnonymous: poll?.votingVisibility == .anonymous)
        return cell
    }
}
