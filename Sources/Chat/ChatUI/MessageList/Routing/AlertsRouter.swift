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

    /// Shows an alert.
    open func present(_ alert: UIAlertController) {
        rootViewController?.present(alert, animated: true)
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
