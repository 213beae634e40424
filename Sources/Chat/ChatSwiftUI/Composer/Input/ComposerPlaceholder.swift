import ChatLook

/// The text in the composer's field while nothing is written.
enum ComposerPlaceholder {
    static func text(canSendMessage: Bool, cooldownDuration: Int, command: ComposerCommand?) -> String {
        if !canSendMessage { return L10n.text("composer.placeholder.messageDisabled") }
        if cooldownDuration > 0 { return L10n.text("composer.placeholder.slowMode") }
        if command?.id == "/giphy" { return L10n.text("composer.placeholder.giphy") }
        return L10n.text("composer.placeholder.message")
    }
}
