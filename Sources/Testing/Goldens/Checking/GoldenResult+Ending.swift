extension GoldenResult {
    /// How an assertion ended. All but ``passed(_:_:)`` fail the test, with a message.
    public enum Ending: Sendable, Equatable {
        /// The content matches the golden; there is evidence if only frames differ.
        case passed(ComparedGolden, Evidence?)
        /// The golden was written; the test fails once, so that people look at it.
        case recorded(over: Found, Evidence?, message: String)
        /// There is no golden, and recording is off.
        case missing(Evidence?, message: String)
        /// The content does not match the golden.
        case changed(ComparedGolden, Evidence?, message: String)
        /// The content has problems that fail in strict mode, see ``GoldenResult/notes``.
        case flawed(Found, Evidence?, message: String)
        /// The golden can't be used: it is unreadable, or its name is taken.
        case unusable(Found, Evidence?, message: String)
        /// The content could not be created, or nothing could be written.
        case failed(Found, Evidence?, message: String)
    }

    /// The names of the endings.
    public enum Outcome: String, Sendable, Codable, CaseIterable {
        /// The case of ``Ending`` with the same name.
        case passed, recorded, missing, changed, flawed, unusable, failed
    }
}

extension GoldenResult.Ending {
    /// - Parameters:
    ///   - outcome: The way in which the assertion ended, which takes those of the other values that apply to it.
    ///   - message: The message of the failure; empty if unknown.
    init(
        _ outcome: GoldenResult.Outcome, _ found: GoldenResult.Found, _ evidence: GoldenResult.Evidence?,
        message: String
    ) {
        let golden = found.golden ?? ComparedGolden(verdict: found.verdict, digest: found.digest)
        self =
            switch outcome {
            case .passed: .passed(golden, evidence)
            case .recorded: .recorded(over: found, evidence, message: message)
            case .missing: .missing(evidence, message: message)
            case .changed: .changed(golden, evidence, message: message)
            case .flawed: .flawed(found, evidence, message: message)
            case .unusable: .unusable(found, evidence, message: message)
            case .failed: .failed(found, evidence, message: message)
            }
    }

    var outcome: GoldenResult.Outcome {
        switch self {
        case .passed: .passed
        case .recorded: .recorded
        case .missing: .missing
        case .changed: .changed
        case .flawed: .flawed
        case .unusable: .unusable
        case .failed: .failed
        }
    }

    var found: GoldenResult.Found {
        switch self {
        case .missing: .nothing
        case .passed(let golden, _), .changed(let golden, _, _): .golden(golden)
        case .recorded(let found, _, _), .flawed(let found, _, _), .unusable(let found, _, _), .failed(let found, _, _):
            found
        }
    }

    var evidence: GoldenResult.Evidence? {
        switch self {
        case .passed(_, let evidence), .recorded(_, let evidence, _), .missing(let evidence, _),
            .changed(_, let evidence, _), .flawed(_, let evidence, _), .unusable(_, let evidence, _),
            .failed(_, let evidence, _):
            evidence
        }
    }

    var message: String? {
        switch self {
        case .passed: nil
        case .recorded(_, _, let message), .missing(_, let message), .changed(_, _, let message),
            .flawed(_, _, let message), .unusable(_, _, let message), .failed(_, _, let message):
            message.isEmpty ? nil : message
        }
    }

    /// Returns the same ending with another message; a passing one has none.
    func mapMessage(_ words: (String) -> String) -> GoldenResult.Ending {
        GoldenResult.Ending(outcome, found, evidence, message: message.map(words) ?? "")
    }
}
