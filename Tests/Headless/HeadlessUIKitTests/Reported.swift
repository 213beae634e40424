import Rendering
import Synchronization

/// Returns the problems that `body` reports.
@MainActor
func reported(_ body: () throws -> Void) rethrows -> [String] {
    let lines = Mutex<[String]>([])
    try RenderProblems.withHandler({ line in lines.withLock { $0.append(line) } }) { try body() }
    return lines.withLock { $0 }
}
