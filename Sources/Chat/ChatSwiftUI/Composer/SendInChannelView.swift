import ChatLook
import HeadlessSwiftUI

/// The checkbox below the composer of a thread, which also sends a reply to the channel.
public struct SendInChannelView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    @Binding private var sendInChannel: Bool
    private let isDirectMessage: Bool

    public init(sendInChannel: Binding<Bool>, isDirectMessage: Bool) {
        _sendInChannel = sendInChannel
        self.isDirectMessage = isDirectMessage
    }

    public var body: some View {
        HStack {
            Button(action: { sendInChannel.toggle() }, label: { box })
            Text(title)
                .font(fonts.footnote)
                .foregroundColor(Color(colors.textLowEmphasis))
            Spacer()
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 8)
        .accessibilityIdentifier("SendInChannelView")
    }

    private var box: some View {
        Image(systemName: sendInChannel ? "checkmark.square.fill" : "square")
            .foregroundColor(sendInChannel ? colors.tintColor : Color(colors.textLowEmphasis))
    }

    private var title: String {
        isDirectMessage
            ? L10n.Composer.Checkmark.directMessageReply : L10n.Composer.Checkmark.channelReply
    }
}
