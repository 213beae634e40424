import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The buttons after the composer's field: send, or the seconds in slow mode, and record.
public struct TrailingComposerView: View {
    @Injected(\.utils) private var utils

    private let enabled: Bool
    private let cooldownDuration: Int
    private let onTap: () -> Void

    /// - Parameter cooldownDuration: In seconds; 0 for none.
    public init(enabled: Bool, cooldownDuration: Int, onTap: @escaping () -> Void) {
        self.enabled = enabled
        self.cooldownDuration = cooldownDuration
        self.onTap = onTap
    }

    public var body: some View {
        if cooldownDuration > 0 {
            SlowModeView(cooldownDuration: cooldownDuration)
        } else {
            HStack(spacing: 16) {
                SendMessageButton(enabled: enabled, onTap: onTap)
                if utils.composerConfig.isVoiceRecordingEnabled { VoiceRecordingButton() }
            }
            .padding(.bottom, 8)
        }
    }
}

/// The button that sends a message: an arrow on a disc, gray while there is nothing to send.
public struct SendMessageButton: View {
    @Injected(\.images) private var images
    @Injected(\.colors) private var colors

    private let enabled: Bool
    private let onTap: () -> Void

    public init(enabled: Bool, onTap: @escaping () -> Void) {
        self.enabled = enabled
        self.onTap = onTap
    }

    public var body: some View {
        Button(action: { onTap() }) {
            Image(uiImage: images.sendArrow)
                .renderingMode(.template)
                .foregroundColor(
                    Color(enabled ? colors.highlightedAccentBackground : colors.disabledColorForColor(colors.text)))
        }
        .disabled(!enabled)
        .accessibilityIdentifier("SendMessageButton")
    }
}

/// The remaining seconds in slow mode, on a disc.
public struct SlowModeView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    private let cooldownDuration: Int

    /// - Parameter cooldownDuration: In seconds.
    public init(cooldownDuration: Int) {
        self.cooldownDuration = cooldownDuration
    }

    public var body: some View {
        Text(LocalizedNumber.text(cooldownDuration))
            .font(fonts.bodyBold)
            .foregroundColor(Color(colors.staticColorText))
            .padding(.horizontal, 8)
            .frame(height: 32)
            .background(Color(colors.disabledColorForColor(colors.text)))
            .cornerRadius(16)
            .padding(.bottom, 2)
            .accessibilityIdentifier("SlowModeView")
    }
}

/// The button to hold for a voice recording.
struct VoiceRecordingButton: View {
    @Injected(\.colors) private var colors
    @Injected(\.images) private var images

    /// The width of the system symbol, in points.
    private static let width: CGFloat = 52 / 3

    var body: some View {
        Image(uiImage: images.mic)
            .renderingMode(.template)
            .foregroundColor(Color(colors.textLowEmphasis))
            .frame(width: Self.width)
            .accessibilityIdentifier("VoiceRecordingButton")
    }
}
