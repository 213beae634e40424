import ChatLook
import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The thumbnail of an attachment in a quote; nothing without attachments.
struct QuotedAttachmentPreview: View {
    @Injected(\.images) private var images

    let message: ChatMessage

    /// In points.
    let size: CGSize

    var body: some View {
        if !message.isDeleted, let preview {
            preview
                .frame(width: size.width, height: size.height)
                .clipShape(RoundedRectangle(cornerRadius: 8))
                .accessibilityIdentifier("attachmentPreview")
        }
    }

    private var preview: AnyView? {
        if let image = message.imageAttachments.first { return picture(image.imageURL) }
        if let giphy = message.giphyAttachments.first { return picture(giphy.previewURL) }
        if let file = message.fileAttachments.first {
            return AnyView(Image(uiImage: images.fileIcon(for: file.assetURL)).resizable().scaledToFit())
        }
        if let video = message.videoAttachments.first { return picture(video.thumbnailURL) }
        return message.linkAttachments.first?.previewURL.map { picture($0) }
    }

    private func picture(_ url: URL?) -> AnyView { AnyView(LoadedImage(url: url)) }
}

/// A voice recording in a quote: its name, its duration and an icon.
struct QuotedVoiceRecording: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts
    @Injected(\.images) private var images

    let attachment: ChatMessageVoiceRecordingAttachment

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(attachment.title ?? L10n.Recording.name(0))
                    .bold()
                    .lineLimit(1)
                    .font(fonts.footnote)
                    .foregroundColor(Color(colors.text))
                RecordingDurationView(duration: attachment.duration ?? 0)
            }
            Spacer()
            Image(uiImage: images.fileIcon(for: attachment.voiceRecordingURL))
                .resizable()
                .scaledToFit()
                .frame(height: 36)
        }
        .accessibilityIdentifier("QuotedVoiceRecording")
    }
}
