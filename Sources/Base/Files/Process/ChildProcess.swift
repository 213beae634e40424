package import Foundation
internal import Synchronization

/// A program that runs beside this one, with files as its standard output and standard error.
///
/// When a signal ends this process, it ends, too.
package final class ChildProcess: Sendable {
    private let process: pid_t
    private let output, errors: Int32
    private let ending = Mutex<ProcessEnding?>(nil)
    private let ended = DispatchSemaphore(value: 0)

    /// Starts a program in the current folder. Its standard input is empty.
    ///
    /// - Parameter command: The program and its arguments.
    package init(_ command: [String]) throws(FileError) {
        (output, errors) = (try Descriptors.unnamedFile(), try Descriptors.unnamedFile())
        let empty = open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer { if empty >= 0 { close(empty) } }
        let (output, errors) = (output, errors)
        process = try TemporaryFiles.startingProcess { () throws(FileError) in
            try Descriptors.spawn(command, descriptors: [(empty, 0), (output, 1), (errors, 2)])
        }
        let reaper = Thread { [self] in reap() }
        reaper.stackSize = 1 << 16
        reaper.start()
    }

    deinit { for descriptor in [output, errors] { close(descriptor) } }

    private func reap() {
        var info = siginfo_t()
        // The identifier stays taken until the lock is held, so `kill` never reaches another process.
        while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        ending.withLock { ending in
            var status: Int32 = 0
            TemporaryFiles.endingProcess(process) {
                while waitpid(process, &status, 0) < 0, errno == EINTR {}
            }
            ending = ProcessEnding(status: status)
        }
        ended.signal()
    }

    /// Waits for the end.
    ///
    /// - Returns: `nil` if it is still running.
    package func wait(until deadline: DispatchTime) -> ProcessEnding? {
        guard ended.wait(timeout: deadline) == .success else { return nil }
        ended.signal()
        return ending.withLock { $0 }
    }

    /// Ends the process and those that it has started.
    package func kill() {
        ending.withLock { ending in
            if ending == nil { _ = Foundation.kill(-process, SIGKILL) }
        }
    }

    /// The most bytes that are read of an output.
    private static let longestOutput = 64 << 20

    /// The bytes on standard output so far, 64 MiB at most.
    package var outputBytes: Data { Self.read(output) }

    /// The bytes on standard error so far, 64 MiB at most.
    package var errorBytes: Data { Self.read(errors) }

    private static func read(_ descriptor: Int32) -> Data {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return Data() }
        var data = Data(count: min(Int(status.st_size), longestOutput))
        let count = data.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
        return data.prefix(max(0, count))
    }
}
