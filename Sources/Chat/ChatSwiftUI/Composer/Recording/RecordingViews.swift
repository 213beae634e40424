import ChatLook
import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The composer while the record button is held.
public struct RecordingView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts
    @Injected(\.images) private var images

    private let location: CGPoint
    private let audioRecordingInfo: AudioRecordingInfo
    private let onMicTap: () -> Void

    /// - Parameter location: The translation of the finger, in points.
    public init(location: CGPoint, audioRecordingInfo: AudioRecordingInfo, onMicTap: @escaping () -> Void) {
        self.location = location
        self.audioRecordingInfo = audioRecordingInfo
        self.onMicTap = onMicTap
    }

    public var body: some View {
        HStack {
            Image(uiImage: images.mic)
                .renderingMode(.template)
                .foregroundColor(.red)
            RecordingDurationView(duration: audioRecordingInfo.duration)
            Spacer()
            HStack {
                Text(L10n.Recording.slideToCancel)
                Image(systemName: "chevron.left")
            }
            .font(fonts.body)
            .foregroundColor(Color(colors.textLowEmphasis))
            .offset(x: min(0, location.x))
            Spacer()
            Button(action: { onMicTap() }) {
                Image(uiImage: images.mic).renderingMode(.template)
            }
        }
        .padding(.all, 12)
        .overlay(lock, alignment: .topTrailing)
        .accessibilityIdentifier("RecordingView")
    }

    private var lock: some View {
        VStack(spacing: 16) {
            Image(systemName: "lock")
            Image(systemName: "chevron.up")
        }
        .foregroundColor(Color(colors.textLowEmphasis))
        .padding(.all, 8)
        .padding(.vertical, 2)
        .background(Color(colors.background6))
        .cornerRadius(16)
        .padding(.all, 4)
        .offset(y: min(0, location.y) - 80)
    }
}

/// The composer during a locked or finished recording.
public struct LockedView: View {
    @Injected(\.colors) private var colors
    @Injected(\.images) private var images
    @ObservedObject private var viewModel: MessageComposerViewModel

    public init(viewModel: MessageComposerViewModel) {
        self.viewModel = viewModel
    }

    public var body: some View {
        VStack(spacing: 0) {
            Divider()
            HStack {
                Image(uiImage: isStopped ? images.playFill : images.mic)
                    .renderingMode(.template)
                    .foregroundColor(isStopped ? colors.tintColor : .red)
                RecordingDurationView(duration: viewModel.audioRecordingInfo.duration)
                waveform
                Spacer()
            }
            .frame(height: 60)
            .padding(.horizontal, 8)
            HStack {
                button(images.trash, color: colors.tintColor) { viewModel.recordingState = .initial }
                Spacer()
                if !isStopped {
                    button(UIImage(systemName: "stop.circle") ?? UIImage(), color: .red) {
                        viewModel.recordingState = .stopped
                    }
                    Spacer()
                }
                button(UIImage(systemName: "checkmark.circle.fill") ?? UIImage(), color: colors.tintColor) {
                    viewModel.recordingState = .initial
                }
            }
            .padding(.horizontal, 8)
            .padding(.bottom, 20)
        }
        .background(Color(colors.background))
        .accessibilityIdentifier("LockedView")
    }

    @ViewBuilder
    private var waveform: some View {
        let levels = viewModel.audioRecordingInfo.waveform
        if !levels.isEmpty {
            WaveformShape(levels: levels)
                .fill(Color(colors.textLowEmphasis))
                .frame(height: 20)
        }
    }

    private var isStopped: Bool { viewModel.recordingState == .stopped }

    private func button(_ image: UIImage, color: Color, action: @escaping () -> Void) -> some View {
        Button(action: { action() }) {
            Image(uiImage: image)
                .renderingMode(.template)
                .foregroundColor(color)
                .frame(height: 20)
        }
    }
}

/// The tip to hold the record button.
public struct RecordingTipView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    public init() {}

    public var body: some View {
        Text(L10n.Recording.tip)
            .font(fonts.caption1.bold())
            .foregroundColor(Color(colors.text))
            .frame(maxWidth: .infinity)
            .frame(height: 30)
            .background(Color(colors.background6))
            .accessibilityIdentifier("RecordingTipView")
    }
}
