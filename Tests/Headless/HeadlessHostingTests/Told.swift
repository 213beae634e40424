import HeadlessSwiftUI
import Rendering
import Synchronization

/// Returns the problems that are told meanwhile.
func told(_ body: () -> Void) -> [String] {
    let lines = Mutex<[String]>([])
    RenderProblems.withHandler({ line in lines.withLock { $0.append(line) } }) { body() }
    return lines.withLock { $0 }
}
