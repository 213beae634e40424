/// A test that did not run to its end, or failed by something else than its goldens, so that some of them may not have
/// been compared.
public struct UnfinishedTest: Sendable, Hashable, Codable {
    /// What became of a test.
    public enum Reason: String, Sendable, Codable, CaseIterable {
        /// It was skipped.
        case skipped
        /// An error that it threw ended it.
        case threw
        /// It failed by something else than its goldens, and went on or returned early.
        case failed
        /// Its process ended while it ran.
        case crashed
    }

    /// The test as its framework calls it: `LabelTests.testLongName`.
    public var test: String

    /// What became of it.
    public var reason: Reason

    /// The error, the failure, or what the process was doing, in one line; `nil` if nothing is known.
    public var detail: String?

    /// The line of code that failed, from the package's folder on; `nil` if it isn't known.
    public var source: SourcePlace?

    /// How many seconds the test took; `nil` if it isn't known.
    public var seconds: Double?

    /// Creates a note of a test.
    public init(
        test: String, reason: Reason, detail: String? = nil, source: SourcePlace? = nil, seconds: Double? = nil
    ) {
        (self.test, self.reason, self.detail, self.source, self.seconds) = (test, reason, detail, source, seconds)
    }
}

extension UnfinishedTest: CustomStringConvertible {
    /// `LabelTests.testLongName was skipped`
    public var description: String { "\(test) \(predicate)" }

    /// What became of the test, to be read behind its name.
    public var predicate: String {
        switch reason {
        case .skipped: "was skipped\(detail.map { ": \($0)" } ?? "")"
        case .threw: "was ended by an error\(detail.map { ": \($0)" } ?? "")"
        case .failed: "failed\(detail.map { ": \($0)" } ?? "")"
        case .crashed: "began and did not end: its process crashed or was stopped\(detail.map { " while \($0)" } ?? "")"
        }
    }
}
