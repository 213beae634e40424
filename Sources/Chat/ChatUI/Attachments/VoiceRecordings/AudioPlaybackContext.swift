import ChatLook
import ChatModels
import Foundation

/// The state of a recording in the player.
public enum AudioPlaybackState: Hashable, Sendable {
    case notLoaded, loading, paused, playing, stopped
}

/// The playback rate of a recording.
public struct AudioPlaybackRate: RawRepresentable, Hashable, Sendable {
    /// The factor; 0 while nothing plays.
    public let rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Not playing.
    public static let zero = AudioPlaybackRate(rawValue: 0)

    /// Half the normal speed.
    public static let half = AudioPlaybackRate(rawValue: 0.5)

    /// Normal speed.
    public static let normal = AudioPlaybackRate(rawValue: 1)

    /// Double speed.
    public static let double = AudioPlaybackRate(rawValue: 2)

    /// The factor with at most two decimals, such as `x0.5`.
    var text: String {
        // The raw value has half the precision of a `Double`, which would be visible.
        L10n.AudioPlayer.rate(LocalizedNumber.text((Double(rawValue) * 100).rounded() / 100))
    }
}

/// The playback position of a recording.
public struct AudioPlaybackContext: Hashable, Sendable {
    /// The recording.
    public var assetLocation: URL?

    /// The length, in seconds.
    public var duration: TimeInterval

    /// The playback position, in seconds.
    public var currentTime: TimeInterval

    /// The state of the player.
    public var state: AudioPlaybackState

    /// The speed of the player.
    public var rate: AudioPlaybackRate

    public init(
        assetLocation: URL? = nil, duration: TimeInterval, currentTime: TimeInterval, state: AudioPlaybackState,
        rate: AudioPlaybackRate = .normal
    ) {
        self.assetLocation = assetLocation
        self.duration = duration
        self.currentTime = currentTime
        self.state = state
        self.rate = rate
    }

    /// The recording was not loaded.
    public static let notLoaded = AudioPlaybackContext(duration: 0, currentTime: 0, state: .notLoaded, rate: .zero)

    /// Creates the context from the state of a message's recording.
    public init(_ recording: ChatMessageVoiceRecordingAttachment) {
        guard let state = recording.playingState else {
            self = .notLoaded
            return
        }
        self.init(
            assetLocation: recording.voiceRecordingURL, duration: recording.duration ?? 0,
            currentTime: state.currentTime, state: state.isPaused ? .paused : .playing,
            rate: AudioPlaybackRate(rawValue: state.rate))
    }

    /// Whether the recording is playing, or was paused.
    public var isStarted: Bool { state == .playing || state == .paused }
}
