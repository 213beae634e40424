import ChatLook
import ChatModels
import HeadlessUIKit

/// Covers the composer while a voice message is recorded.
///
/// A picture shows one of the states:
///
///     composer.voiceRecordingVC.content = .init(state: .locked, duration: 5, waveform: [0.2, 0.8, 0.5])
open class VoiceRecordingVC: ComponentViewController, ThemeProvider, AudioRecordingDelegate, AudioPlayingDelegate {
    /// The state of a recording.
    public enum State: Hashable, Sendable {
        /// No recording.
        case idle
        /// A tip explains how to record.
        case showingTip
        /// Recording while the button is held.
        case recording
        /// Recording without holding the button.
        case locked
        /// Finished, and ready to be played before it is sent.
        case preview
    }

    /// A recording.
    public struct Content: Hashable, Sendable {
        /// The state.
        public var state: State

        /// The duration, in seconds.
        public var duration: TimeInterval

        /// The waveform, with values from 0 to 1.
        public var waveform: [Float]

        /// The file, once it is finished.
        public var location: URL?

        /// Whether the recording is played.
        public var isPlaying: Bool

        /// The playback position, in seconds.
        public var currentTime: TimeInterval

        public init(
            state: State, duration: TimeInterval = 0, waveform: [Float] = [], location: URL? = nil,
            isPlaying: Bool = false, currentTime: TimeInterval = 0
        ) {
            self.state = state
            self.duration = duration
            self.waveform = waveform
            self.location = location
            self.isPlaying = isPlaying
            self.currentTime = currentTime
        }

        /// No recording.
        public static let initial = Content(state: .idle)
    }

    /// The recording.
    open var content: Content = .initial {
        didSet { updateContentIfNeeded() }
    }

    /// Called with a finished recording that becomes an attachment.
    open var onFinish: ((AnyAttachmentPayload) -> Void)?

    // MARK: Parts

    /// The composer below.
    public internal(set) weak var composerView: ComposerView?

    /// Records the audio.
    open private(set) lazy var audioRecorder: AudioRecording = components.audioRecorder.init()

    /// Plays the recording.
    open lazy var audioPlayer: AudioPlaying = components.audioPlayer.init()

    /// Gives haptic feedback.
    open private(set) lazy var audioSessionFeedbackGenerator: AudioSessionFeedbackGenerator =
        components.audioSessionFeedbackGenerator.init()

    /// The duration while the button is held.
    open private(set) lazy var recordingIndicatorView = RecordingIndicatorView()

    /// The hint that sliding cancels the recording.
    open private(set) lazy var slideToCancelView = SlideToCancelView()

    /// The hint that sliding locks the recording.
    open private(set) lazy var lockIndicatorView = LockIndicatorView()

    /// The tip to hold the button.
    open private(set) lazy var recordingTipView = RecordingTipView()

    /// The locked or finished recording.
    open private(set) lazy var liveRecordingView = LiveRecordingView()

    /// The button to hold.
    open private(set) lazy var recordButton: RecordButton = components.recordButton.init()

    /// The button that discards the recording.
    open private(set) lazy var discardRecordingButton = UIButton()

    /// The button that stops the recording.
    open private(set) lazy var stopRecordingButton = UIButton()

    /// The button that attaches the recording to the message.
    open private(set) lazy var confirmRecordingButton = UIButton()

    /// The row while the button is held.
    private lazy var recordingRow = UIStackView()

    /// The rows of a locked or finished recording.
    private lazy var lockedRows = UIStackView()

    // MARK: Creating

    /// Creates the controller for a composer.
    public convenience init(composerView: ComposerView) {
        self.init(nibName: nil, bundle: nil)
        self.composerView = composerView
    }

    // MARK: Life cycle

    override open func setUp() {
        super.setUp()

        let actions: [(UIButton, () -> Void)] = [
            (discardRecordingButton, { [weak self] in self?.discardRecording() }),
            (stopRecordingButton, { [weak self] in self?.stopRecording() }),
            (confirmRecordingButton, { [weak self] in self?.confirmRecording() }),
            (liveRecordingView.playbackButton, { [weak self] in self?.playOrPause() }),
        ]
        for (button, action) in actions { button.addAction(UIAction { _ in action() }, for: .touchUpInside) }
    }

