import Foundation
public import Frames

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

    /// A number for the run through the test; `nil` if it is not known. The same assertion may come back in another
    /// run.
    public var invocation: Int?

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
        do {
            result.budget = budget.limit(pixels: content.pixelCount)
            result.sharing = try run.claims.claim(
                place.golden, for: claimant, invocation: invocation, content: content.fingerprint)
            try decide(content, run, &result)
        } catch let error as UnreadableGolden {
            spoiled(error, content, run, &result)
        } catch let error as GoldenError {
            result.outcome = .unusable
            result.message = "\(place.shortened(place.golden)): \(error)"
        } catch {
            result.outcome = .failed
            result.message = "\(place.shortened(place.golden)): \(error)"
        }
        tell(content.flaws, &result)
        run.append(result)
        return result
    }

    /// Adds the content's flaws to a failure's message; where nothing fails, they go to standard error.
    private func tell(_ flaws: [String], _ result: inout GoldenResult) {
        for flaw in flaws {
            if let message = result.message {
                result.message = "\(message)\n  warning: \(flaw)"
            } else {
                let line = "\(place.shortened(place.golden)): warning: \(flaw)\n"
                try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
            }
        }
    }

    /// Adds to the run's manifest that the content could not be made, and returns that result.
    public func fail(_ error: any Error, in run: GoldenRun) -> GoldenResult {
        var result = blankResult
        result.outcome = .failed
        result.message = "The value to compare could not be made: \(error)"
        run.append(result)
        return result
    }

    private var claimant: Claimant { Claimant(source: source, test: runningTest) }

    private var blankResult: GoldenResult {
        GoldenResult(
            id: place.id, suite: name.suite, test: name.test, variant: name.variant,
            source: SourcePlace(file: place.shortened(source.file), line: source.line, column: source.column),
            outcome: .passed, verdict: .same, isOurs: true, changes: [], causes: [], golden: place.golden,
            root: place.root, settings: settings)
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
        if judgement.isOurs,
            recording == .all && !judgement.isIdentical || recording == .failed && !judgement.verdict.passes
        {
            try record(content, run, &result, why: judgement.headline)
        } else if judgement.verdict.passes {
            if recording == .all || recording == .failed { _ = try run.claimWriting(of: place.id, by: claimant) }
            guard run.hasRecorded(place.id) else { return }
            result.outcome = .recorded
            result.message = FailureText(check: self, result: result).recordedInThisRun
        } else {
            try changed(content, judgement, golden, run, &result)
        }
    }

    private func missing(_ content: some GoldenContent, _ run: GoldenRun, _ result: inout GoldenResult) throws {
        guard recording == .never else { return try record(content, run, &result, why: nil) }
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
        result.message = FailureText(check: self, result: result).changed(judgement.headline)
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
