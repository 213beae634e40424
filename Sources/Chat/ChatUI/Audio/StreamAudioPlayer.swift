import Foundation
import Frames
import Rendering

/// A player that only keeps its state. It plays no sound, and its time only changes with ``seek(to:)``. This is
/// reported.
open class StreamAudioPlayer: AudioPlaying {
    /// The state of the player.
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

/// A player that continues with the next recording of its data source.
open class StreamAudioQueuePlayer: StreamAudioPlayer {
    /// Provides the next recording.
    public weak var dataSource: AudioQueuePlayerDatasource?

    /// Finishes the recording, and plays the next one, if there is one.
    open func playNext() {
        let ended = context.assetLocation
        stop()
        if let next = dataSource?.audioQueuePlayerNextAssetURL(self, currentAssetURL: ended) { loadAsset(from: next) }
    }
}
