internal import Foundation

/// Writes lines to a file that gets its name when all of them are there, or to standard output.
package final class LineWriter {
    private let path: String?
    private let temporary: String
    private let descriptor: Int32
    private var waiting: [UInt8] = []
    private var isFinished = false

    /// - Parameter path: The file; `nil` for standard output.
    package init(path: String?) throws(BatchError) {
        self.path = path
        temporary = (path ?? "") + ".\(getpid()).part"
        descriptor = path == nil ? STDOUT_FILENO : open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw BatchError.system("\(path ?? ""): opening failed") }
    }

    deinit {
        guard path != nil, descriptor >= 0 else { return }
        close(descriptor)
        if !isFinished { unlink(temporary) }
    }

    package func write(_ line: [UInt8]) throws(BatchError) {
        waiting += line
        if waiting.count > 1 << 18 { try flush() }
    }

    /// Writes the rest, and gives the file its name.
    package func finish() throws(BatchError) {
        try flush()
        guard let path else { return }
        guard fsync(descriptor) == 0, rename(temporary, path) == 0 else {
            throw BatchError.system("\(path): writing failed")
        }
        isFinished = true
    }

    private func flush() throws(BatchError) {
        try ResultsFile.write(waiting, to: descriptor, name: path ?? "standard output")
        waiting = []
    }
}
