import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// The composer while a voice message is recorded.
@MainActor @preconcurrency
final class VoiceRecordingScreenTests: XCTestCase {
    private let settings = RenderSettings(scale: 1)
    private let levels = (0..<60).map { Float(($0 * 7) % 11) / 11 }

    private func composer() -> ComposerVC {
        ConfigurationScope.run {
            Components.default.isVoiceRecordingEnabled = true
            let composer = ComposerVC()
            composer.loadViewIfNeeded()
            return composer
        }
    }

    private func frame(_ composer: ComposerVC) -> Frame {
        composer.makeFrame(proposing: ProposedSize(width: 320))
    }

    private func recorder(of composer: ComposerVC) throws -> StreamAudioRecorder {
        try XCTUnwrap(composer.voiceRecordingVC.audioRecorder as? StreamAudioRecorder)
    }

    // MARK: States

    func testShortTapShowsTheTip() {
        let composer = composer()
        XCTAssertFalse(frame(composer).allTexts.contains("Hold to record, release to send"))
        composer.composerView.recordButton.sendActions(for: .touchUpInside)
        XCTAssertTrue(frame(composer).allTexts.contains("Hold to record, release to send"))
        XCTAssertTrue(frame(composer).allTexts.contains("Send a message"))
    }

    func testHoldingTheButtonRecords() throws {
        let composer = composer()
        let hold = composer.composerView.recordButton.gestureRecognizers?.first as? UILongPressGestureRecognizer
        hold?.state = .began
        hold?.sendActions()
        XCTAssertEqual(composer.voiceRecordingVC.content.state, .recording)
        try recorder(of: composer).context = AudioRecordingContext(duration: 5, averagePower: 0.5)
        let texts = frame(composer).allTexts
        XCTAssertTrue(texts.contains("00:05"))
        XCTAssertTrue(texts.contains("Slide to cancel"))
        XCTAssertFalse(texts.contains("Send a message"))
        XCTAssertNotNil(frame(composer).rect(of: "LockIndicatorView"))
        hold?.state = .ended
        hold?.sendActions()
        XCTAssertEqual(composer.voiceRecordingVC.content.state, .preview)
    }

    func testLockedRecordingContinuesUntilItIsStopped() throws {
        let composer = composer()
        composer.voiceRecordingVC.startRecording()
        composer.voiceRecordingVC.lockRecording()
        try recorder(of: composer).context = AudioRecordingContext(duration: 7, averagePower: 0.5)
        let locked = frame(composer)
        XCTAssertNotNil(locked.rect(of: "stopRecordingButton"))
        XCTAssertNil(locked.rect(of: "LockIndicatorView"))
        composer.voiceRecordingVC.stopRecordingButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(composer.voiceRecordingVC.content.state, .preview)
        XCTAssertNil(frame(composer).rect(of: "stopRecordingButton"))
        composer.voiceRecordingVC.liveRecordingView.playbackButton.sendActions(for: .touchUpInside)
        XCTAssertTrue(composer.voiceRecordingVC.content.isPlaying)
        composer.voiceRecordingVC.audioPlayer.seek(to: 3)
        XCTAssertTrue(frame(composer).allTexts.contains("00:03"))
    }

    func testConfirmedRecordingIsAttached() throws {
        let composer = composer()
        composer.voiceRecordingVC.startRecording()
        try recorder(of: composer).context = AudioRecordingContext(duration: 7, averagePower: 0.5)
        composer.voiceRecordingVC.lockRecording()
        composer.voiceRecordingVC.confirmRecordingButton.sendActions(for: .touchUpInside)
        let recording = try XCTUnwrap(composer.content.attachments.first?.value as? VoiceRecordingAttachmentPayload)
        XCTAssertEqual(recording.duration, 7)
        XCTAssertEqual(recording.waveformData?.last, 0.5)
        XCTAssertEqual(composer.voiceRecordingVC.content.state, .idle)
        XCTAssertNotNil(frame(composer).rect(of: "VoiceRecordingAttachmentComposerPreview"))
    }

    func testDiscardedRecordingLeavesNothing() {
        let composer = composer()
        composer.voiceRecordingVC.startRecording()
        composer.voiceRecordingVC.lockRecording()
        composer.voiceRecordingVC.discardRecordingButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(composer.voiceRecordingVC.content, .initial)
        XCTAssertEqual(composer.content.attachments.count, 0)
        XCTAssertTrue(frame(composer).allTexts.contains("Send a message"))
    }

