internal import Files
internal import Foundation

/// Writes lines to standard output, or to a file that appears when it is complete.
package final class LineWriter {
    private let path: String?
    private let file: SpooledBytes
    private var waiting: [UInt8] = []

    /// - Parameter path: The file; `nil` for standard output.
    package init(path: String?) {
        self.path = path
        file = SpooledBytes(for: path)
    }

    package func write(_ line: [UInt8]) throws(BatchError) {
        waiting += line
        if waiting.count > 1 << 18 { try flush() }
    }

    /// Writes the rest, and publishes the file. Devices, pipes and links are kept.
    package func finish() throws(BatchError) {
        try flush()
        guard let path else { return }
        do throws(FileError) { try AtomicFile.write(file, to: path) } catch { throw BatchError(error) }
    }

    private func flush() throws(BatchError) {
        defer { waiting = [] }
        guard path != nil else { return try ResultsFile.write(waiting, to: STDOUT_FILENO, name: "standard output") }
        do throws(FileError) { try file.append(Data(waiting)) } catch { throw BatchError(error) }
    }
}

extension BatchError {
    fileprivate init(_ error: FileError) { self.init(error.description, isMachineFailure: true) }
}
