internal import Foundation

/// The limit that a shell or a scheduler has set for the process (`ulimit -v`).
enum MemoryLimit {
    /// What the program and its fonts take before anything is drawn, and a picture of usual size, in bytes.
    private static let least = 256 << 20

    /// The line about a limit that is too low. Libraries end the process where they find no memory: it is better not to
    /// begin.
    static var problem: String? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur < least else {
            return nil
        }
        return
            "the memory of a process is limited to \(limit.rlim_cur >> 20) MiB; allow \(least >> 20) MiB at least "
            + "(ulimit -v)"
    }
}
