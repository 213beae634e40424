import Foundation

/// Identifies the run that this process belongs to: `swift test` may start several processes for one.
package struct RunIdentity: Sendable, Equatable {
    /// The name of the folder.
    let name: String

    /// Whether only some of the tests were selected.
    let isFiltered: Bool

    /// The environment variable with the name of the run, for test runners other than `swift test`.
    package static let variable = "MESSAGESHOT_RUN"

    static let current = RunIdentity(environment: ProcessInfo.processInfo.environment)

    init(environment: [String: String]) {
        let parent = Process(getppid())
        let isRunner = parent?.arguments.first.map { $0.hasSuffix("swift-test") || $0.hasSuffix("/swift") } ?? false
        let process = isRunner ? parent : Process(getpid())
        let filters = ["--filter", "--skip", "--specifier", "-s"]
        isFiltered =
            parent.map { process in
                process.arguments.contains { argument in
                    filters.contains { argument == $0 || argument.hasPrefix("\($0)=") }
                }
            } ?? false
        if let name = environment[Self.variable], !name.isEmpty {
            self.name = name.fileName
        } else {
            self.name = "run-\(process?.start ?? 0)-\(process?.id ?? getpid())"
        }
    }

    /// A process and its start time.
    private struct Process {
        let id: pid_t
        /// The start time in ticks since boot.
        let start: Int
        let arguments: [String]

        init?(_ id: pid_t) {
            guard let status = FileManager.default.contents(atPath: "/proc/\(id)/stat"),
                let line = FileManager.default.contents(atPath: "/proc/\(id)/cmdline")
            else { return nil }
            // The fields after the name in parentheses; the start time is field 22.
            let fields = String(decoding: status, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
            guard fields.count > 19, let start = Int(fields[19]) else { return nil }
            self.id = id
            self.start = start
            arguments = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
