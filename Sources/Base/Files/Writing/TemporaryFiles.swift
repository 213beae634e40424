internal import Foundation
internal import Synchronization

/// The files and folders that this process is writing and that don't have their final names yet.
package enum TemporaryFiles {
    private struct State {
        var paths: Set<String> = []
        var removesAtSignals = false
        var waitsForSignals = false
    }

    private static let state = Mutex(State())

    /// Removes them when a signal ends the process. For programs only: a library leaves signals alone.
    package static func removeAtSignals() {
        state.withLock { $0.removesAtSignals = true }
    }

    /// Runs `body`, which creates a file or a folder at a path, and registers the path.
    ///
    /// - Parameter body: Returns a negative number on failure, as system calls do.
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

    /// Started on demand: a process that writes nothing needs no thread.
    private static func waitForSignals() {
        let begins = state.withLock { state in
            defer { state.waitsForSignals = state.removesAtSignals }
            return state.removesAtSignals && !state.waitsForSignals
        }
        if begins { EndingSignals.await { removeAllForGood() } }
    }

    /// Runs `body`, which starts a process, and registers the process to end with this one.
    static func startingProcess(_ body: () throws(FileError) -> pid_t) throws(FileError) -> pid_t {
        waitForSignals()
        let result = state.withLock { _ in
            Result { () throws(FileError) in
                let process = try body()
                ChildProcesses.insert(process)
                return process
            }
        }
        return try result.get()
    }

    /// Runs `body`, which frees the identifier of a registered process.
    static func endingProcess(_ process: pid_t, _ body: () -> Void) {
        state.withLock { _ in
            ChildProcesses.remove(process)
            body()
        }
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

    /// Runs `body` while signals wait. Never returns once the process is ending.
    static func pausing<Result>(_ body: () -> Result) -> Result { state.withLock { _ in body() } }

    /// Runs `body`, which moves a file to its final name, while signals wait.
    static func settling<Result>(_ path: String, _ body: () -> Result) -> Result {
        state.withLock { state in
            defer { state.paths.remove(path) }
            return body()
        }
    }

    /// Ends the process like the default action of a signal. Leaves no temporary files and prints nothing.
    package static func endProcess(by signal: Int32) -> Never { removeAllForGood { EndingSignals.end(by: signal) } }

    /// Removes everything and blocks all other threads: the process is ending.
    private static func removeAllForGood(_ end: () -> Never = EndingSignals.end) -> Never {
        state.withLock { state in
            // They might write into folders that are removed next.
            ChildProcesses.endAll()
            // Files before the folders that contain them.
            for path in state.paths.sorted(by: >) { delete(path) }
            end()
        }
    }

    /// Removes a file, a staging folder with its files, or an empty folder.
    private static func delete(_ path: String) {
        guard unlink(path) != 0, errno == EISDIR || errno == EPERM else { return }
        if TemporaryName.isFolder((path as NSString).lastPathComponent) {
            try? FileManager.default.removeItem(atPath: path)
        } else {
            rmdir(path)
        }
    }
}
