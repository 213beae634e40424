import Foundation

/// Plays voice recordings, one at a time.
@MainActor @preconcurrency
public protocol AudioPlaying: AnyObject {
    init()

    /// Tells `subscriber`, which is held weakly, of each change.
    func subscribe(_ subscriber: AudioPlayingDelegate)

    /// Takes a recording, and plays it from where it was left.
    func loadAsset(from url: URL)

    /// Plays the recording.
    func play()

    /// Pauses the recording.
    func pause()

    /// Ends the recording.
    func stop()

    /// Plays faster or slower.
    func updateRate(_ newRate: AudioPlaybackRate)

    /// Goes to a place in the recording, in seconds from the beginning.
    func seek(to time: TimeInterval)
}

/// Is told what a player does.
@MainActor @preconcurrency
public protocol AudioPlayingDelegate: AnyObject {
    /// Called after each change.
    func audioPlayer(_ audioPlayer: AudioPlaying, didUpdateContext context: AudioPlaybackContext)
}

/// Says what is played after a recording.
@MainActor @preconcurrency
public protocol AudioQueuePlayerDatasource: AnyObject {
    /// Returns the recording that follows; `nil` for none.
    func audioQueuePlayerNextAssetURL(_ audioPlayer: AudioPlaying, currentAssetURL: URL?) -> URL?
}
