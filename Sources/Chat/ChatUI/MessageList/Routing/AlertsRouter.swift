import ChatLook
import HeadlessUIKit

/// Shows alerts for confirmation.
open class AlertsRouter: NavigationRouter<UIViewController> {
    /// Shows the actions on a message that was bounced by moderation.
    open func showMessageModerationAlert(actions: [ChatMessageActionItem]) {
        let alert = UIAlertController(
            title: L10n.MessageModeration.title, message: L10n.MessageModeration.message, preferredStyle: .alert)
        for item in actions {
            let style: UIAlertAction.Style = item.isDestructive ? .destructive : .default
            alert.addAction(UIAlertAction(title: title(of: item), style: style) { _ in item.action(item) })
        }
        present(alert)
    }

    /// Asks whether to delete a message, and reports the answer.
    open func showMessageDeletionConfirmationAlert(confirmed: @escaping (Bool) -> Void) {
        let texts = L10n.MessageActions.self
        ask(texts.delete, texts.confirmDelete, confirm: L10n.Alert.delete, confirmed: confirmed)
    }

    /// Asks whether to flag a message, and reports the answer.
    open func showMessageFlagConfirmationAlert(confirmed: @escaping (Bool) -> Void) {
        let texts = L10n.MessageActions.self
        ask(texts.flag, texts.confirmFlag, confirm: L10n.Alert.flag, confirmed: confirmed)
    }

    // MARK: Polls

    /// Asks for an option to add to a poll.
    open func showPollAddSuggestionAlert(handler: @escaping (_ suggestion: String) -> Void) {
        let texts = L10n.Polls.Alert.self
        write(texts.suggest, placeholder: texts.suggestPlaceholder, written: handler)
    }

    /// Asks for a comment on a poll.
    ///
    /// - Parameter currentComment: The comment to edit; `nil` for a new one.
    open func showPollAddCommentAlert(
        currentComment: String? = nil, handler: @escaping (_ comment: String) -> Void
    ) {
        let texts = L10n.Polls.Alert.self
        let title = currentComment == nil ? texts.comment : L10n.Polls.Sheet.updateComment
        write(title, placeholder: texts.commentPlaceholder, text: currentComment, written: handler)
    }

    /// Asks whether to close a poll, and calls `handler` if so.
    open func showPollEndVoteAlert(handler: @escaping () -> Void) {
        let texts = L10n.Polls.Alert.self
        let alert = UIAlertController(title: texts.end, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: texts.confirmEnd, style: .destructive) { _ in handler() })
        alert.addAction(UIAlertAction(title: texts.cancel, style: .cancel))
        present(alert)
    }

    /// Asks for a text. Surrounding whitespace is removed, and an empty text is ignored.
    private func write(
        _ title: String, placeholder: String, text: String? = nil, written: @escaping (String) -> Void
    ) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = placeholder
            field.text = text
        }
        alert.addAction(UIAlertAction(title: L10n.Polls.Alert.cancel, style: .cancel))
        alert.addAction(
            UIAlertAction(title: L10n.Polls.Alert.send, style: .default) { [weak alert] _ in
                let text = alert?.textFields?.first?.text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
                if !text.isEmpty { written(text) }
            })
        present(alert)
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
