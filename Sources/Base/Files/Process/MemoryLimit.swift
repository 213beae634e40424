internal import Foundation

/// A limit that a shell or a scheduler has set for the process.
struct MemoryLimit {
    private let resource: __rlimit_resource
    /// What is limited, and with which option of `ulimit`.
    private let name, option: String
    /// In bytes.
    private let least: UInt

    /// What the program and its fonts take before anything is drawn, and a picture of usual size; and the stack on which
    /// views inside each other are laid out, which has 8 MiB as a rule.
    private static let all = [
        Self(resource: RLIMIT_AS, name: "memory", option: "-v", least: 256 << 20),
        Self(resource: RLIMIT_DATA, name: "data", option: "-d", least: 128 << 20),
        Self(resource: RLIMIT_STACK, name: "stack", option: "-s", least: 1 << 20),
    ]

    /// The line about the first limit that is too low. Libraries end the process where they find no memory: it is better
    /// not to begin.
    static var problem: String? { all.lazy.compactMap(\.problem).first }

    private var problem: String? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0, limit.rlim_cur < least else { return nil }
        return
            "the \(name) of a process is limited to \(Self.text(UInt(limit.rlim_cur))); allow \(Self.text(least)) at least "
            + "(ulimit \(option))"
    }

    private static func text(_ bytes: UInt) -> String {
        bytes < 1 << 20 ? "\(bytes >> 10) KiB" : "\(bytes >> 20) MiB"
    }
}
