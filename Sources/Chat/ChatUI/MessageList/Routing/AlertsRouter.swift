import ChatLook
import HeadlessUIKit

/// Asks before something is done that can't be undone.
open class AlertsRouter: NavigationRouter<UIViewController> {
    /// Asks what to do with a message that the moderation sent back.
    open func showMessageModerationAlert(actions: [ChatMessageActionItem]) {
        let alert = UIAlertController(
            title: L10n.MessageModeration.title, message: L10n.MessageModeration.message, preferredStyle: .alert)
        for item in actions {
            let style: UIAlertAction.Style = item.isDestructive ? .destructive : .default
            alert.addAction(UIAlertAction(title: title(of: item), style: style) { _ in item.action(item) })
        }
        present(alert)
    }

    /// Asks whether a message is to be deleted, and says whether it is.
    open func showMessageDeletionConfirmationAlert(confirmed: @escaping (Bool) -> Void) {
        let texts = L10n.MessageActions.self
        ask(texts.delete, texts.confirmDelete, confirm: L10n.Alert.delete, confirmed: confirmed)
    }

    /// Asks whether a message is to be reported, and says whether it is.
    open func showMessageFlagConfirmationAlert(confirmed: @escaping (Bool) -> Void) {
        let texts = L10n.MessageActions.self
        ask(texts.flag, texts.confirmFlag, confirm: L10n.Alert.flag, confirmed: confirmed)
    }

    private func ask(
        _ title: String, _ message: String, confirm: String, confirmed: @escaping (Bool) -> Void
    ) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: L10n.Alert.cancel, style: .cancel) { _ in confirmed(false) })
        alert.addAction(UIAlertAction(title: confirm, style: .destructive) { _ in confirmed(true) })
        present(alert)
    }

    /// Shows an alert.
    open func present(_ alert: UIAlertController) {
        root?.present(alert, animated: true)
    }

    private func title(of item: ChatMessageActionItem) -> String {
        switch item {
        case is ResendActionItem: L10n.MessageModeration.resend
        case is EditActionItem: L10n.MessageModeration.edit
        case is DeleteActionItem: L10n.MessageModeration.delete
        default: item.title
        }
    }
}
