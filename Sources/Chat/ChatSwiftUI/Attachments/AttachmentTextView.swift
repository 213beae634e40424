import ChatModels
import HeadlessSwiftUI

/// The text below the attachments of a message, as wide as they are.
struct AttachmentTextView: View {
    @Injected(\.colors) private var colors

    let message: ChatMessage

    var body: some View {
        HStack(spacing: 0) {
            StreamTextView(message: message)
                .standardPadding()
                .fixedSize(horizontal: false, vertical: true)
            Spacer(minLength: 0)
        }
        .background(message.bubbleBackground(colors: colors).first)
        .accessibilityIdentifier("AttachmentTextView")
    }
}
