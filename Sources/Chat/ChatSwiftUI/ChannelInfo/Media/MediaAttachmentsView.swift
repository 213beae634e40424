import ChatLook
import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The screen with the photos and videos of a channel, in columns.
public struct MediaAttachmentsView<Factory: ViewFactory>: View {
    private let factory: Factory
    @StateObject private var viewModel: MediaAttachmentsViewModel

    private static var spacing: CGFloat { 2 }

    /// In points.
    private let itemWidth: CGFloat

    public init(factory: Factory = DefaultViewFactory.shared, channel: ChatChannel) {
        self.init(factory: factory, viewModel: MediaAttachmentsViewModel(channel: channel))
    }

    /// - Parameter screenWidth: The width of which three items leave 9 points, in points.
    package init(
        factory: Factory = DefaultViewFactory.shared, channel: ChatChannel, screenWidth: CGFloat
    ) {
        self.init(
            factory: factory, viewModel: MediaAttachmentsViewModel(channel: channel), screenWidth: screenWidth)
    }

    /// Shows the items of a view model.
    public init(factory: Factory = DefaultViewFactory.shared, viewModel: MediaAttachmentsViewModel) {
        self.init(factory: factory, viewModel: viewModel, screenWidth: UIScreen.main.bounds.width)
    }

    private init(factory: Factory, viewModel: MediaAttachmentsViewModel, screenWidth: CGFloat) {
        self.factory = factory
        itemWidth = screenWidth / 3 - 3
        _viewModel = StateObject(wrappedValue: viewModel)
    }

    public var body: some View {
        ZStack {
            if viewModel.loading {
                LoadingView()
            } else if viewModel.mediaItems.isEmpty {
                NoContentView(
                    image: .symbol("folder"), title: L10n.ChatInfo.Media.emptyTitle,
                    description: L10n.ChatInfo.Media.emptyDescription, iconSize: .folder, iconMargin: -2)
            } else {
                ScrollView { grid }
            }
        }
        .navigationTitle(L10n.ChatInfo.Media.title)
        .navigationBarTitleDisplayMode(.inline)
        .accessibilityIdentifier("MediaAttachmentsView")
    }

    private var grid: some View {
        LazyVGrid(
            columns: [GridItem(.adaptive(minimum: itemWidth), spacing: Self.spacing)], spacing: Self.spacing
        ) {
            ForEach(Array(viewModel.mediaItems.enumerated()), id: \.element.id) { index, item in
                MediaAttachmentContentView(item: item, width: itemWidth)
                    .onTapGesture { viewModel.galleryShown = true }
                    .onAppear { viewModel.onMediaAttachmentAppear(with: index) }
            }
        }
        .padding(.horizontal, Self.spacing)
    }
}

extension CGSize {
    /// The size of the folder on an empty screen, in points.
    static let folder = CGSize(width: 125, height: 108)
}

/// A photo or a video with the avatar of its author.
struct MediaAttachmentContentView: View {
    let item: MediaItem
    /// In points.
    let width: CGFloat

    var body: some View {
        if let attachment = item.mediaAttachment {
            LazyLoadingImage(source: attachment, width: width, height: width)
                .overlay(avatar, alignment: .bottomTrailing)
        }
    }

    private var avatar: some View {
        MessageAvatarView(avatarURL: item.author.imageURL, size: CGSize(width: 24, height: 24))
            .padding(.all, 8)
    }
}
