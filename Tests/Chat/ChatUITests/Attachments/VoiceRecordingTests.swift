import ChatModels
import ChatUI
import Frames
import HeadlessUIKit
import Rendering
import XCTest

@MainActor @preconcurrency
final class VoiceRecordingTests: XCTestCase {
    private func item(_ context: AudioPlaybackContext) -> ChatMessageVoiceRecordingAttachmentListView.ItemView {
        let view = ChatMessageVoiceRecordingAttachmentListView.ItemView()
        view.content = ChatMessageVoiceRecordingAttachment(
            id: AttachmentId(cid: ChannelId(type: .messaging, id: "x"), messageId: "m", index: 0),
            type: .voiceRecording,
            payload: VoiceRecordingAttachmentPayload(
                title: nil, voiceRecordingURL: URL(fileURLWithPath: "/r.aac"), duration: 65,
                waveformData: [0.1, 0.8, 0.4]))
        view.playbackContext = context
        _ = view.makeFrame(proposing: ProposedSize(width: 260))
        return view
    }

    func testARecordingAtRestShowsItsLengthAndAnIcon() {
        let view = item(.notLoaded)
        XCTAssertEqual(view.durationLabel.text, "01:05")
        XCTAssertFalse(view.fileIconImageView.isHidden)
        XCTAssertTrue(view.playbackRateButton.isHidden)
        XCTAssertEqual(view.waveformView.progress, 0)
    }

    func testARecordingThatIsPlayedShowsTheTimeAndTheRate() {
        let view = item(.init(duration: 65, currentTime: 26, state: .playing, rate: .half))
        XCTAssertEqual(view.durationLabel.text, "00:26")
        XCTAssertEqual(view.waveformView.progress, 0.4, accuracy: 0.001)
        XCTAssertTrue(view.fileIconImageView.isHidden)
        XCTAssertEqual(view.playbackRateButton.title(for: .normal), "x0.5")
    }

    func testPlaybackStateOfARecording() {
        let view = ChatMessageVoiceRecordingAttachmentListView.ItemView()
        view.content = ChatMessageVoiceRecordingAttachment(
            id: AttachmentId(cid: ChannelId(type: .messaging, id: "x"), messageId: "m", index: 0),
            type: .voiceRecording,
            payload: VoiceRecordingAttachmentPayload(
                voiceRecordingURL: URL(fileURLWithPath: "/r.aac"), duration: 20),
            playingState: AttachmentPlayingState(currentTime: 5, rate: 1.5, isPaused: true))
        XCTAssertEqual(view.playbackContext.state, .paused)
        XCTAssertEqual(view.playbackContext.rate.rawValue, 1.5)
        view.content?.playingState = nil
        XCTAssertEqual(view.playbackContext, .notLoaded)
    }

    func testRates() {
        for (rate, text) in [(1, "x1"), (2, "x2"), (1.25, "x1.25"), (1.05, "x1.05"), (0.5, "x0.5")] as [(Float, String)]
        {
            let view = item(.init(duration: 65, currentTime: 1, state: .paused, rate: .init(rawValue: rate)))
            XCTAssertEqual(view.playbackRateButton.title(for: .normal), text)
        }
    }
}
