import ChatLook
import ChatModels
import HeadlessUIKit

/// All options of a poll, to vote for.
open class PollAllOptionsListVC: _PollListVC {
    /// The question.
    open private(set) lazy var tableHeaderView: PollResultsTableHeaderView =
        components.pollResultsTableHeaderView.init()

    override open func setUp() {
        super.setUp()

        title = L10n.Polls.Sheet.options
        tableView.register(components.pollAllOptionsListItemCell)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        tableView.tableHeaderView = tableHeaderView
    }

    override open func updateContent() {
        super.updateContent()

        tableHeaderView.content = poll
    }

    // MARK: Rows

    override open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        poll?.options.count ?? 0
    }

    /// Returns `nil`: the card begins with the first row.
    override open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }

    override open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeue(components.pollAllOptionsListItemCell, at: indexPath), let poll else {
            return UITableViewCell()
        }
        cell.content = PollAttachmentOptionListItemView.Content(option: poll.options[indexPath.row], poll: poll)
        var corners: CACornerMask = indexPath.row == 0 ? PollCard.top : []
        if indexPath.row == poll.options.count - 1 { corners.formUnion(PollCard.bottom) }
        cell.corners = corners
        cell.itemView.onOptionTap = { [weak self] option in
            self?.pollController?.toggleVote(for: option, in: poll)
        }
        return cell
    }
}
