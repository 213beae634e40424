import Frames
public import Rendering

/// An assertion: its golden, and the rules by which content is compared with it.
public struct GoldenCheck: Sendable {
    /// The name of the golden.
    public var name: GoldenName

    /// The file of the golden.
    public var place: GoldenPlace

    /// The line of code that asserts.
    public var source: SourcePlace

    /// The test that is under way, such as `LabelTests.testCircle`; `nil` if it is not known.
    public var runningTest: String?

    /// Which goldens are written.
    public var recording: RecordMode

    /// The most bytes that a new golden may have.
    public var budget: SizeBudget

    /// The settings that a picture is drawn with; `nil` for other content.
    public var settings: RenderSettings?

    /// Returns a command, or other words, for the paths of the golden's copy and of the new file; failures print it.
    public var tool: (@Sendable (_ expected: String, _ actual: String) -> String)?

    /// A number for the run through the test; `nil` if it is not known. The same assertion may come back in another
    /// run.
    public var invocation: Int?

    /// The problems that were met while the content was made.
    package var problems: [RenderProblem] = []

    /// When the assertion began, for ``GoldenResult/seconds``.
    package var began = ContinuousClock.now

    /// Creates a check; ``run(_:in:)`` carries it out.
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
    /// Nothing is thrown: an unusable golden, a name that is taken, and a file that can't be written are outcomes.
    public func run(_ content: some GoldenContent, in run: GoldenRun) -> GoldenResult {
        KeptContent.keep(content, of: place.id, in: run)
        var assertion = GoldenAssertion(self, content, in: run)
        var result = result(assertion.ending(), notes: assertion.notes)
        (result.weight, result.budget, result.sharing) = (assertion.weight, assertion.budget, assertion.sharing)
        finish(&result, in: run)
        return result
    }

    /// Adds to the run's manifest that the content could not be made, and returns that result.
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
