import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The title above the composer while a message is quoted.
public struct QuotedMessageHeaderView: View {
    @Binding private var quotedMessage: ChatMessage?

    public init(quotedMessage: Binding<ChatMessage?>) {
        _quotedMessage = quotedMessage
    }

    public var body: some View {
        ComposerHeaderView(title: L10n.Composer.Title.reply) { quotedMessage = nil }
            .accessibilityIdentifier("QuotedMessageHeaderView")
    }
}

/// The title above the composer while a message is edited.
public struct EditMessageHeaderView: View {
    @Binding private var editedMessage: ChatMessage?

    public init(editedMessage: Binding<ChatMessage?>) {
        _editedMessage = editedMessage
    }

    public var body: some View {
        ComposerHeaderView(title: L10n.Composer.Title.edit) { editedMessage = nil }
            .accessibilityIdentifier("EditMessageHeaderView")
    }
}

/// A bold title above the composer, and a cancel button.
private struct ComposerHeaderView: View {
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors

    let title: String
    let onDiscard: () -> Void

    var body: some View {
        ZStack {
            Text(title)
                .font(fonts.bodyBold)
                .foregroundColor(Color(colors.text))
            HStack {
                Spacer()
                DiscardButtonView(onDiscard: onDiscard)
            }
        }
        .padding(.horizontal, 16)
        .padding(.top, 8)
    }
}
