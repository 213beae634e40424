internal import Foundation

/// What a batch has come to.
package struct BatchSummary: Equatable, Sendable {
    /// The lines of the jobs file that are not blank.
    package var lines = 0

    /// Those that belong to the part that was done.
    package var jobs = 0
    package var done = 0
    package var failed = 0

    /// Those whose results of before still hold.
    package var unchanged = 0

    /// The time of it all, in seconds.
    package var seconds = 0.0

    /// The signal that ended it before its time.
    package var signal: Int32?

    /// One line, for standard error.
    package var description: String {
        var counts = ["\(done) done"]
        if failed > 0 { counts.append("\(failed) failed") }
        if unchanged > 0 { counts.append("\(unchanged) unchanged") }
        let rest = jobs - done - failed - unchanged
        if rest > 0 { counts.append("\(rest) begun") }
        let names = [SIGINT: "SIGINT", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP"]
        let end = signal.map { "; stopped by \(names[$0] ?? "signal \($0)"), and --resume goes on" } ?? ""
        let speed = seconds > 0 ? String(format: ", %.0f a second", Double(done + failed) / seconds) : ""
        return "\(jobs) \(jobs == 1 ? "job" : "jobs"): \(counts.joined(separator: ", "))"
            + String(format: " in %.1f s", seconds) + speed + end
    }
}
