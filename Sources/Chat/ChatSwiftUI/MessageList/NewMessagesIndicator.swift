import ChatLook
import HeadlessSwiftUI

/// The banner above the first unread message.
public struct NewMessagesIndicator: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    @Binding private var newMessagesStartId: String?
    private let count: Int

    /// - Parameter count: The number of unread messages, which the text doesn't include.
    public init(newMessagesStartId: Binding<String?>, count: Int) {
        _newMessagesStartId = newMessagesStartId
        self.count = count
    }

    public var body: some View {
        HStack {
            Text(L10n.MessageList.newMessages)
                .foregroundColor(Color(colors.textLowEmphasis))
                .font(fonts.headline)
                .padding(.all, 8)
        }
        .frame(maxWidth: .infinity)
        .background(Color(colors.background8))
        .padding(.top, 4)
        .accessibilityIdentifier("NewMessagesIndicator")
    }
}
