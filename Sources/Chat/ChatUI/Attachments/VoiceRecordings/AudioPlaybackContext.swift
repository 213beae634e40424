import ChatModels
import Foundation

/// What is being done with a recording.
public enum AudioPlaybackState: Hashable, Sendable {
    case notLoaded, loading, paused, playing, stopped
}

/// How fast a recording is played.
public struct AudioPlaybackRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }

    public static let zero = AudioPlaybackRate(rawValue: 0)
    public static let half = AudioPlaybackRate(rawValue: 0.5)
    public static let normal = AudioPlaybackRate(rawValue: 1)
    public static let double = AudioPlaybackRate(rawValue: 2)

    /// The factor with at most two digits behind the point, such as `0.5`.
    var text: String {
        let hundredths = Int((Double(rawValue) * 100).rounded())
        let rest = hundredths % 100
        guard rest != 0 else { return String(hundredths / 100) }
        return "\(hundredths / 100)." + (rest % 10 == 0 ? String(rest / 10) : rest < 10 ? "0\(rest)" : String(rest))
    }
}

/// How far a recording is played.
public struct AudioPlaybackContext: Hashable, Sendable {
    /// The recording.
    public var assetLocation: URL?

    /// The length, in seconds.
    public var duration: TimeInterval

    /// What is heard now, in seconds from the beginning.
    public var currentTime: TimeInterval
    public var state: AudioPlaybackState
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

    /// What is being done with a recording that a message carries.
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
