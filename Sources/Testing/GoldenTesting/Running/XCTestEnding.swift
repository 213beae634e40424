import Goldens

/// How an XCTest comes to its end, as far as its failures tell.
struct XCTestEnding: Equatable {
    /// The first failure of something that is no golden.
    private var failure: Failure?

    /// The error that ended the test, if nothing came after it.
    private var error: Failure?

    private struct Failure: Equatable {
        var text: String
        var source: SourcePlace?
    }

    /// Notes the failure of something that is no golden.
    ///
    /// - Parameters:
    ///   - description: XCTest's own: it tells apart errors that end a test from assertions.
    ///   - source: The line of code; XCTest knows none for errors.
    mutating func fail(_ description: String, at source: SourcePlace? = nil) {
        let line = description.split(whereSeparator: \.isNewline).joined(separator: " ")
        // An assertion that meets an error puts its name before, and the test goes on.
        let isThrown = line.hasPrefix("threw error") || line.hasPrefix("XCTUnwrap")
        let failure = Failure(text: line.plainFailure, source: source)
        self.failure = self.failure ?? failure
        error = isThrown ? failure : nil
    }

    /// Notes that the test has done something after all failures that there were.
    mutating func goOn() { error = nil }

    /// Returns what became of the test; `nil` if it ran to its end, and at most goldens failed.
    ///
    /// XCTest calls a test skipped, too, whose preparation threw an error.
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
    /// A failure without what XCTest puts around it: `threw error "…"`, `failed - …`, and ` - ` before no message.
    fileprivate var plainFailure: String {
        var text = hasSuffix(" - ") ? String(dropLast(3)) : self
        // XCTFail has no name of its own.
        if text.hasPrefix("failed - ") { text.removeFirst("failed - ".count) }
        let prefix = "threw error \""
        if text.hasPrefix(prefix), text.hasSuffix("\""), text.count > prefix.count {
            text = String(text.dropFirst(prefix.count).dropLast())
        }
        return text
    }
}
