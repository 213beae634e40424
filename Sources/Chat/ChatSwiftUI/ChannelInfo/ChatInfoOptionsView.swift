import ChatLook
import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The options of a channel: its name, whether it is muted, and what was pinned or sent.
public struct ChatInfoOptionsView<Factory: ViewFactory>: View {
    @Injected(\.images) private var images
    @Injected(\.colors) private var colors

    private let factory: Factory
    @ObservedObject private var viewModel: ChatChannelInfoViewModel

    public init(factory: Factory = DefaultViewFactory.shared, viewModel: ChatChannelInfoViewModel) {
        self.factory = factory
        self.viewModel = viewModel
    }

    public var body: some View {
        VStack(spacing: 0) {
            if viewModel.showSingleMemberDMView {
                userName
            } else {
                ChannelNameView(viewModel: viewModel)
            }
            Divider()
            ChannelInfoItemView(icon: Artwork.speakerWithSlash, title: viewModel.mutedText, verticalPadding: 12) {
                Toggle("", isOn: $viewModel.muted)
                    .labelsHidden()
            }
            Divider()
            NavigatableChatInfoItemView(icon: Artwork.tiltedPin, title: L10n.ChatInfo.Pinned.title) {
                PinnedMessagesView(
                    factory: factory, channel: viewModel.channel, channelController: viewModel.channelController)
            }
            Divider()
            NavigatableChatInfoItemView(icon: .symbol("photo"), title: L10n.ChatInfo.Media.title) {
                MediaAttachmentsView(factory: factory, channel: viewModel.channel)
            }
            Divider()
            NavigatableChatInfoItemView(icon: .symbol("folder"), title: L10n.ChatInfo.Files.title) {
                FileAttachmentsView(channel: viewModel.channel)
            }
        }
    }

    private var userName: some View {
        ChannelInfoItemView(
            icon: .symbol("person"), title: "@\(viewModel.participants.first?.displayName ?? "")"
        ) {
            Image(uiImage: images.messageActionCopy)
                .customizable()
                .frame(width: 24, height: 24)
                .foregroundColor(Color(colors.textLowEmphasis))
        }
    }
}

/// The field with the name of a group, and buttons while it is edited.
private struct ChannelNameView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    @ObservedObject var viewModel: ChatChannelInfoViewModel

    var body: some View {
        HStack(spacing: 16) {
            Text(L10n.ChatInfo.name)
                .font(fonts.footnote)
                .foregroundColor(Color(colors.textLowEmphasis))
            TextField(L10n.ChatInfo.namePlaceholder, text: $viewModel.channelName)
                .font(fonts.body)
                .foregroundColor(Color(colors.text))
                .disabled(!viewModel.canRenameChannel)
            Spacer()
            if viewModel.channelName != viewModel.channel.name ?? "" { buttons }
        }
        .padding(.all, 16)
        .background(Color(colors.background))
    }

    private var buttons: some View {
        HStack(spacing: 16) {
            Button(action: { viewModel.cancelRenaming() }, label: { Image(systemName: "xmark") })
                .foregroundColor(Color(colors.textLowEmphasis))
            Button(action: { viewModel.confirmRenaming() }, label: { Image(systemName: "checkmark") })
                .foregroundColor(colors.tintColor)
        }
    }
}
