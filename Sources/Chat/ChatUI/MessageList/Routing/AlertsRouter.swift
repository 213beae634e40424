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

    // MARK: Polls

    /// Asks for an option that is to be added to a poll.
    open func showPollAddSuggestionAlert(handler: @escaping (_ suggestion: String) -> Void) {
        let texts = L10n.Polls.Alert.self
        write(texts.suggest, placeholder: texts.suggestPlaceholder, written: handler)
    }

    /// Asks for a comment on a poll.
    ///
    /// - Parameter currentComment: The comment that is to be changed; `nil` for a new one.
    open func showPollAddCommentAlert(
        currentComment: String? = nil, handler: @escaping (_ comment: String) -> Void
    ) {
        let texts = L10n.Polls.Alert.self
        let title = currentComment == nil ? texts.comment : L10n.Polls.Sheet.updateComment
        write(title, placeholder: texts.commentPlaceholder, text: currentComment, written: handler)
    }

    /// Asks whether a poll is to be ended; `handler` is called if it is.
    open func showPollEndVoteAlert(handler: @escaping () -> Void) {
        let texts = L10n.Polls.Alert.self
        let alert = UIAlertController(title: texts.end, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: texts.confirmEnd, style: .destructive) { _ in handler() })
        alert.addAction(UIAlertAction(title: texts.cancel, style: .cancel))
        present(alert)
    }

    /// Asks for a text. Blanks around it don't count, and no text is none.
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
