internal import Foundation

/// A resource limit that a shell or a scheduler has set for the process.
struct MemoryLimit {
    private let resource: __rlimit_resource
    /// The limited resource, and the option of `ulimit` that sets it.
    private let name, option: String
    /// The required minimum, in bytes.
    private let least: UInt

    /// The memory for the program, its fonts and a picture of typical size, and the stack for laying out nested views,
    /// which is usually 8 MiB.
    private static let all = [
        Self(resource: RLIMIT_AS, name: "memory", option: "-v", least: 256 << 20),
        Self(resource: RLIMIT_DATA, name: "data", option: "-d", least: 128 << 20),
        Self(resource: RLIMIT_STACK, name: "stack", option: "-s", least: 1 << 20),
    ]

    /// The message about the first limit that is too low. Libraries end the process when they run out of memory, so it
    /// is better not to start.
    static var problem: String? { all.lazy.compactMap(\.problem).first }

    private var problem: String? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0, limit.rlim_cur < least else { return nil }
        return
            "the \(name) of a process is limited to \(Self.text(UInt(limit.rlim_cur))); allow at least \(Self.text(least)) "
            + "(ulimit \(option))"
    }

    private static func text(_ bytes: UInt) -> String {
        bytes < 1 << 20 ? "\(bytes >> 10) KiB" : "\(bytes >> 20) MiB"
    }
}
