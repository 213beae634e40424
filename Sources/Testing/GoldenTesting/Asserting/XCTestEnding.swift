import Goldens

/// How an XCTest comes to its end, as far as its failures tell.
struct XCTestEnding: Equatable {
    /// Whether something failed that is no golden.
    private(set) var hasFailed = false

    /// The error that ended the test, if nothing came after it.
    private(set) var error: String?

    /// Notes the failure of something that is no golden.
    ///
    /// - Parameter description: XCTest's own: it tells apart errors that end a test from assertions.
    mutating func fail(_ description: String) {
        hasFailed = true
        let line = description.split(whereSeparator: \.isNewline).joined(separator: " ")
        // An assertion that meets an error puts its name before, and the test goes on.
        let isThrown = line.hasPrefix("threw error") || line.hasPrefix("XCTUnwrap")
        error = isThrown ? line.droppingPrefix("threw error ") : nil
    }

    /// Notes that the test has done something after all failures that there were.
    mutating func goOn() { error = nil }

    /// Tells a run what became of the test; nothing if it ran to its end, and at most goldens failed.
    func note(_ test: String, hasBeenSkipped: Bool, in run: GoldenRun) {
        if hasBeenSkipped {
            run.noteUnfinished(UnfinishedTest(test: test, reason: .skipped))
        } else if let error {
            run.noteUnfinished(UnfinishedTest(test: test, reason: .threw, detail: error))
        } else if hasFailed {
            run.noteFailed(test: test)
        }
    }
}

extension String {
    fileprivate func droppingPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
