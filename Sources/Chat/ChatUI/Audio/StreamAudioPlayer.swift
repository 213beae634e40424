import Foundation
import Frames
import Rendering

/// Keeps what a player would do, for pictures to show. Nothing is heard, and no time passes: it is set with
/// ``seek(to:)``. Reported.
open class StreamAudioPlayer: AudioPlaying {
    /// What is played.
    open private(set) var context = AudioPlaybackContext.notLoaded

    private var subscribers: [WeakSubscriber] = []
    private var places: [URL: TimeInterval] = [:]

    public required init() {}

    open func subscribe(_ subscriber: AudioPlayingDelegate) {
        subscribers.removeAll { $0.value == nil || $0.value === subscriber }
        subscribers.append(WeakSubscriber(value: subscriber))
    }

    open func loadAsset(from url: URL) {
        RenderProblems.report(
            .oncePerRun, "StreamAudioPlayer plays no sound: a picture shows where it would be.", .undrawn,
            about: "StreamAudioPlayer")
        if let asset = context.assetLocation, asset != url {
            places[asset] = context.currentTime
            change { $0.state = .stopped }
        }
        context = AudioPlaybackContext(
            assetLocation: url, duration: 0, currentTime: places[url] ?? 0, state: .paused, rate: .zero)
        play()
    }

    open func play() {
        guard context.assetLocation != nil else { return }
        change {
            $0.state = .playing
            if $0.rate == .zero { $0.rate = .normal }
        }
    }

    open func pause() {
        guard context.state == .playing else { return }
        change { $0.state = .paused }
    }

    open func stop() {
        guard let asset = context.assetLocation else { return }
        places[asset] = nil
        change {
            $0.state = .stopped
            $0.currentTime = 0
        }
    }

    open func updateRate(_ newRate: AudioPlaybackRate) {
        guard context.assetLocation != nil else { return }
        change { $0.rate = newRate }
    }

    open func seek(to time: TimeInterval) {
        guard context.assetLocation != nil else { return }
        change { $0.currentTime = max(time, 0) }
    }

    private func change(_ body: (inout AudioPlaybackContext) -> Void) {
        body(&context)
        for subscriber in subscribers { subscriber.value?.audioPlayer(self, didUpdateContext: context) }
    }

    private struct WeakSubscriber {
        weak var value: AudioPlayingDelegate?
    }
}

/// A player that goes on with the recording that its source names when one has ended.
open class StreamAudioQueuePlayer: StreamAudioPlayer {
    /// Says what follows.
    public weak var dataSource: AudioQueuePlayerDatasource?

    /// Ends the recording as its last second does: the next one is played, if there is one.
    open func playNext() {
        let ended = context.assetLocation
        stop()
        if let next = dataSource?.audioQueuePlayerNextAssetURL(self, currentAssetURL: ended) { loadAsset(from: next) }
    }
}
