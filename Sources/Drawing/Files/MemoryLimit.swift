internal import Foundation

/// The limit that a shell or a scheduler has set for the process (`ulimit -v`).
package enum MemoryLimit {
    /// What the program and its fonts take before anything is drawn, and a picture of usual size, in bytes.
    private static let least = 256 << 20

    /// Libraries end the process where they find no memory: it is better not to begin.
    ///
    /// - Throws: ``Failure`` of the machine.
    package static func check() throws {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur < least else { return }
        throw Failure(
            "the memory of a process is limited to \(limit.rlim_cur >> 20) MiB; allow \(least >> 20) MiB at least (ulimit -v)",
            .machine)
    }
}
