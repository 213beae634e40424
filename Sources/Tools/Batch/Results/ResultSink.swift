internal import Foundation

/// Where results go: a file, or standard output.
final class ResultSink {
    private let file: ResultsFile?
    private var lastSynchronization = Clock.seconds

    /// How often the disk is waited for, in seconds.
    private static let interval = 5.0

    init(path: String?, isContinued: Bool) throws(BatchError) {
        guard let path else {
            file = nil
            return
        }
        file = try ResultsFile(path: path, isContinued: isContinued)
    }

    /// The results of before.
    ///
    /// - Parameter tell: Called with a line about those that can't be used.
    func known(
        telling tell: (String) -> Void
    ) throws(BatchError) -> (index: ResultIndex, file: ResultsFile)? {
        guard let file else { return nil }
        let index = try ResultIndex(path: file.path)
        if let first = index.damagedLines.first {
            let more = index.damagedLines.count > 1 ? " (and \(index.damagedLines.count - 1) more)" : ""
            tell("\(file.path):\(first): this line is no result and is passed over\(more)")
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

    /// Waits until the disk has all lines.
    func synchronize() throws(BatchError) {
        lastSynchronization = Clock.seconds
        try file?.synchronize()
    }
}
