import Foundation
import Synchronization

/// Mistakes of views that are told and drawn around: a missing environment object, a frame without end.
public enum ViewProblems {
    /// Called with one line for each problem; by default it goes to standard error.
    @TaskLocal public static var handler: @Sendable (String) -> Void = { message in
        FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    }

    /// Tells of a problem.
    package static func report(_ message: String) { handler(message) }

    // MARK: Once in a render

    private static let told = Mutex<Set<String>>([])

    /// Tells of a problem that many views may have, once in a render.
    package static func reportOnce(_ message: String) {
        let isNew = told.withLock { $0.insert(message).inserted }
        if isNew { report(message) }
    }

    /// Begins a render: problems are told again. A render inside of another one belongs to it.
    static func render<Result>(_ body: () throws -> Result) rethrows -> Result {
        let depth = depth.withLock { depth in
            depth += 1
            return depth
        }
        if depth == 1 { told.withLock { $0 = [] } }
        defer { self.depth.withLock { $0 -= 1 } }
        return try body()
    }

    /// The renders that are under way, one inside the other: all run on the main queue.
    private static let depth = Mutex(0)
}
