import Foundation

/// Tells the run of the tests that this process belongs to: `swift test` may start many processes for one.
package struct RunIdentity: Sendable, Equatable {
    /// A name for a folder.
    let name: String

    /// Whether only some of the tests were asked for.
    let isFiltered: Bool

    /// The environment variable that names the run, for runners that are not `swift test`.
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

    /// A process as the system describes it.
    private struct Process {
        let id: pid_t
        /// Ticks since the machine was started.
        let start: Int
        let arguments: [String]

        init?(_ id: pid_t) {
            guard let status = FileManager.default.contents(atPath: "/proc/\(id)/stat"),
                let line = FileManager.default.contents(atPath: "/proc/\(id)/cmdline")
            else { return nil }
            // The fields behind the name, which stands in parentheses; the start is the 22nd of all.
            let fields = String(decoding: status, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
            guard fields.count > 19, let start = Int(fields[19]) else { return nil }
            self.id = id
            self.start = start
            arguments = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
