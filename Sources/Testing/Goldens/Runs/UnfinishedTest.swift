/// A test that didn't finish, or failed for a reason other than its goldens, so that some of them may not have been
/// compared.
public struct UnfinishedTest: Sendable, Hashable, Codable {
    /// The outcome of a test.
    public enum Reason: String, Sendable, Codable, CaseIterable {
        /// The test was skipped.
        case skipped
        /// The test threw an error.
        case threw
        /// The test failed for a reason other than its goldens, and continued or returned early.
        case failed
        /// The test's process ended while it ran.
        case crashed
    }

    /// The name of the test in its framework's notation: `LabelTests.testLongName`.
    public var test: String

    /// The outcome.
    public var reason: Reason

    /// The error, the failure, or the activity of the process, in one line; `nil` if unknown.
    public var detail: String?

    /// The failing line of code, relative to the package's folder; `nil` if unknown.
    public var source: SourcePlace?

    /// The test's duration in seconds; `nil` if unknown.
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

    /// The outcome in words, to follow the test's name.
    public var predicate: String {
        switch reason {
        case .skipped: "was skipped\(detail.map { ": \($0)" } ?? "")"
        case .threw: "threw an error\(detail.map { ": \($0)" } ?? "")"
        case .failed: "failed\(detail.map { ": \($0)" } ?? "")"
        case .crashed: "did not finish: its process crashed or was stopped\(detail.map { " while \($0)" } ?? "")"
        }
    }
}
