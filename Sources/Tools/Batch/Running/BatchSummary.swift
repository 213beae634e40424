internal import Foundation

/// The totals of a batch.
package struct BatchSummary: Equatable, Sendable {
    /// The number of non-blank lines of the jobs file.
    package var lines = 0

    /// The number of jobs in this part.
    package var jobs = 0
    package var done = 0
    package var failed = 0

    /// The number of jobs whose previous results are still valid.
    package var unchanged = 0

    /// The total time in seconds.
    package var seconds = 0.0

    /// The signal that stopped the batch early.
    package var signal: Int32?

    /// One line, for standard error.
    package var description: String {
        var counts = ["\(done) done"]
        if failed > 0 { counts.append("\(failed) failed") }
        if unchanged > 0 { counts.append("\(unchanged) unchanged") }
        let rest = jobs - done - failed - unchanged
        if rest > 0 { counts.append("\(rest) begun") }
        let names = [SIGINT: "SIGINT", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP"]
        let end = signal.map { "; stopped by \(names[$0] ?? "signal \($0)"); continue with --resume" } ?? ""
        let speed = seconds > 0 ? String(format: ", %.0f a second", Double(done + failed) / seconds) : ""
        return "\(jobs) \(jobs == 1 ? "job" : "jobs"): \(counts.joined(separator: ", "))"
            + String(format: " in %.1f s", seconds) + speed + end
    }
}
