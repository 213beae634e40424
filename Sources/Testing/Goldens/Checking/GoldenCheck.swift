import Foundation
public import Frames

/// One assertion: what it is about, and the rules by which it is decided.
public struct GoldenCheck: Sendable {
    public var name: GoldenName
    public var place: GoldenPlace
    public var source: SourcePlace
    public var recording: RecordMode

    /// The most bytes that a new golden may have.
    public var budget: Int

    /// What a picture is drawn with.
    public var settings: RenderSettings?

    /// The run through the test, where it is known.
    public var invocation: Int?

    /// What most pictures of components stay far below; a repository of a thousand of them has 20 MiB at most.
    public static let standardBudget = 20 << 10

    public init(
        name: GoldenName, place: GoldenPlace, source: SourcePlace, recording: RecordMode,
        budget: Int = GoldenCheck.standardBudget, settings: RenderSettings? = nil, invocation: Int? = nil
    ) {
        self.name = name
        self.place = place
        self.source = source
        self.recording = recording
        self.budget = budget
        self.settings = settings
        self.invocation = invocation
    }
}

extension GoldenCheck {
    /// Compares or records `content`, writes down the result, and returns it.
    public func run(_ content: some GoldenContent, in run: GoldenRun) -> GoldenResult {
        var result = blankResult
        do {
            try run.claims.claim(
                place.golden, for: source, invocation: invocation, content: content.fingerprint)
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
        run.append(result)
        return result
    }

    /// Writes down that what should be compared could not be made.
    public func fail(_ error: any Error, in run: GoldenRun) -> GoldenResult {
        var result = blankResult
        result.outcome = .failed
        result.message = "What should be compared could not be made: \(error)"
        run.append(result)
        return result
    }

    private var blankResult: GoldenResult {
        GoldenResult(
            id: place.id, suite: name.suite, test: name.test, variant: name.variant,
            source: SourcePlace(file: place.shortened(source.file), line: source.line, column: source.column),
            outcome: .passed, verdict: .same, isOurs: true, changes: [], causes: [], golden: place.golden,
            budget: budget,
            settings: settings)
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
        result.expected = try run.write(golden, "expected", of: place.id)
        if let difference = judgement.difference {
            result.difference = try run.write(difference, "difference", of: place.id)
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

    // MARK: Writing

    /// Puts what could be the new golden into the run's folder.
    private func keep(_ content: some GoldenContent, _ run: GoldenRun, _ result: inout GoldenResult) throws {
        let data = try content.encoded()
        result.weight = data.count
        result.actual = try run.write(data, "actual", of: place.id)
    }

    private func record(
        _ content: some GoldenContent, _ run: GoldenRun, _ result: inout GoldenResult, why: String?
    ) throws {
        let data = try content.encoded()
        result.weight = data.count
        guard data.count <= budget else {
            result.outcome = result.goldenDigest == nil ? .missing : .changed
            result.actual = try run.write(data, "actual", of: place.id)
            result.message = FailureText(check: self, result: result).tooHeavy
            return
        }
        // Said before it is written: a test that is cut off in between has not passed either.
        try run.noteRecording(of: place.id)
        try GoldenRun.writeFile(data, to: place.golden)
        result.outcome = .recorded
        result.message = FailureText(check: self, result: result).recorded(why)
    }
}
