internal import Foundation

/// The progress of a batch.
package struct BatchProgress: Equatable, Sendable {
    /// The number of finished jobs, including failed ones.
    let ended: Int

    /// The number of failed jobs.
    let failed: Int

    /// Jobs per second, not counting those that were done before.
    let rate: Double

    /// The remaining time in seconds; `nil` if the number of jobs is unknown.
    let rest: Double?

    /// - Parameters:
    ///   - seconds: The time since the start.
    ///   - fraction: The fraction of the jobs file that has been handed out, from 0 to 1.
    init(_ summary: BatchSummary, seconds: Double, fraction: Double?) {
        ended = summary.done + summary.failed + summary.unchanged
        failed = summary.failed
        rate = seconds > 0 ? Double(summary.done + summary.failed) / seconds : 0
        rest = fraction.flatMap { $0 > 0 ? seconds * (1 - $0) / $0 : nil }
    }

    /// A line for a terminal: `1240 jobs, 2 failed, 103 a second, 0:40 left`.
    package var description: String {
        var parts = [ended == 1 ? "1 job" : "\(ended) jobs"]
        if failed > 0 { parts.append("\(failed) failed") }
        parts.append("\(Int(rate.rounded())) a second")
        if let rest, rest >= 1 {
            let (minutes, seconds) = Int(rest.rounded()).quotientAndRemainder(dividingBy: 60)
            parts.append("\(minutes):\(seconds < 10 ? "0" : "")\(seconds) left")
        }
        return parts.joined(separator: ", ")
    }
}
