/// A test that did not run to its end, so that goldens of it may not have been compared.
public struct UnfinishedTest: Sendable, Hashable, Codable {
    /// Why a test did not run to its end.
    public enum Reason: String, Sendable, Codable, CaseIterable {
        /// It was skipped.
        case skipped
        /// An error that it threw ended it.
        case threw
        /// Its process ended while it ran.
        case crashed
    }

    /// The test as its framework calls it: `LabelTests.testLongName`.
    public var test: String

    /// Why it did not run to its end.
    public var reason: Reason

    /// The error, or what the process was doing, in one line; `nil` if nothing is known.
    public var detail: String?

    /// Creates a note of a test.
    public init(test: String, reason: Reason, detail: String? = nil) {
        (self.test, self.reason, self.detail) = (test, reason, detail)
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
        case .crashed: "began and did not end: its process crashed or was stopped\(detail.map { " while \($0)" } ?? "")"
        }
    }
}
