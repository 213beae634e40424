import ChatLook

/// The placeholder of the composer's empty field.
enum ComposerPlaceholder {
    static func text(canSendMessage: Bool, cooldownDuration: Int, command: ComposerCommand?) -> String {
        if !canSendMessage { return L10n.Composer.Placeholder.messageDisabled }
        if cooldownDuration > 0 { return L10n.Composer.Placeholder.slowMode }
        if command?.id == "/giphy" { return L10n.Composer.Placeholder.giphy }
        return L10n.Composer.Placeholder.message
    }
}
