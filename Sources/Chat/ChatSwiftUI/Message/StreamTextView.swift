import ChatLook
import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The text of a message, with Markdown, links and mentions as configured.
public struct StreamTextView: View {
    @Injected(\.fonts) private var fonts
    @Injected(\.utils) private var utils

    private let message: ChatMessage

    public init(message: ChatMessage) {
        self.message = message
    }

    public var body: some View {
        text
            .foregroundColor(textColor(for: message))
            .font(fonts.body)
            .accessibilityIdentifier("StreamTextView")
    }

    /// Plain text stays plain, since its layout is much faster.
    private var text: Text {
        let string = message.adjustedText
        guard let attributed = MessageTextMarkup(message: message, config: utils.messageListConfig).text(string) else {
            return Text(string)
        }
        return Text(attributed)
    }
}
