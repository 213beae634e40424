import ChatModels
import Frames
import HeadlessUIKit
import XCTest

@testable import ChatUI

/// The playback of voice recordings.
@MainActor @preconcurrency
final class AudioPlayerTests: XCTestCase {
    private final class Listener: AudioPlayingDelegate {
        var states: [AudioPlaybackState] = []
        func audioPlayer(_ audioPlayer: AudioPlaying, didUpdateContext context: AudioPlaybackContext) {
            states.append(context.state)
        }
    }

    private let first = URL(fileURLWithPath: "/first.aac")
    private let second = URL(fileURLWithPath: "/second.aac")

    func testPlayerNotifiesItsSubscribers() {
        let player = StreamAudioPlayer()
        let listener = Listener()
        player.subscribe(listener)
        player.play()
        XCTAssertEqual(listener.states, [])
        player.loadAsset(from: first)
        player.pause()
        player.play()
        player.updateRate(.double)
        player.seek(to: 4)
        XCTAssertEqual(player.context.rate, .double)
        XCTAssertEqual(player.context.currentTime, 4)
        player.stop()
        XCTAssertEqual(listener.states, [.playing, .paused, .playing, .playing, .playing, .stopped])
    }

    func testPlayerResumesAtItsLastPosition() {
        let player = StreamAudioPlayer()
        player.loadAsset(from: first)
        player.seek(to: 4)
        player.loadAsset(from: second)
        XCTAssertEqual(player.context.currentTime, 0)
        player.loadAsset(from: first)
        XCTAssertEqual(player.context.currentTime, 4)
    }

    private func message(_ id: String, _ author: ChatUser, _ recordings: URL...) -> ChatMessage {
        ChatMessage.incoming("", id: id, from: author).with { message in
            message.allAttachments = recordings.enumerated().map { index, url in
                let payload = VoiceRecordingAttachmentPayload(voiceRecordingURL: url, duration: 60)
                return AnyChatMessageAttachment(
                    id: AttachmentId(cid: ChatChannel.group().cid, messageId: id, index: index), type: .voiceRecording,
                    payload: AnyAttachmentPayload(payload))
            }
        }
    }

    func testNextRecordingIsOfTheMessageOrOfItsAuthor() {
        let third = URL(fileURLWithPath: "/third.aac")
        let messages = [
            message("3", .vader, third), message("2", .leia, URL(fileURLWithPath: "/own.aac")),
            message("1", .leia, first, second),
        ]
        let provider = AudioQueuePlayerNextItemProvider()
        func next(_ url: URL?, _ scope: AudioQueuePlayerNextItemProvider.LookUpScope) -> String? {
            provider.findNextItem(in: messages, currentVoiceRecordingURL: url, lookUpScope: scope)?.lastPathComponent
        }
        XCTAssertEqual(next(first, .sameMessage), "second.aac")
        XCTAssertNil(next(second, .sameMessage))
        XCTAssertEqual(next(second, .subsequentMessagesFromUser), "own.aac")
        XCTAssertNil(next(third, .subsequentMessagesFromUser))
        XCTAssertNil(next(nil, .sameMessage))
    }

    func testButtonOfARecordingPlaysIt() throws {
        try ConfigurationScope.run {
            Components.default.isVoiceRecordingEnabled = true
            let screen = MessageListScreen(
                channel: .group(), messages: [message("m", .leia, first, second)], currentUserId: ChatUser.luke.id)
            try screen.withList(size: CGSize(width: 360, height: 600)) { list in
                let cell = list.listView.cellForRow(at: [0, 0]) as? ChatMessageCell
                let injector =
                    cell?.messageContentView?.attachmentViewInjector as? VoiceRecordingAttachmentViewInjector
                let rows = try XCTUnwrap(injector).voiceRecordingAttachmentView.containerStackView.arrangedSubviews
                    .compactMap { $0 as? ChatMessageVoiceRecordingAttachmentListView.ItemView }
                rows[0].playPauseButton.sendActions(for: .touchUpInside)
                XCTAssertEqual(rows[0].playbackContext.state, .playing)
                XCTAssertEqual(rows[1].playbackContext.state, .notLoaded)
                list.audioPlayer?.seek(to: 20)
                XCTAssertEqual(rows[0].durationLabel.text, "00:20")
                rows[0].playbackRateButton.sendActions(for: .touchUpInside)
                XCTAssertEqual(rows[0].playbackContext.rate, .double)
                rows[0].playPauseButton.sendActions(for: .touchUpInside)
                XCTAssertEqual(rows[0].playbackContext.state, .paused)
                let player = try XCTUnwrap(list.audioPlayer as? StreamAudioQueuePlayer)
                player.playNext()
                XCTAssertEqual(rows[0].playbackContext.state, .stopped)
                XCTAssertEqual(rows[1].playbackContext.state, .playing)
            }
        }
    }
}
