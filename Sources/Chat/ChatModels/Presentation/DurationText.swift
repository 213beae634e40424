public import Foundation

/// Writes the lengths of videos and voice recordings.
public enum DurationText {
    /// Returns minutes and seconds, with two figures at least: `00:59`, `01:05`, `61:01`.
    ///
    /// - Returns: `nil` for what is no length: less than 0, a billion seconds or more, not a number.
    public static func minutesAndSeconds(_ seconds: TimeInterval) -> String? {
        guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return nil }
        let whole = Int(seconds.rounded())
        return "\(padded(whole / 60)):\(padded(whole % 60))"
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
