import HeadlessUIKit

/// Haptic feedback for players and recorders.
@MainActor @preconcurrency
public protocol AudioSessionFeedbackGenerator: AnyObject {
    init()

    /// Called when a recording starts to play.
    func feedbackForPlay()
    /// Called when a recording is paused.
    func feedbackForPause()
    /// Called when a recording has ended.
    func feedbackForStop()
    /// Called when the playback rate is changed.
    func feedbackForPlaybackRateChange()
    /// Called when the playback position is changed.
    func feedbackForSeeking()
    /// Called when the button of a recording is pressed.
    func feedbackForPreparingRecording()
    /// Called when a recording starts.
    func feedbackForBeginRecording()
    /// Called when a recording is canceled.
    func feedbackForCancelRecording()
    /// Called when a recording ends.
    func feedbackForStopRecording()
    /// Called when a recording is discarded.
    func feedbackForDiscardRecording()
}

/// Uses the system's generators, which do nothing in a static image.
open class StreamAudioSessionFeedbackGenerator: AudioSessionFeedbackGenerator {
    private let impact = UIImpactFeedbackGenerator()
    private let selection = UISelectionFeedbackGenerator()

    public required init() {}

    open func feedbackForPlay() { impact.impactOccurred() }
    open func feedbackForPause() { impact.impactOccurred() }
    open func feedbackForStop() { impact.impactOccurred() }
    open func feedbackForPlaybackRateChange() { selection.selectionChanged() }
    open func feedbackForSeeking() { selection.selectionChanged() }
    open func feedbackForPreparingRecording() { impact.impactOccurred() }
    open func feedbackForBeginRecording() { impact.impactOccurred() }
    open func feedbackForCancelRecording() { selection.selectionChanged() }
    open func feedbackForStopRecording() { impact.impactOccurred() }
    open func feedbackForDiscardRecording() { selection.selectionChanged() }
}