    override open func setUpLayout() {
        super.setUpLayout()

        nameParts()
        let (before, behind) = (Spacer(), Spacer())
        recordingRow = HContainer(alignment: .center) {
            recordingIndicatorView
            before
            slideToCancelView
            behind
            recordButton.width(35).height(40)
        }
        before.pin(anchors: [.width], to: behind)
        let buttons = HContainer(distribution: .equalSpacing, alignment: .center) {
            discardRecordingButton.width(35).height(40)
            stopRecordingButton.width(35).height(40)
            confirmRecordingButton.width(35).height(40)
        }
        lockedRows = VContainer(spacing: 4) {
            liveRecordingView.height(40)
            buttons
        }
        VContainer {
            recordingRow
            lockedRows
        }
        .embed(in: view, insets: NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
        for floating in [lockIndicatorView, recordingTipView] {
            view.addSubview(floating.withoutAutoresizingMaskConstraints)
        }
        recordingTipView.pin(anchors: [.leading, .trailing], to: view)
        NSLayoutConstraint.activate([
            recordingTipView.bottomAnchor.pin(equalTo: view.topAnchor),
            lockIndicatorView.bottomAnchor.pin(equalTo: view.topAnchor, constant: -8),
            lockIndicatorView.centerXAnchor.pin(equalTo: recordButton.centerXAnchor),
        ])
    }

    private func nameParts() {
        let names: [(UIView, String)] = [
            (discardRecordingButton, "discardRecordingButton"), (stopRecordingButton, "stopRecordingButton"),
            (confirmRecordingButton, "confirmRecordingButton"),
        ]
        for (view, name) in names { view.accessibilityIdentifier = name }
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        let images = appearance.images
        discardRecordingButton.setImage(images.trash, for: .normal)
        discardRecordingButton.tintColor = appearance.colorPalette.accentPrimary
        stopRecordingButton.setImage(images.stop, for: .normal)
        stopRecordingButton.tintColor = appearance.colorPalette.alert
        confirmRecordingButton.setImage(images.confirmCheckmark, for: .normal)
        confirmRecordingButton.tintColor = appearance.colorPalette.accentPrimary
        view.backgroundColor = .clear
        recordButton.tintColor = appearance.colorPalette.accentPrimary
    }

    override open func updateContent() {
        super.updateContent()

        let state = content.state
        view.isHidden = state == .idle
        recordingTipView.isHidden = state != .showingTip
        recordingRow.isHidden = state != .recording
        lockIndicatorView.isHidden = state != .recording
        lockedRows.isHidden = state != .locked && state != .preview
        stopRecordingButton.isHidden = state != .locked
        // The field keeps its place below the recording.
        composerView?.container.isHidden = state == .recording || state == .locked || state == .preview
        recordingIndicatorView.content = content.duration
        liveRecordingView.content = LiveRecordingView.Content(
            isRecording: state != .preview, isPlaying: content.isPlaying, duration: content.duration,
            currentTime: content.currentTime, waveform: content.waveform)
    }

    // MARK: Actions

    /// Shows the tip, as for a short tap on the button.
    open func showRecordingTip() {
        audioSessionFeedbackGenerator.feedbackForPreparingRecording()
        if content.state == .idle { content.state = .showingTip }
    }

    /// Starts a recording, as when the button is held.
    open func startRecording() {
        audioRecorder.subscribe(self)
        audioRecorder.beginRecording { [weak self] in
            self?.audioSessionFeedbackGenerator.feedbackForBeginRecording()
            self?.content = Content(state: .recording)
        }
    }

    /// Locks the recording, as when sliding up.
    open func lockRecording() {
        if content.state == .recording { content.state = .locked }
    }

    /// Stops the recording. One that has to be confirmed waits; others are attached to the message.
    open func stopRecording() {
        audioSessionFeedbackGenerator.feedbackForStopRecording()
        audioRecorder.stopRecording()
    }

    /// Discards the recording, as when sliding aside.
    open func discardRecording() {
        if content.state == .recording {
            audioSessionFeedbackGenerator.feedbackForCancelRecording()
        } else {
            audioSessionFeedbackGenerator.feedbackForDiscardRecording()
        }
        // A recording that ended before its file arrived is no longer needed.
        content = .initial
        audioRecorder.stopRecording()
        audioPlayer.stop()
    }

    /// Attaches the recording to the message.
    open func confirmRecording() {
        if content.state == .locked {
            stopRecording()
            guard content.state == .preview else { return }
        }
        finish()
    }

    /// Plays or pauses the recording.
    open func playOrPause() {
        guard let location = content.location else { return }
        audioPlayer.subscribe(self)
        if content.isPlaying {
            audioSessionFeedbackGenerator.feedbackForPause()
            audioPlayer.pause()
        } else {
            audioSessionFeedbackGenerator.feedbackForPlay()
            audioPlayer.loadAsset(from: location)
        }
    }

    private func finish() {
        guard let location = content.location else { return }
        let payload = VoiceRecordingAttachmentPayload(
            title: location.lastPathComponent, voiceRecordingURL: location, duration: content.duration,
            waveformData: content.waveform)
        audioPlayer.stop()
        content = .initial
        onFinish?(AnyAttachmentPayload(payload))
    }

    // MARK: Recorder and player

    open func audioRecorder(_ audioRecorder: AudioRecording, didUpdateContext context: AudioRecordingContext) {
        guard content.state == .recording || content.state == .locked else { return }
        content.duration = context.duration
        content.waveform.append(context.averagePower)
    }

    open func audioRecorder(_ audioRecorder: AudioRecording, didUpdateState state: AudioRecordingState) {}

    open func audioRecorder(_ audioRecorder: AudioRecording, didFinishRecordingAtURL location: URL) {
        guard content.state != .idle else { return }
        let isHeld = content.state == .recording
        content.state = .preview
        content.location = location
        if isHeld, !components.isVoiceRecordingConfirmationRequiredEnabled { finish() }
    }

    open func audioRecorder(_ audioRecorder: AudioRecording, didFailWithError error: Error) { content = .initial }

    open func audioPlayer(_ audioPlayer: AudioPlaying, didUpdateContext context: AudioPlaybackContext) {
        guard content.location != nil, context.assetLocation == content.location else { return }
        content.isPlaying = context.state == .playing
        content.currentTime = context.currentTime
    }
}
