public import Foundation

/// Formats the durations of videos and voice recordings.
public enum DurationText {
    /// Returns minutes and seconds, with at least two digits each: `00:59`, `01:05`, `61:01`.
    ///
    /// - Returns: `nil` for an invalid duration: less than 0, a billion seconds or more, or not a number.
    public static func minutesAndSeconds(_ seconds: TimeInterval) -> String? {
        guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return nil }
        let whole = Int(seconds.rounded())
        return "\(padded(whole / 60)):\(padded(whole % 60))"
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
