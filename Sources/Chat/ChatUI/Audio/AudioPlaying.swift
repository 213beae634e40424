import Foundation

/// Plays voice recordings, one at a time.
@MainActor @preconcurrency
public protocol AudioPlaying: AnyObject {
    init()

    /// Adds a subscriber, which is held weakly.
    func subscribe(_ subscriber: AudioPlayingDelegate)

    /// Loads a recording, and plays it from its last position.
    func loadAsset(from url: URL)

    /// Plays the recording.
    func play()

    /// Pauses the recording.
    func pause()

    /// Ends the recording.
    func stop()

    /// Changes the playback rate.
    func updateRate(_ newRate: AudioPlaybackRate)

    /// Seeks to a time, in seconds from the beginning.
    func seek(to time: TimeInterval)
}

/// A delegate that is notified of a player's state.
@MainActor @preconcurrency
public protocol AudioPlayingDelegate: AnyObject {
    /// Called after each change.
    func audioPlayer(_ audioPlayer: AudioPlaying, didUpdateContext context: AudioPlaybackContext)
}

/// A data source that provides the next recording.
@MainActor @preconcurrency
public protocol AudioQueuePlayerDatasource: AnyObject {
    /// Returns the next recording; `nil` for none.
    func audioQueuePlayerNextAssetURL(_ audioPlayer: AudioPlaying, currentAssetURL: URL?) -> URL?
}
