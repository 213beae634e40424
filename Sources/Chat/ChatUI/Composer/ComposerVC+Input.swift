import ChatModels
import HeadlessUIKit
import Rendering

extension ComposerVC {
    /// Shows what a user enters, as if it had been typed and picked in the laid-out composer.
    ///
    /// - Parameter showsCaret: Whether the caret is drawn.
    final func enter(_ input: ComposerInput, showsCaret: Bool) {
        let textView = composerView.inputMessageView.textView
        textView.showsCaret = showsCaret
        switch input.purpose {
        case .new: break
        case .quoting(let message): content.quoteMessage(message)
        case .editing(let message): content.editMessage(message)
        }
        if let command = input.command { content.addCommand(command) }
        content.attachments += input.attachments.map(\.payload)
        for attachment in input.attachments where Self.preview(of: attachment.payload) == nil {
            RenderProblems.report(
                "the composer of the UIKit flavor has no preview of an attachment of type "
                    + "\(attachment.payload.type.rawValue); it is left out")
        }
        content.cooldownTime = input.cooldown
        content.text = input.text
        textView.selectedRange = NSRange(location: input.textBeforeCaret.utf16.count, length: 0)
        if input.showsCommands {
            suggestions = .commands(channelConfig?.commands ?? [])
        } else {
            updateSuggestions()
        }
    }
}
