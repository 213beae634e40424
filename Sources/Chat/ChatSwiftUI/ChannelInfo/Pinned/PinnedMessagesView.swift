import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The screen with the pinned messages of a channel.
public struct PinnedMessagesView<Factory: ViewFactory>: View {
    @Injected(\.images) private var images

    private let factory: Factory
    @StateObject private var viewModel: PinnedMessagesViewModel

    /// - Parameter channelController: Provides the messages; `nil` for those of the channel.
    public init(
        factory: Factory = DefaultViewFactory.shared, channel: ChatChannel,
        channelController: ChatChannelController? = nil
    ) {
        self.factory = factory
        _viewModel = StateObject(
            wrappedValue: PinnedMessagesViewModel(channel: channel, channelController: channelController))
    }

    public var body: some View {
        ZStack {
            if viewModel.pinnedMessages.isEmpty {
                NoContentView(
                    image: images.noContent, title: L10n.ChatInfo.Pinned.emptyTitle,
                    description: L10n.ChatInfo.Pinned.emptyDescription)
            } else {
                ScrollView { rows }
            }
        }
        .navigationTitle(L10n.ChatInfo.Pinned.title)
        .navigationBarTitleDisplayMode(.inline)
        .accessibilityIdentifier("PinnedMessagesView")
    }

    private var rows: some View {
        LazyVStack(spacing: 0) {
            ForEach(viewModel.pinnedMessages) { message in
                PinnedMessageView(factory: factory, message: message, channel: viewModel.channel)
                Divider()
            }
        }
    }
}

/// A pinned message: the author's avatar and name, and the message in one line.
public struct PinnedMessageView<Factory: ViewFactory>: View {
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors
    @Injected(\.utils) private var utils

    private let message: ChatMessage
    private let channel: ChatChannel

    private static var avatarSize: CGSize { CGSize(width: 56, height: 56) }

    public init(factory: Factory = DefaultViewFactory.shared, message: ChatMessage, channel: ChatChannel) {
        self.message = message
        self.channel = channel
    }

    public var body: some View {
        HStack {
            MessageAvatarView(avatarURL: message.author.imageURL, size: Self.avatarSize)
            VStack(alignment: .leading, spacing: 4) {
                Text(message.author.nameOrId)
                    .font(fonts.bodyBold)
                    .foregroundColor(Color(colors.text))
                HStack {
                    Text(message.pinnedText)
                        .lineLimit(1)
                    Spacer()
                    Text(utils.dateFormatter.string(from: message.createdAt))
                }
                .font(fonts.footnote)
                .foregroundColor(Color(colors.textLowEmphasis))
            }
            Spacer()
        }
        .padding(.all, 8)
    }
}

extension ChatMessage {
    /// The text, or the kind of what was sent.
    fileprivate var pinnedText: String {
        poll == nil ? previewContent : "📊 \(L10n.Channel.Item.poll)"
    }
}
