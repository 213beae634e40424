import ChatLook
import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The photos and videos of a message, one on a screen, between a bar with the author and one with the number.
public struct GalleryView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts
    @Injected(\.images) private var images

    private let mediaAttachments: [MediaAttachment]
    private let author: ChatUser
    @Binding private var isShown: Bool
    @State private var selected: Int

    /// - Parameters:
    ///   - author: The user in the upper bar.
    ///   - isShown: Is set to `false` by the close button.
    ///   - selected: The index of the photo or video that is shown.
    public init(
        mediaAttachments: [MediaAttachment], author: ChatUser, isShown: Binding<Bool>, selected: Int
    ) {
        self.mediaAttachments = mediaAttachments
        self.author = author
        _isShown = isShown
        _selected = State(initialValue: selected)
    }

    /// Shows photos only.
    public init(
        imageAttachments: [ChatMessageImageAttachment], author: ChatUser, isShown: Binding<Bool>, selected: Int
    ) {
        self.init(
            mediaAttachments: imageAttachments.map { MediaAttachment($0) }, author: author, isShown: isShown,
            selected: selected)
    }

    public var body: some View {
        VStack(spacing: 8) {
            GalleryHeaderView(title: author.name ?? "", subtitle: author.onlineInfo, isShown: $isShown)
            page
            footer
        }
        .background(Color(colors.background8))
        .accessibilityIdentifier("GalleryView")
    }

    private var page: some View {
        GeometryReader { geometry in
            if mediaAttachments.indices.contains(selected) {
                GalleryPage(source: mediaAttachments[selected], size: geometry.size)
            }
        }
        .background(Color(colors.background1), ignoresSafeAreaEdges: [])
    }

    private var footer: some View {
        ZStack {
            HStack {
                Image(uiImage: images.share)
                    .customizable()
                    .frame(width: 18, height: 22)
                Spacer()
                Image(systemName: "square.grid.3x3.fill")
                    .customizable()
                    .frame(width: 16, height: 16)
            }
            .foregroundColor(Color(colors.text))
            Text(L10n.Gallery.page(selected + 1, of: mediaAttachments.count))
                .font(fonts.bodyBold)
                .foregroundColor(Color(colors.text))
        }
        .standardPadding()
        .frame(height: 36)
    }
}

/// A photo or a video in a gallery, as large as possible; a square placeholder if it can't be loaded.
private struct GalleryPage: View {
    @Injected(\.utils) private var utils

    let source: MediaAttachment
    /// In points.
    let size: CGSize

    var body: some View {
        content
            .frame(width: size.width, height: size.height)
            .overlay(source.type == .video ? VideoPlayIcon() : nil)
    }

    @ViewBuilder
    private var content: some View {
        if let image = utils.imageLoader.image(at: source.previewURL) {
            Image(uiImage: image)
                .resizable()
                .scaledToFit()
        } else {
            ImagePlaceholder()
                .frame(width: size.width, height: size.width)
        }
    }
}
