import Comparison
import Foundation
public import Frames
import Raster

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
        var result = blankResult
        result.notes += content.notes
        KeptContent.keep(content, of: place.id, in: run)
        do {
            result.budget = budget.limit(pixels: content.pixelCount)
            result.sharing = try run.claims.claim(
                place.golden, for: claimant, invocation: invocation, content: content.fingerprint)
            try decide(content, run, &result)
        } catch let error as UnreadableGolden {
            spoiled(error, content, run, &result)
        } catch let error as GoldenError {
            result.outcome = .unusable
            result.message = FailureText(check: self, result: result).failed(error)
        } catch {
            result.outcome = .failed
            result.message = FailureText(check: self, result: result).failed(error)
        }
        finish(&result, in: run)
        return result
    }

    /// Adds to the run's manifest that the content could not be made, and returns that result.
    public func fail(_ error: any Error, in run: GoldenRun) -> GoldenResult {
        var result = blankResult
        result.outcome = .failed
        let reason = GoldenError("the value to compare could not be made: \(error)")
        result.message = FailureText(check: self, result: result).failed(reason)
        finish(&result, in: run)
        return result
    }

    private var claimant: Claimant { Claimant(source: source, test: runningTest) }

    private var blankResult: GoldenResult {
        GoldenResult(
            id: place.id, suite: name.suite, test: name.test, variant: name.variant,
            source: SourcePlace(file: place.shortened(source.file), line: source.line, column: source.column),
            outcome: .passed, verdict: .same, isOurs: true, changes: [], causes: [], notes: notes,
            golden: place.golden, root: place.root, settings: settings)
    }

    // MARK: Deciding

    private func decide(_ content: some GoldenContent, _ run: GoldenRun, _ result: inout GoldenResult) throws {
        guard let golden = try GoldenFile.read(place.golden, below: place.root) else {
            result.verdict = .missing
            return try missing(content, run, &result)
        }
        result.weight = golden.count
        result.goldenDigest = StableHash(golden).digits
        let judgement = try content.judged(against: golden)
        result.verdict = judgement.verdict
        result.isOurs = judgement.isOurs
        result.changes = judgement.changes
        result.causes = judgement.causes
        result.comparison = judgement.comparison
        let passes = judgement.verdict.passes && !(isStrict && judgement.verdict == .framesOnly)
        if judgement.isOurs, recording == .all && !judgement.isIdentical || recording == .failed && !passes {
            try record(content, run, &result, why: judgement.headline)
        } else if passes {
            try passed(content, judgement, golden, run, &result)
        } else {
            try changed(content, judgement, golden, run, &result)
        }
    }

    private func passed(
        _ content: some GoldenContent, _ judgement: Judgement, _ golden: Data, _ run: GoldenRun,
        _ result: inout GoldenResult
    ) throws {
        // A failure has them among its changes.
        result.notes += judgement.idleRules.map { GoldenNote(.idleRule, $0) }
        if judgement.verdict == .framesOnly { try noteHiddenChange(content, judgement, golden, run, &result) }
        if recording == .all || recording == .failed { _ = try run.claimWriting(of: place.id, by: claimant) }
        guard run.hasRecorded(place.id) else { return }
        result.outcome = .recorded
        result.message = FailureText(check: self, result: result).recordedInThisRun
    }

    /// The golden passes, and its new frames wait for approval.
    private func noteHiddenChange(
        _ content: some GoldenContent, _ judgement: Judgement, _ golden: Data, _ run: GoldenRun,
        _ result: inout GoldenResult
    ) throws {
        let first = judgement.changes.first.map { ": \($0)" } ?? ""
        let more = judgement.changes.count > 1 ? " (and \(judgement.changes.count - 1) more)" : ""
        result.notes.append(GoldenNote(.hiddenChange, "the frames differ and no pixel does\(first)\(more)"))
        guard judgement.isOurs else { return }
        result.expected = try run.write(golden, "expected", of: place.id, use: result.sharing?.number)
        try keep(content, run, &result)
    }

    private func missing(_ content: some GoldenContent, _ run: GoldenRun, _ result: inout GoldenResult) throws {
        guard recording == .never, !isStrict || result.notes.isEmpty else {
            return try record(content, run, &result, why: nil)
        }
        result.outcome = .missing
        try keep(content, run, &result)
        result.message = FailureText(check: self, result: result).missing
    }

    private func changed(
        _ content: some GoldenContent, _ judgement: Judgement, _ golden: Data, _ run: GoldenRun,
        _ result: inout GoldenResult
    ) throws {
        result.outcome = .changed
        result.expected = try run.write(golden, "expected", of: place.id, use: result.sharing?.number)
        if let difference = judgement.difference {
            result.difference = try run.write(difference, "difference", of: place.id, use: result.sharing?.number)
        }
        try keep(content, run, &result)
        keepMinimal(judgement, run, &result)
        result.message = FailureText(check: self, result: result).changed(judgement.headline)
    }

    /// Writes the smallest parts that still differ. A failure is told without them if they can't be drawn.
    private func keepMinimal(_ judgement: Judgement, _ run: GoldenRun, _ result: inout GoldenResult) {
        guard judgement.isOurs, let minimal = judgement.minimal?(), let picture = try? minimal.picture(),
            let data = try? PNGWriter.data(picture)
        else { return }
        let (text, use) = (Data(minimal.text.utf8), result.sharing?.number)
        guard (try? run.write(text, "minimal", of: place.id, use: use, pathExtension: "txt")) != nil else { return }
        result.minimal = try? run.write(data, "minimal", of: place.id, use: use)
    }

    private func spoiled(
        _ error: UnreadableGolden, _ content: some GoldenContent, _ run: GoldenRun, _ result: inout GoldenResult
    ) {
        result.outcome = .unusable
        result.verdict = .unreadable
        result.isOurs = false
        try? keep(content, run, &result)
        result.message = FailureText(check: self, result: result).unreadable(error)
    }

    private func collision(with other: Claimant) -> GoldenError {
        if other == claimant {
            return GoldenError(
                "\(source) compares several values with this golden, and they differ; tell them apart with named:")
        }
        return GoldenError(
            "\(claimant.words(with: other)) share this golden, and what they compare with it differs; give one of them "
                + "another name with named:")
    }

    // MARK: Writing

    /// Puts what could be the new golden into the run's folder.
    private func keep(_ content: some GoldenContent, _ run: GoldenRun, _ result: inout GoldenResult) throws {
        let data = try content.encoded()
        result.weight = data.count
        result.actual = try run.write(data, "actual", of: place.id, use: result.sharing?.number)
    }

    private func record(
        _ content: some GoldenContent, _ run: GoldenRun, _ result: inout GoldenResult, why: String?
    ) throws {
        let data = try content.encoded()
        result.weight = data.count
        guard !isStrict || result.notes.isEmpty else {
            result.outcome = .flawed
            result.actual = try run.write(data, "actual", of: place.id, use: result.sharing?.number)
            result.message = FailureText(check: self, result: result).flawed("It was not recorded.")
            return
        }
        guard data.count <= result.budget ?? .max else {
            result.outcome = result.goldenDigest == nil ? .missing : .changed
            result.actual = try run.write(data, "actual", of: place.id, use: result.sharing?.number)
            result.message = FailureText(check: self, result: result).tooHeavy(try content.heaviestParts())
            return
        }
        if let other = try run.claimWriting(of: place.id, by: claimant) {
            guard result.goldenDigest == nil else { throw collision(with: other) }
            // Another process has found no golden either, a moment ago.
            if run.awaitGolden(place) { return try decide(content, run, &result) }
        }
        // Said before it is written: a test that is cut off in between has not passed either.
        try run.noteRecording(of: place.id)
        try GoldenRun.writeFile(data, to: place.golden)
        result.outcome = .recorded
        result.message = FailureText(check: self, result: result).recorded(why)
    }
}
