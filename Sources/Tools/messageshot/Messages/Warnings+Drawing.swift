import Frames
import Synchronization

extension Warnings {
    /// Runs `body` and adds what drawing tells of meanwhile, such as an attachment that no view draws.
    mutating func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
        let told = ToldLines()
        let result = try RenderProblems.withHandler({ told.add($0) }, operation: body)
        add(told.lines)
        return result
    }
}

/// Lines that are told from any thread.
private final class ToldLines: Sendable {
    private let storage = Mutex<[String]>([])

    var lines: [String] { storage.withLock { $0 } }

    func add(_ line: String) { storage.withLock { $0.append(line) } }
}