    func testReleasedRecordingIsAttachedWithoutConfirmation() {
        ConfigurationScope.run {
            Components.default.isVoiceRecordingEnabled = true
            Components.default.isVoiceRecordingConfirmationRequiredEnabled = false
            let composer = ComposerVC()
            composer.loadViewIfNeeded()
            composer.voiceRecordingVC.startRecording()
            composer.voiceRecordingVC.stopRecording()
            XCTAssertEqual(composer.content.attachments.count, 1)
        }
    }

    func testContentOfTheComposerHasTheStates() {
        let composer = composer()
        composer.content.recording()
        XCTAssertEqual(composer.voiceRecordingVC.content.state, .recording)
        composer.content.recordingLocked()
        XCTAssertEqual(composer.voiceRecordingVC.content.state, .locked)
        composer.content.clear()
        XCTAssertEqual(composer.voiceRecordingVC.content.state, .idle)
    }

    func testHugeAndBrokenRecordingsAreDrawn() {
        let composer = composer()
        for number in [Double.nan, .infinity, -1, 1e300] {
            composer.voiceRecordingVC.content = VoiceRecordingVC.Content(
                state: .preview, duration: number, waveform: Array(repeating: .nan, count: 100_000),
                currentTime: number)
            XCTAssertEqual(frame(composer).rect.width, 320)
            XCTAssertTrue((0...1).contains(composer.voiceRecordingVC.liveRecordingView.waveformView.progress))
        }
    }

    // MARK: Own parts

    private final class DeafRecorder: StreamAudioRecorder {
        override func beginRecording(_ completionHandler: @escaping (() -> Void)) {}
    }

    private final class Feedback: StreamAudioSessionFeedbackGenerator {
        nonisolated(unsafe) static var felt: [String] = []
        override func feedbackForBeginRecording() { Self.felt.append("begin") }
        override func feedbackForStopRecording() { Self.felt.append("stop") }
        override func feedbackForPlay() { Self.felt.append("play") }
        override func feedbackForDiscardRecording() { Self.felt.append("discard") }
    }

    func testComponentsGiveRecorderAndFeedback() {
        ConfigurationScope.run {
            Feedback.felt = []
            Components.default.isVoiceRecordingEnabled = true
            Components.default.audioSessionFeedbackGenerator = Feedback.self
            let composer = ComposerVC()
            composer.loadViewIfNeeded()
            composer.voiceRecordingVC.startRecording()
            composer.voiceRecordingVC.stopRecording()
            composer.voiceRecordingVC.playOrPause()
            composer.voiceRecordingVC.discardRecording()
            XCTAssertEqual(Feedback.felt, ["begin", "stop", "play", "discard"])
            Components.default.audioRecorder = DeafRecorder.self
            let deaf = ComposerVC()
            deaf.loadViewIfNeeded()
            deaf.voiceRecordingVC.startRecording()
            XCTAssertEqual(deaf.voiceRecordingVC.content.state, .idle)
        }
    }

    // MARK: Pictures

    /// The composer at the bottom of a small screen.
    private func screen(_ content: VoiceRecordingVC.Content) -> UIViewController {
        let composer = composer()
        composer.voiceRecordingVC.content = content
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        screen.addChild(composer)
        screen.view.addSubview(composer.view.withoutAutoresizingMaskConstraints)
        composer.view.pin(anchors: [.leading, .trailing, .bottom], to: screen.view)
        return screen
    }

    func testTip() {
        assertGolden(of: screen(.init(state: .showingTip)), width: 300, height: 100, settings: settings)
    }

    func testRecording() {
        assertGolden(
            of: screen(.init(state: .recording, duration: 5, waveform: levels)), width: 300, height: 150,
            settings: settings)
    }

    func testDarkLocked() {
        var settings = settings
        settings.appearance = .dark
        assertGolden(
            of: screen(.init(state: .locked, duration: 65, waveform: levels)), width: 300, height: 120,
            settings: settings)
    }

    func testPreviewFromRightToLeft() {
        var settings = settings
        settings.direction = .rightToLeft
        RenderSettings.withCurrent(settings) {
            let content = VoiceRecordingVC.Content(
                state: .preview, duration: 60, waveform: levels, isPlaying: true, currentTime: 20)
            assertGolden(of: screen(content), width: 300, height: 120, settings: settings)
        }
    }
}
