import Frames
public import Rendering

/// An assertion: its golden, and the rules for the comparison.
public struct GoldenCheck: Sendable {
    /// The name of the golden.
    public var name: GoldenName

    /// The file of the golden.
    public var place: GoldenPlace

    /// The line of code that asserts.
    public var source: SourcePlace

    /// The current test, such as `LabelTests.testCircle`; `nil` if unknown.
    public var runningTest: String?

    /// Which goldens are written.
    public var recording: RecordMode

    /// The maximum size of a new golden.
    public var budget: SizeBudget

    /// The settings of a picture; `nil` for other content.
    public var settings: RenderSettings?

    /// Returns a command, or a hint, for the paths of the golden's copy and of the new file, which failures print.
    public var tool: (@Sendable (_ expected: String, _ actual: String) -> String)?

    /// The number of the test's invocation; `nil` if unknown. The same assertion may run again in another invocation.
    public var invocation: Int?

    /// The problems while the content was created.
    package var problems: [RenderProblem] = []

    /// The start of the assertion, for ``GoldenResult/seconds``.
    package var began = ContinuousClock.now

    /// Creates a check, which ``run(_:in:)`` carries out.
    public init(
        name: GoldenName, place: GoldenPlace, source: SourcePlace, runningTest: String? = nil, recording: RecordMode,
        budget: SizeBudget = .unlimited, settings: RenderSettings? = nil, invocation: Int? = nil
    ) {
        self.name = name
        self.place = place
        self.source = source
        self.runningTest = runningTest
        self.recording = recording
        self.budget = budget
        self.settings = settings
        self.invocation = invocation
    }
}

extension GoldenCheck {
    /// Compares or records `content`, adds the result to the run's manifest, and returns it.
    ///
    /// Never throws: an unusable golden, a name that is taken, and a file that can't be written are outcomes.
    public func run(_ content: some GoldenContent, in run: GoldenRun) -> GoldenResult {
        KeptContent.keep(content, of: place.id, in: run)
        var assertion = GoldenAssertion(self, content, in: run)
        var result = result(assertion.ending(), notes: assertion.notes)
        (result.byteSize, result.budget, result.sharing) = (assertion.byteSize, assertion.budget, assertion.sharing)
        finish(&result, in: run)
        return result
    }

    /// Adds a failure to create the content to the run's manifest, and returns it as the result.
    public func fail(_ error: any Error, in run: GoldenRun) -> GoldenResult {
        let reason = GoldenError("the value to compare could not be made: \(error)")
        let message = FailureText(check: self, notes: notes, sharing: nil).failed(reason)
        var result = result(.failed(.unknown(digest: nil), nil, message: message), notes: notes)
        finish(&result, in: run)
        return result
    }

    /// The assertion as one of the uses of its golden.
    var claimant: Claimant { Claimant(source: source, test: runningTest) }

    private func result(_ ending: GoldenResult.Ending, notes: [GoldenNote]) -> GoldenResult {
        GoldenResult(
            id: place.id, suite: name.suite, test: name.test, variant: name.variant,
            source: SourcePlace(file: place.shortened(source.file), line: source.line, column: source.column),
            golden: place.golden, root: place.root, settings: settings, ending: ending, notes: notes)
    }
}
