import HeadlessSwiftUI
import Rendering
import Synchronization

/// Returns the problems that `body` reports.
func reported(_ body: () -> Void) -> [String] {
    let lines = Mutex<[String]>([])
    RenderProblems.withHandler({ line in lines.withLock { $0.append(line) } }) { body() }
    return lines.withLock { $0 }
}
