internal import Foundation

/// The destination of results: a file, or standard output.
final class ResultSink {
    private let file: ResultsFile?
    private var lastSynchronization = Clock.seconds

    /// The time between two flushes to disk, in seconds.
    private static let interval = 5.0

    init(path: String?, isContinued: Bool) throws(BatchError) {
        guard let path else {
            file = nil
            return
        }
        file = try ResultsFile(path: path, isContinued: isContinued)
    }

    /// Reads the previous results.
    ///
    /// - Parameter warn: Called with a warning about invalid lines.
    func known(
        warn: (String) -> Void
    ) throws(BatchError) -> (index: ResultIndex, file: ResultsFile)? {
        guard let file else { return nil }
        let index = try ResultIndex(path: file.path)
        if let first = index.damagedLines.first {
            let more = index.damagedLines.count > 1 ? " (and \(index.damagedLines.count - 1) more)" : ""
            warn("\(file.path):\(first): skipping a line that is not a result\(more)")
        }
        return (index, file)
    }

    func append(_ line: [UInt8]) throws(BatchError) {
        let line = line + [UInt8(ascii: "\n")]
        if let file { return try file.append(line) }
        try ResultsFile.write(line, to: STDOUT_FILENO, name: "standard output")
    }

    func synchronizeNowAndThen() throws(BatchError) {
        guard Clock.seconds - lastSynchronization > Self.interval else { return }
        try synchronize()
    }

    /// Waits until all lines are on disk.
    func synchronize() throws(BatchError) {
        lastSynchronization = Clock.seconds
        try file?.synchronize()
    }
}
