import Foundation

/// Records voice messages.
@MainActor @preconcurrency
public protocol AudioRecording: AnyObject {
    init()

    /// Adds a subscriber, which is held weakly.
    func subscribe(_ subscriber: AudioRecordingDelegate)

    /// Starts a recording, and calls `completionHandler` once it is running.
    func beginRecording(_ completionHandler: @escaping (() -> Void))

    /// Pauses the recording.
    func pauseRecording()

    /// Resumes the recording.
    func resumeRecording()

    /// Ends the recording.
    func stopRecording()
}

/// A delegate that is notified of a recorder's state.
@MainActor @preconcurrency
public protocol AudioRecordingDelegate: AnyObject {
    /// Called as time passes.
    func audioRecorder(_ audioRecorder: AudioRecording, didUpdateContext context: AudioRecordingContext)

    /// Called when a recording starts, pauses or ends.
    func audioRecorder(_ audioRecorder: AudioRecording, didUpdateState state: AudioRecordingState)

    /// Called when a recording has finished.
    func audioRecorder(_ audioRecorder: AudioRecording, didFinishRecordingAtURL location: URL)

    /// Called when a recording has failed.
    func audioRecorder(_ audioRecorder: AudioRecording, didFailWithError error: Error)
}

/// The state of a recorder.
public enum AudioRecordingState: Hashable, Sendable { case recording, paused, stopped }

/// The duration and the current loudness of a recording.
public struct AudioRecordingContext: Hashable, Sendable {
    /// The duration, in seconds.
    public var duration: TimeInterval

    /// The loudness, from 0 to 1.
    public var averagePower: Float

    public init(duration: TimeInterval, averagePower: Float) {
        self.duration = duration
        self.averagePower = averagePower
    }

    /// No recording.
    public static let initial = AudioRecordingContext(duration: 0, averagePower: 0)
}
