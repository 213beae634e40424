import ChatLook
import ChatModels
import Foundation

/// The state of a recording in the player.
public enum AudioPlaybackState: Hashable, Sendable {
    case notLoaded, loading, paused, playing, stopped
}

/// How fast a recording is played.
public struct AudioPlaybackRate: RawRepresentable, Hashable, Sendable {
    /// The factor; 0 while nothing is played.
    public let rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Not played.
    public static let zero = AudioPlaybackRate(rawValue: 0)

    /// Half as fast as it was recorded.
    public static let half = AudioPlaybackRate(rawValue: 0.5)

    /// As fast as it was recorded.
    public static let normal = AudioPlaybackRate(rawValue: 1)

    /// Twice as fast as it was recorded.
    public static let double = AudioPlaybackRate(rawValue: 2)

    /// The factor with two decimals at most, such as `x0.5`.
    var text: String {
        // The raw value is half as precise as a `Double`, and would show it.
        L10n.AudioPlayer.rate(LocalizedNumber.text((Double(rawValue) * 100).rounded() / 100))
    }
}

/// How far a recording is played.
public struct AudioPlaybackContext: Hashable, Sendable {
    /// The recording.
    public var assetLocation: URL?

    /// The length, in seconds.
    public var duration: TimeInterval

    /// The place that is heard now, in seconds from the beginning.
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

    /// Nothing was done with the recording.
    public static let notLoaded = AudioPlaybackContext(duration: 0, currentTime: 0, state: .notLoaded, rate: .zero)

    /// Takes the state of a recording that a message carries.
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

    /// Whether the recording is played, or was and stands still on the way.
    public var isStarted: Bool { state == .playing || state == .paused }
}
