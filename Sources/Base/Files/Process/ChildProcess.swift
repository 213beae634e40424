package import Foundation
internal import Synchronization

/// A program that runs beside this one. It ends when this process ends, however this process ends.
package final class ChildProcess: Sendable {
    private let process: pid_t
    private let group: ProcessGroup
    private let output, errors: OwnedDescriptor?
    private let ending = Mutex<ProcessEnding?>(nil)
    private let ended = DispatchSemaphore(value: 0)

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - command: The program, which is searched for in the `PATH`, and its arguments.
    ///   - folder: The working directory; `nil` for the current one.
    ///   - environment: Variables in addition to those of this process.
    ///   - input: The descriptor that becomes its standard input; `nil` for an empty one.
    ///   - output: The descriptor that becomes its standard output; `nil` for a file, which ``outputBytes`` reads.
    ///   - errors: The descriptor that becomes its standard error; `nil` for a file, which ``errorBytes`` reads.
    package init(
        _ command: [String], in folder: String? = nil, environment: [String: String] = [:], input: Int32? = nil,
        output: Int32? = nil, errors: Int32? = nil
    ) throws(FileError) {
        self.output = output == nil ? OwnedDescriptor(try Descriptors.unnamedFile()) : nil
        self.errors = errors == nil ? OwnedDescriptor(try Descriptors.unnamedFile()) : nil
        let empty = input == nil ? OwnedDescriptor(try Descriptors.nothing()) : nil
        group = try ProcessGroup()
        let streams = [input ?? empty?.number, output ?? self.output?.number, errors ?? self.errors?.number]
        do throws(FileError) {
            process = try Descriptors.spawn(
                command, in: folder,
                environment: errors == nil ? Descriptors.withoutBacktraces.merging(environment) { $1 } : environment,
                group: group.leader,
                descriptors: zip(streams, 0...).compactMap { own, number in own.map { (own: $0, number: number) } })
        } catch {
            group.end()
            throw error
        }
        let reaper = Thread { [self] in reap() }
        reaper.stackSize = 1 << 16
        reaper.start()
    }

    private func reap() {
        var info = siginfo_t()
        // The identifier stays taken until the lock is held, so signals never reach another process.
        while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        ending.withLock { ending in
            var status: Int32 = 0
            group.end { while waitpid(process, &status, 0) < 0, errno == EINTR {} }
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

    /// Waits for the end, as often as it is called.
    @discardableResult
    package func wait() -> ProcessEnding {
        guard let ending = wait(until: .distantFuture) else { preconditionFailure("the future has come") }
        return ending
    }

    /// Ends the process and those that it has started.
    package func kill() { send(SIGKILL, to: -group.leader) }

    /// Asks the process to clean up and end. It is killed if it hasn't ended after a second.
    package func terminate() {
        send(SIGTERM, to: process)
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { self.kill() }
    }

    private func send(_ signal: Int32, to target: pid_t) {
        ending.withLock { ending in
            if ending == nil { _ = Foundation.kill(target, signal) }
        }
    }

    /// The most bytes that are read of an output.
    private static let longestOutput = 64 << 20

    /// The bytes on standard output so far, 64 MiB at most.
    package var outputBytes: Data { Self.read(output) }

    /// The bytes on standard error so far, 64 MiB at most.
    package var errorBytes: Data { Self.read(errors) }

    private static func read(_ file: OwnedDescriptor?) -> Data {
        var status = stat()
        guard let file, fstat(file.number, &status) == 0, status.st_size > 0 else { return Data() }
        var data = Data(count: min(Int(status.st_size), longestOutput))
        let count = data.withUnsafeMutableBytes { pread(file.number, $0.baseAddress, $0.count, 0) }
        return data.prefix(max(0, count))
    }
}
