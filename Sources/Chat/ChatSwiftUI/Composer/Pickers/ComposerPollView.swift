import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The picker for polls: an icon and the button that opens the form.
public struct ComposerPollView: View {
    @Injected(\.colors) private var colors
    @Injected(\.images) private var images

    @State private var isFormShown = false

    private let channelController: ChatChannelController
    private let messageController: ChatMessageController?

    public init(channelController: ChatChannelController, messageController: ChatMessageController?) {
        self.channelController = channelController
        self.messageController = messageController
    }

    public var body: some View {
        VStack {
            Spacer()
            Button(action: { isFormShown = true }, label: { label })
            Spacer()
        }
        .frame(maxWidth: .infinity)
        .background(Color(colors.background1))
        .fullScreenCover(isPresented: $isFormShown) {
            CreatePollView(chatController: channelController, messageController: messageController)
        }
        .accessibilityIdentifier("ComposerPollView")
    }

    private var label: some View {
        VStack {
            Image(uiImage: images.attachmentPickerPolls)
                .customizable()
                .frame(width: 72, height: 60)
                .foregroundColor(Color(colors.textLowEmphasis))
            Text(L10n.Composer.Polls.createPoll)
                .foregroundColor(colors.tintColor)
        }
    }
}
