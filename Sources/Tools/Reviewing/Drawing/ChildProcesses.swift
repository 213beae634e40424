internal import Foundation

/// The processes that this program has started, and theirs: a build ends with the review that it is for.
enum ChildProcesses {
    /// Kills all of them.
    static func end() {
        for process in below(getpid()) { kill(process, SIGKILL) }
    }

    /// The processes below another one, parents before children.
    private static func below(_ process: pid_t) -> [pid_t] {
        let tasks = "/proc/\(process)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        let children = threads.flatMap { thread in
            ((try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)) ?? "").split(separator: " ")
                .compactMap { pid_t($0) }
        }
        return children.flatMap { [$0] + below($0) }
    }
}
