import StreamChat
import StreamChatUI
import UIKit

/// The threads that a member takes part in.
final class TrailThreadListVC: ChatThreadListVC {
    override func setUpAppearance() {
        super.setUpAppearance()

        title = Strings.Tabs.threads
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didSelectRowAt: indexPath)

        tableView.deselectRow(at: indexPath, animated: true)
    }
}
