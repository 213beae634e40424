import ChatModels
import HeadlessSwiftUI

/// The videos of a message, and its text below them. Videos without text have rounded corners and no bubble.
public struct VideoAttachmentsContainer<Factory: ViewFactory>: View {
    private let factory: Factory
    private let message: ChatMessage
    private let width: CGFloat
    private let isFirst: Bool
    @Binding private var scrolledId: String?

    /// - Parameter width: The width of the videos, in points.
    public init(
        factory: Factory, message: ChatMessage, width: CGFloat, isFirst: Bool = true, scrolledId: Binding<String?>
    ) {
        self.factory = factory
        self.message = message
        self.width = width
        self.isFirst = isFirst
        _scrolledId = scrolledId
    }

    public var body: some View {
        if message.text.isEmpty && message.quotedMessage == nil {
            videos
        } else {
            VStack(alignment: .leading, spacing: 0) {
                factory.quote(in: message, scrolledId: $scrolledId)
                videos
                if !message.text.isEmpty { AttachmentTextView(message: message) }
            }
            .frame(width: width)
            .modifier(
                factory.makeMessageViewModifier(
                    for: MessageModifierInfo(
                        message: message, isFirst: isFirst, cornerRadius: VideoAttachmentView.cornerRadius)))
        }
    }

    private var videos: some View {
        VStack {
            ForEach(message.videoAttachments) { VideoAttachmentView(attachment: $0, message: message, width: width) }
        }
        .accessibilityIdentifier("VideoAttachmentsContainer")
    }
}

/// A video: its thumbnail, and a play button.
public struct VideoAttachmentView: View {
    static let cornerRadius: CGFloat = 24

    private let attachment: ChatMessageVideoAttachment
    private let width: CGFloat
    private let ratio: CGFloat
    private let cornerRadius: CGFloat

    /// - Parameters:
    ///   - width: In points.
    ///   - ratio: The height relative to the width.
    ///   - cornerRadius: In points.
    public init(
        attachment: ChatMessageVideoAttachment, message: ChatMessage, width: CGFloat, ratio: CGFloat = 0.75,
        cornerRadius: CGFloat = 24
    ) {
        self.attachment = attachment
        self.width = width
        self.ratio = ratio
        self.cornerRadius = cornerRadius
    }

    public var body: some View {
        LoadedImage(url: attachment.thumbnailURL)
            .frame(width: width, height: width * ratio)
            .overlay(isPlayable ? VideoPlayIcon() : nil)
            .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
            .withUploadingStateIndicator(for: attachment.uploadingState, url: attachment.videoURL)
            .accessibilityIdentifier("VideoAttachmentView")
    }

    /// Without a thumbnail, the spinner replaces the button.
    private var isPlayable: Bool {
        attachment.uploadingState == nil
            && InjectedValues[\.utils].imageLoader.image(at: attachment.thumbnailURL) != nil
    }
}

/// The play button over the thumbnail of a video.
public struct VideoPlayIcon: View {
    @Injected(\.images) private var images
    @Injected(\.colors) private var colors

    private let width: CGFloat

    /// - Parameter width: In points.
    public init(width: CGFloat = 24) {
        self.width = width
    }

    public var body: some View {
        Image(uiImage: images.playFill)
            .customizable()
            .frame(width: width)
            .foregroundColor(Color(colors.staticColorText))
            .accessibilityIdentifier("VideoPlayIcon")
    }
}
