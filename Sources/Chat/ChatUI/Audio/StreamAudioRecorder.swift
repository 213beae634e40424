import Foundation
import Frames
import Rendering

/// A recorder that only keeps its state. It records no sound, and its time only changes with ``context``. A finished
/// recording has a URL, but no file. This is reported.
open class StreamAudioRecorder: AudioRecording {
    /// The duration and the current loudness.
    open var context = AudioRecordingContext.initial {
        didSet { notify { $0.audioRecorder(self, didUpdateContext: self.context) } }
    }

    /// The state of the recorder.
    open private(set) var state = AudioRecordingState.stopped {
        didSet { notify { $0.audioRecorder(self, didUpdateState: self.state) } }
    }

    private var subscribers: [WeakSubscriber] = []
    private var count = 0

    public required init() {}

    open func subscribe(_ subscriber: AudioRecordingDelegate) {
        subscribers.removeAll { $0.value == nil || $0.value === subscriber }
        subscribers.append(WeakSubscriber(value: subscriber))
    }

    open func beginRecording(_ completionHandler: @escaping (() -> Void)) {
        RenderProblems.report(
            .oncePerRun, "StreamAudioRecorder records no sound: a picture shows how long a recording would be.",
            .undrawn, about: "StreamAudioRecorder")
        context = .initial
        state = .recording
        completionHandler()
    }

    open func pauseRecording() {
        if state == .recording { state = .paused }
    }

    open func resumeRecording() {
        if state == .paused { state = .recording }
    }

    open func stopRecording() {
        guard state != .stopped else { return }
        state = .stopped
        count += 1
        let file = URL(fileURLWithPath: "/recording-\(count).aac")
        notify { $0.audioRecorder(self, didFinishRecordingAtURL: file) }
    }

    private func notify(_ body: (AudioRecordingDelegate) -> Void) {
        for subscriber in subscribers { subscriber.value.map(body) }
    }

    private struct WeakSubscriber {
        weak var value: AudioRecordingDelegate?
    }
}
