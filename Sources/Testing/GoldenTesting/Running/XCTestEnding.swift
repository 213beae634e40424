import Goldens

/// How an XCTest ended, as far as its failures reveal.
struct XCTestEnding: Equatable {
    /// The first failure that isn't a golden's.
    private var failure: Failure?

    /// The error that ended the test, if nothing came after it.
    private var error: Failure?

    private struct Failure: Equatable {
        var text: String
        var source: SourcePlace?
    }

    /// Records a failure that isn't a golden's.
    ///
    /// - Parameters:
    ///   - description: XCTest's text, which distinguishes errors that end a test from assertions.
    ///   - source: The line of code; XCTest knows none for errors.
    mutating func fail(_ description: String, at source: SourcePlace? = nil) {
        let line = description.split(whereSeparator: \.isNewline).joined(separator: " ")
        // An assertion that catches an error puts its name first, and the test continues.
        let isThrown = line.hasPrefix("threw error") || line.hasPrefix("XCTUnwrap")
        let failure = Failure(text: line.plainFailure, source: source)
        self.failure = self.failure ?? failure
        error = isThrown ? failure : nil
    }

    /// Records that the test did something after its last failure.
    mutating func proceed() { error = nil }

    /// Returns the test's outcome; `nil` if it ran to its end and at most goldens failed.
    ///
    /// XCTest also calls a test skipped if its setup threw an error.
    func outcome(
        of test: String, hasBeenSkipped: Bool, hasFailed: Bool, seconds: Double? = nil
    ) -> UnfinishedTest? {
        func outcome(_ reason: UnfinishedTest.Reason, _ detail: String? = nil, _ source: SourcePlace? = nil)
            -> UnfinishedTest
        {
            UnfinishedTest(test: test, reason: reason, detail: detail, source: source, seconds: seconds)
        }
        if let error { return outcome(.threw, error.text, error.source) }
        if let failure { return outcome(.failed, failure.text, failure.source) }
        guard hasBeenSkipped else { return nil }
        return hasFailed ? outcome(.failed, "it was skipped after a golden had failed") : outcome(.skipped)
    }
}

extension String {
    /// A failure without XCTest's decoration: `threw error "…"`, `failed - …`, and ` - ` before an empty message.
    fileprivate var plainFailure: String {
        var text = hasSuffix(" - ") ? String(dropLast(3)) : self
        // XCTFail adds “failed”.
        if text.hasPrefix("failed - ") { text.removeFirst("failed - ".count) }
        let prefix = "threw error \""
        if text.hasPrefix(prefix), text.hasSuffix("\""), text.count > prefix.count {
            text = String(text.dropFirst(prefix.count).dropLast())
        }
        return text
    }
}
