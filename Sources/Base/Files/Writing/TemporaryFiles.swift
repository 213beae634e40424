internal import Foundation
internal import Synchronization

/// The files and folders that this process is writing and that have not got their names yet.
package enum TemporaryFiles {
    private struct State {
        var paths: Set<String> = []
        var removesAtSignals = false
        var waitsForSignals = false
    }

    private static let state = Mutex(State())

    /// Asks for the removal of them when a signal ends the process. For programs: a library leaves signals alone.
    package static func removeAtSignals() {
        state.withLock { $0.removesAtSignals = true }
    }

    /// Runs `body`, which makes a file or a folder at a path, so that it is known as soon as it is there.
    ///
    /// - Parameter body: Returns a negative number, as the system does, if nothing was made.
    static func making(_ path: String, _ body: () -> Int32) -> Int32 {
        waitForSignals()
        return state.withLock { state in
            let result = body()
            let code = errno
            if result >= 0 { state.paths.insert(path) }
            errno = code
            return result
        }
    }

    /// No process pays for waiting that writes nothing.
    private static func waitForSignals() {
        let begins = state.withLock { state in
            defer { state.waitsForSignals = state.removesAtSignals }
            return state.removesAtSignals && !state.waitsForSignals
        }
        if begins { EndingSignals.await { removeAllForGood() } }
    }

    static func forget(_ path: String) {
        _ = state.withLock { $0.paths.remove(path) }
    }

    static func remove(_ path: String) {
        state.withLock { state in
            state.paths.remove(path)
            delete(path)
        }
    }

    /// Runs `body` while a signal waits; not any more once the process is about to end.
    static func pausing<Result>(_ body: () -> Result) -> Result { state.withLock { _ in body() } }

    /// Runs `body`, which gives a file its name, while a signal waits.
    static func settling<Result>(_ path: String, _ body: () -> Result) -> Result {
        state.withLock { state in
            defer { state.paths.remove(path) }
            return body()
        }
    }

    /// Ends the process as a signal does whose usual effect that is: nothing unfinished is left, and nothing is said.
    package static func endProcess(by signal: Int32) -> Never { removeAllForGood { EndingSignals.end(by: signal) } }

    /// Removes everything and lets nobody go on: the process is about to end.
    private static func removeAllForGood(_ end: () -> Never = EndingSignals.end) -> Never {
        state.withLock { state in
            // The files of a folder before the folder.
            for path in state.paths.sorted(by: >) { delete(path) }
            end()
        }
    }

    /// Removes a file, a folder of temporary files with them, or a folder that is empty.
    private static func delete(_ path: String) {
        guard unlink(path) != 0, errno == EISDIR || errno == EPERM else { return }
        if TemporaryName.isFolder((path as NSString).lastPathComponent) {
            try? FileManager.default.removeItem(atPath: path)
        } else {
            rmdir(path)
        }
    }
}
