import ChatLook
import ChatModels
import HeadlessUIKit

/// The results of a poll: a card for each option, with its latest votes.
open class PollResultsVC: _PollListVC {
    /// The maximum number of votes that are shown for an option.
    open var maximumVotesPerOption: Int { 5 }

    /// The question.
    open private(set) lazy var tableHeaderView: PollResultsTableHeaderView =
        components.pollResultsTableHeaderView.init()

    override open func setUp() {
        super.setUp()

        title = L10n.Polls.Sheet.results
        tableView.register(components.pollResultsSectionHeaderView)
        tableView.register(components.pollResultsSectionFooterView)
        tableView.register(components.pollResultsVoteItemCell)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        tableView.tableHeaderView = tableHeaderView
    }

    override open func updateContent() {
        super.updateContent()

        tableHeaderView.content = poll
    }

    /// The votes that are shown for an option, the latest first.
    open func votes(for option: PollOption) -> [PollVote] {
        Array(poll?.latestVotes(for: option).prefix(maximumVotesPerOption) ?? [])
    }

    /// Shows all votes for an option.
    open func showAllVotes(for option: PollOption) {
        let list = components.pollResultsVoteListVC.init()
        list.poll = poll
        list.option = option
        list.currentUserId = currentUserId
        if let pollController {
            list.pollController = pollController.client.pollController(
                messageId: pollController.messageId, pollId: pollController.pollId)
            list.pollVoteListController = pollController.client.pollVoteListController(
                query: PollVoteListQuery(pollId: pollController.pollId, optionId: option.id))
        }
        navigationController?.pushViewController(list, animated: true)
    }

    private func option(_ section: Int) -> PollOption? {
        poll.flatMap { $0.options.indices.contains(section) ? $0.options[section] : nil }
    }

    // MARK: Rows

    override open func numberOfSections(in tableView: UITableView) -> Int { poll?.options.count ?? 0 }

    override open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        option(section).map { votes(for: $0).count } ?? 0
    }

    override open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let poll, let option = option(section) else { return nil }
        let view = tableView.dequeue(components.pollResultsSectionHeaderView)
        view?.content = PollResultsSectionHeaderView.Content(option: option, poll: poll)
        return view
    }

    override open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard let poll, let option = option(section) else { return nil }
        let view = tableView.dequeue(components.pollResultsSectionFooterView)
        let shown = votes(for: option).count
        view?.content = shown > 0 && poll.voteCount(for: option) > shown
        view?.onTap = { [weak self] in self?.showAllVotes(for: option) }
        return view
    }

    override open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeue(components.pollResultsVoteItemCell, at: indexPath),
            let poll, let option = option(indexPath.section)
        else { return UITableViewCell() }
        cell.content = PollResultsVoteItemView.Content(
            vote: votes(for: option)[indexPath.row], isAnonymous: poll.votingVisibility == .anonymous)
        return cell
    }
}

extension Poll {
    /// The known votes for an option, the latest first.
    func latestVotes(for option: PollOption) -> [PollVote] {
        let known = latestVotesByOption[option.id] ?? option.latestVotes
        return known.sorted { ($0.createdAt, $1.id) > ($1.createdAt, $0.id) }
    }
}
