import HeadlessUIKit

/// Lets one feel what a player or a recorder does.
@MainActor @preconcurrency
public protocol AudioSessionFeedbackGenerator: AnyObject {
    init()

    /// Called when a recording is played.
    func feedbackForPlay()
    /// Called when a recording is paused.
    func feedbackForPause()
    /// Called when a recording has ended.
    func feedbackForStop()
    /// Called when the speed is changed.
    func feedbackForPlaybackRateChange()
    /// Called when another place of a recording is chosen.
    func feedbackForSeeking()
    /// Called when the button of a recording is pressed.
    func feedbackForPreparingRecording()
    /// Called when a recording begins.
    func feedbackForBeginRecording()
    /// Called when a recording is given up before it was kept.
    func feedbackForCancelRecording()
    /// Called when a recording ends.
    func feedbackForStopRecording()
    /// Called when a recording is thrown away.
    func feedbackForDiscardRecording()
}

/// Asks the system's generators, which do nothing: nobody feels a still.
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
