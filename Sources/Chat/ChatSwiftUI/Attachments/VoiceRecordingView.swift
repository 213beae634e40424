import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The bubble of a message with voice recordings: a card for each, and the text below them.
public struct VoiceRecordingContainerView<Factory: ViewFactory>: View {
    @Injected(\.colors) private var colors

    private let factory: Factory
    private let message: ChatMessage
    private let width: CGFloat
    private let isFirst: Bool
    @Binding private var scrolledId: String?

    /// - Parameter width: The width of the bubble, in points.
    public init(
        factory: Factory, message: ChatMessage, width: CGFloat, isFirst: Bool, scrolledId: Binding<String?>
    ) {
        self.factory = factory
        self.message = message
        self.width = width
        self.isFirst = isFirst
        _scrolledId = scrolledId
    }

    public var body: some View {
        VStack(alignment: .leading) {
            factory.quote(in: message, scrolledId: $scrolledId)
            VStack(spacing: 2) {
                ForEach(message.voiceRecordingAttachments) { card($0) }
            }
            if !message.text.isEmpty {
                StreamTextView(message: message)
                    .standardPadding()
                    .fixedSize(horizontal: false, vertical: true)
            }
        }
        .padding(2)
        .frame(width: width, alignment: .leading)
        .modifier(factory.makeMessageViewModifier(for: MessageModifierInfo(message: message, isFirst: isFirst)))
        .accessibilityIdentifier("VoiceRecordingContainerView")
    }

    private func card(_ attachment: ChatMessageVoiceRecordingAttachment) -> some View {
        VoiceRecordingView(attachment: attachment)
            .padding(8)
            .background(Color(colors.background8))
            .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
            .withUploadingStateIndicator(for: attachment.uploadingState, url: attachment.voiceRecordingURL)
    }
}

/// A voice recording: a play button, its name, its duration, its waveform and an icon.
public struct VoiceRecordingView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts
    @Injected(\.images) private var images

    private let attachment: ChatMessageVoiceRecordingAttachment

    public init(attachment: ChatMessageVoiceRecordingAttachment) {
        self.attachment = attachment
    }

    public var body: some View {
        HStack {
            VoiceRecordingPlayButton(isPlaying: isPlaying)
            VStack(alignment: .leading, spacing: 4) {
                Text(title)
                    .font(fonts.bodyBold)
                    .lineLimit(1)
                    .foregroundColor(Color(colors.text))
                HStack {
                    RecordingDurationView(duration: playingTime ?? attachment.duration ?? 0)
                    RecordingWaveform(levels: attachment.waveformData ?? [], progress: progress)
                        .frame(height: 30)
                }
            }
            end
        }
        .accessibilityIdentifier("VoiceRecordingView")
    }

    /// While the recording is played, its rate replaces the icon.
    @ViewBuilder
    private var end: some View {
        if let state = attachment.playingState, isPlaying {
            Text(L10n.AudioPlayer.rate(LocalizedNumber.text(Double(state.rate))))
                .font(fonts.footnote)
                .foregroundColor(Color(colors.text))
                .padding(.horizontal, 8)
                .padding(.vertical, 2)
                .background(Color(colors.background8))
                .clipShape(Capsule())
                .shadow(color: Color.black.opacity(0.2), radius: 4, y: 2)
        } else {
            Image(uiImage: images.fileIcon(for: attachment.voiceRecordingURL))
                .resizable()
                .scaledToFit()
                .frame(height: 36)
        }
    }

    private var title: String { attachment.title ?? L10n.Recording.name(0) }

    private var isPlaying: Bool { attachment.playingState.map { !$0.isPaused } ?? false }

    /// In seconds; `nil` before the recording was played.
    private var playingTime: Double? { attachment.playingState?.currentTime }

    /// The played part of the recording, from 0 to 1.
    private var progress: Double {
        guard let playingTime, let duration = attachment.duration, duration > 0 else { return 0 }
        return min(max(playingTime / duration, 0), 1)
    }
}

/// The round button that plays or pauses a recording.
struct VoiceRecordingPlayButton: View {
    @Injected(\.colors) private var colors
    @Injected(\.images) private var images

    let isPlaying: Bool

    var body: some View {
        Image(uiImage: isPlaying ? images.pauseFilled : images.playFill)
            .customizable()
            .frame(height: 16)
            .foregroundColor(.primary)
            .frame(width: 31, height: 30)
            .background(Color(UIColor.systemBackground))
            .clipShape(Circle())
            .overlay(Circle().inset(by: -1).stroke(Color(colors.innerBorder), lineWidth: 1))
            .shadow(color: Color.black.opacity(0.2), radius: 4, y: 4)
    }
}

/// The duration of a recording in minutes and seconds.
public struct RecordingDurationView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    private let duration: TimeInterval

    /// - Parameter duration: In seconds.
    public init(duration: TimeInterval) {
        self.duration = duration
    }

    public var body: some View {
        Text(LocalizedNumber.inDigits(DurationText.minutesAndSeconds(duration) ?? ""))
            .font(fonts.footnote)
            .foregroundColor(Color(colors.textLowEmphasis))
    }
}
