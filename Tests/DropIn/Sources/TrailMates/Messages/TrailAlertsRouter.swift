import StreamChatUI
import UIKit

/// Asks before a message is deleted, in the club's own words.
final class TrailAlertsRouter: AlertsRouter {
    override func showMessageDeletionConfirmationAlert(confirmed: @escaping (Bool) -> Void) {
        let alert = UIAlertController(
            title: "Leave no trace?", message: "The message is deleted for all hikers.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in confirmed(true) })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in confirmed(false) })
        rootViewController.present(alert, animated: true)
    }
}
