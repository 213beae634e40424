import ChatLook
import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The photos and videos that were added to a message, side by side.
public struct AddedImageAttachmentsView: View {
    private let images: [AddedAsset]
    private let onDiscardAttachment: (String) -> Void

    private static let imageSize: CGFloat = 100

    public init(images: [AddedAsset], onDiscardAttachment: @escaping (String) -> Void) {
        self.images = images
        self.onDiscardAttachment = onDiscardAttachment
    }

    public var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack {
                ForEach(images) { attachment in
                    Image(uiImage: attachment.image)
                        .resizable()
                        .scaledToFill()
                        .frame(width: Self.imageSize, height: Self.imageSize)
                        .clipped()
                        .cornerRadius(12)
                        .overlay(
                            DiscardAttachmentButton(attachmentIdentifier: attachment.id, onDiscard: onDiscardAttachment)
                        )
                        .overlay(attachment.type == .video ? VideoIndicatorView() : nil)
                        .overlay(duration(of: attachment))
                }
            }
        }
        .accessibilityIdentifier("AddedImageAttachmentsView")
    }

    @ViewBuilder
    private func duration(of attachment: AddedAsset) -> some View {
        if attachment.type == .video, case .string(let text) = attachment.extraData["duration"] {
            VideoDurationIndicatorView(duration: text)
        }
    }
}

/// The icon of a video, in its bottom left corner.
public struct VideoIndicatorView: View {
    @Injected(\.colors) private var colors

    public init() {}

    public var body: some View {
        BottomLeftView {
            Image(systemName: "video.fill")
                .customizable()
                .frame(width: 22)
                .padding(.all, 6)
                .foregroundColor(Color(colors.staticColorText))
        }
    }
}

/// The duration of a video, in its bottom right corner.
public struct VideoDurationIndicatorView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    private let duration: String

    public init(duration: String) {
        self.duration = duration
    }

    public var body: some View {
        BottomRightView {
            Text(duration)
                .foregroundColor(Color(colors.staticColorText))
                .font(fonts.footnoteBold)
                .padding(.all, 4)
        }
    }
}

/// The files that were added to a message, one below the other.
public struct AddedFileAttachmentsView: View {
    @Injected(\.colors) private var colors

    private let addedFileURLs: [URL]
    private let onDiscardAttachment: (String) -> Void

    public init(addedFileURLs: [URL], onDiscardAttachment: @escaping (String) -> Void) {
        self.addedFileURLs = addedFileURLs
        self.onDiscardAttachment = onDiscardAttachment
    }

    public var body: some View {
        VStack(spacing: 8) {
            ForEach(Array(addedFileURLs.enumerated()), id: \.offset) { _, url in
                AddedFileView(url: url)
                    .padding(.all, 8)
                    .background(Color(colors.background8))
                    .roundWithBorder()
                    .overlay(
                        DiscardAttachmentButton(
                            attachmentIdentifier: url.absoluteString, onDiscard: onDiscardAttachment))
            }
        }
        .padding(.trailing, 8)
        .accessibilityIdentifier("AddedFileAttachmentsView")
    }
}

/// A file: its icon, its name and its size.
private struct AddedFileView: View {
    let url: URL

    var body: some View {
        HStack {
            FileAttachmentDisplayView(url: url, title: url.lastPathComponent, size: size)
            Spacer()
        }
    }

    /// `nil` for a missing file.
    private var size: String? {
        guard let values = try? url.resourceValues(forKeys: [.fileSizeKey]), let bytes = values.fileSize else {
            return nil
        }
        return FileSizeText.text(bytes: Int64(bytes), words: .localized)
    }
}

/// The voice recordings that were added to a message, one below the other.
struct AddedVoiceRecordingsView: View {
    @Injected(\.colors) private var colors

    let recordings: [AddedVoiceRecording]
    let onDiscardAttachment: (String) -> Void

    var body: some View {
        VStack(spacing: 8) {
            ForEach(Array(recordings.enumerated()), id: \.offset) { _, recording in
                AddedVoiceRecordingView(recording: recording)
                    .padding(.all, 8)
                    .background(Color(colors.background8))
                    .roundWithBorder()
                    .overlay(
                        DiscardAttachmentButton(attachmentIdentifier: recording.id, onDiscard: onDiscardAttachment))
            }
        }
        .padding(.trailing, 8)
        .padding(.vertical, 8)
    }
}

/// A voice recording: a play button and its duration.
private struct AddedVoiceRecordingView: View {
    let recording: AddedVoiceRecording

    var body: some View {
        HStack {
            VoiceRecordingPlayButton(isPlaying: false)
            RecordingDurationView(duration: recording.duration)
            RecordingWaveform(levels: recording.waveform, progress: 0)
                .frame(height: 30)
            Spacer()
        }
    }
}

/// The button that removes an attachment, in its top right corner.
public struct DiscardAttachmentButton: View {
    private let attachmentIdentifier: String
    private let onDiscard: (String) -> Void

    public init(attachmentIdentifier: String, onDiscard: @escaping (String) -> Void) {
        self.attachmentIdentifier = attachmentIdentifier
        self.onDiscard = onDiscard
    }

    public var body: some View {
        TopRightView {
            DiscardButtonView { onDiscard(attachmentIdentifier) }
        }
        .padding(.all, 4)
    }
}

/// A cross on a dark disc.
public struct DiscardButtonView: View {
    @Injected(\.images) private var images

    private let onDiscard: () -> Void

    public init(onDiscard: @escaping () -> Void) {
        self.onDiscard = onDiscard
    }

    public var body: some View {
        Button(action: { onDiscard() }) {
            Image(uiImage: images.discardAttachment)
                .frame(width: 24, height: 24)
        }
    }
}
