import Foundation

/// Records voice messages.
@MainActor @preconcurrency
public protocol AudioRecording: AnyObject {
    init()

    /// Tells `subscriber`, which is held weakly, of each change.
    func subscribe(_ subscriber: AudioRecordingDelegate)

    /// Begins a recording, and calls `completionHandler` once it runs.
    func beginRecording(_ completionHandler: @escaping (() -> Void))

    /// Pauses the recording.
    func pauseRecording()

    /// Goes on with the recording.
    func resumeRecording()

    /// Ends the recording.
    func stopRecording()
}

/// Is told what a recorder does.
@MainActor @preconcurrency
public protocol AudioRecordingDelegate: AnyObject {
    /// Called as time passes.
    func audioRecorder(_ audioRecorder: AudioRecording, didUpdateContext context: AudioRecordingContext)

    /// Called when a recording begins, pauses or ends.
    func audioRecorder(_ audioRecorder: AudioRecording, didUpdateState state: AudioRecordingState)

    /// Called when there is a file of a recording.
    func audioRecorder(_ audioRecorder: AudioRecording, didFinishRecordingAtURL location: URL)

    /// Called when there is none.
    func audioRecorder(_ audioRecorder: AudioRecording, didFailWithError error: Error)
}

/// What a recorder does.
public enum AudioRecordingState: Hashable, Sendable { case recording, paused, stopped }

/// How long a recording is, and how loud it is now.
public struct AudioRecordingContext: Hashable, Sendable {
    /// The length, in seconds.
    public var duration: TimeInterval

    /// How loud it is, from 0 to 1.
    public var averagePower: Float

    public init(duration: TimeInterval, averagePower: Float) {
        self.duration = duration
        self.averagePower = averagePower
    }

    /// Nothing yet.
    public static let initial = AudioRecordingContext(duration: 0, averagePower: 0)
}
