import Foundation
import Frames
import Raster
import Rendering

/// A running assertion: its check, the content, and the result so far.
struct GoldenAssertion<Content: GoldenContent> {
    private let check: GoldenCheck
    private let content: Content
    private let run: GoldenRun

    /// The maximum size of the golden in bytes; `nil` for no limit.
    let budget: Int?

    /// The other assertion that uses the golden.
    private(set) var sharing: NameClaims.Sharing?

    /// Additional notes for the reader.
    private(set) var notes: [GoldenNote]

    /// The size in bytes of the new content, or else of the golden.
    private(set) var byteSize: Int?

    private var found = GoldenResult.Found.unknown(digest: nil)

    /// The path of the content in the run's folder.
    private var actual: String?

    private var contrast: GoldenResult.Contrast?

    private var evidence: GoldenResult.Evidence? { GoldenResult.Evidence(actual: actual, contrast) }

    init(_ check: GoldenCheck, _ content: Content, in run: GoldenRun) {
        (self.check, self.content, self.run) = (check, content, run)
        budget = check.budget.limit(pixels: content.pixelCount)
        notes = check.notes + content.notes
    }

    /// Compares the content, or records it.
    mutating func ending() -> GoldenResult.Ending {
        do {
            sharing = try run.claims.claim(
                check.place.golden, for: check.claimant, invocation: check.invocation, content: content.fingerprint)
            return try decide()
        } catch let error as UnreadableGolden {
            return spoiled(error)
        } catch let error as GoldenError {
            return .unusable(found, evidence, message: text.failed(error))
        } catch {
            return .failed(found, evidence, message: text.failed(error))
        }
    }

    private var text: FailureText { FailureText(check: check, notes: notes, sharing: sharing) }

    // MARK: Comparing

    private mutating func decide() throws -> GoldenResult.Ending {
        guard let golden = try GoldenFile.read(check.place.golden, below: check.place.root) else {
            found = .nothing
            return try missing()
        }
        byteSize = golden.count
        let digest = StableHash(golden).digits
        found = .unknown(digest: digest)
        let comparison: GoldenComparison
        do {
            comparison = try content.compared(with: golden)
        } catch let fonts as OtherFonts {
            return try drawnWithOther(fonts)
        }
        let compared = ComparedGolden(comparison, digest: digest)
        found = .golden(compared)
        let passes = comparison.verdict.passes && !(check.isStrict && comparison.verdict == .framesOnly)
        if comparison.isOurs,
            check.recording == .all && !comparison.isIdentical || check.recording == .failed && !passes
        {
            return try record(why: comparison.headline)
        }
        return passes ? try passed(compared, comparison, golden) : try changed(compared, comparison, golden)
    }

    /// The pixels aren't compared, and no pictures are written: they would differ everywhere.
    private mutating func drawnWithOther(_ fonts: OtherFonts) throws -> GoldenResult.Ending {
        switch check.recording {
        case .all, .failed: try record(why: "it \(fonts)")
        case .missing, .never: .unusable(found, nil, message: text.otherFonts(fonts))
        }
    }

    private mutating func missing() throws -> GoldenResult.Ending {
        guard check.recording == .never, !check.isStrict || notes.isEmpty else { return try record(why: nil) }
        try keep()
        return .missing(evidence, message: text.missing(evidence))
    }

    private mutating func passed(
        _ compared: ComparedGolden, _ comparison: GoldenComparison, _ golden: Data
    ) throws -> GoldenResult.Ending {
        // A failure lists them among its changes.
        notes += comparison.unusedRules.map { GoldenNote(.unusedRule, $0) }
        if comparison.verdict == .framesOnly { try keepHiddenChange(compared, golden) }
        if check.recording == .all || check.recording == .failed {
            _ = try run.claimWriting(of: check.place.id, by: check.claimant)
        }
        guard run.hasRecorded(check.place.id) else { return .passed(compared, evidence) }
        return .recorded(over: found, evidence, message: text.recordedInThisRun)
    }

    /// The golden passes, and its new frames are pending approval.
    private mutating func keepHiddenChange(_ compared: ComparedGolden, _ golden: Data) throws {
        let first = compared.changes.first.map { ": \($0)" } ?? ""
        let more = compared.changes.count > 1 ? " (and \(compared.changes.count - 1) more)" : ""
        notes.append(GoldenNote(.hiddenChange, "the frames differ, but no pixel does\(first)\(more)"))
        guard compared.isOurs else { return }
        contrast = GoldenResult.Contrast(expected: try write(golden, "expected"))
        try keep()
    }

    private mutating func changed(
        _ compared: ComparedGolden, _ comparison: GoldenComparison, _ golden: Data
    ) throws -> GoldenResult.Ending {
        contrast = GoldenResult.Contrast(expected: try write(golden, "expected"))
        let difference = try comparison.difference.map { try write($0, "difference") }
        contrast?.difference = difference
        try keep()
        let minimal = minimal(comparison)
        contrast?.minimal = minimal
        return .changed(compared, evidence, message: text.changed(comparison.headline, compared, evidence))
    }

    private mutating func spoiled(_ error: UnreadableGolden) -> GoldenResult.Ending {
        try? keep()
        return .unusable(.unreadable(digest: found.digest), evidence, message: text.unreadable(error, evidence))
    }

    // MARK: Writing

    /// Writes a file of the run, and returns its path.
    private func write(_ data: Data, _ kind: String, pathExtension: String? = nil) throws -> String {
        try run.write(data, kind, of: check.place.id, use: sharing?.number, pathExtension: pathExtension)
    }

    /// Writes the candidate for the new golden into the run's folder.
    private mutating func keep() throws {
        let data = try content.encoded()
        byteSize = data.count
        actual = try write(data, "actual")
    }

    /// Writes the smallest parts that still differ. If they can't be drawn, the failure is reported without them.
    private func minimal(_ comparison: GoldenComparison) -> String? {
        guard comparison.isOurs, let minimal = comparison.minimal?(), let picture = try? minimal.picture(),
            let data = try? PNGWriter.data(picture),
            (try? write(Data(minimal.text.utf8), "minimal", pathExtension: "txt")) != nil
        else { return nil }
        return try? write(data, "minimal")
    }

    private mutating func record(why: String?) throws -> GoldenResult.Ending {
        let data = try content.encoded()
        byteSize = data.count
        guard !check.isStrict || notes.isEmpty else {
            actual = try write(data, "actual")
            return .flawed(found, evidence, message: text.flawed(evidence, "It was not recorded."))
        }
        if let budget, data.count > budget { return try overBudget(data, budget) }
        if let other = try run.claimWriting(of: check.place.id, by: check.claimant) {
            guard found == .nothing else { throw collision(with: other) }
            // Another process has just found that there is no golden.
            if run.awaitGolden(check.place) { return try decide() }
        }
        // Noted before the file is written: a test that is killed in between hasn't passed either.
        try run.noteRecording(of: check.place.id)
        try GoldenRun.writeFile(data, to: check.place.golden)
        return .recorded(over: found, evidence, message: text.recorded(why, found.golden?.changes ?? []))
    }

    private mutating func overBudget(_ data: Data, _ budget: Int) throws -> GoldenResult.Ending {
        actual = try write(data, "actual")
        let message = text.overBudget(data.count, limit: budget, try content.largestParts(), evidence)
        guard let compared = found.golden else { return .missing(evidence, message: message) }
        return .changed(compared, evidence, message: message)
    }

    private func collision(with other: Claimant) -> GoldenError {
        if other == check.claimant {
            return GoldenError(
                "\(check.source) compares several values with this golden, and they differ; distinguish them with "
                    + "named:")
        }
        return GoldenError(
            "\(check.claimant.words(with: other)) share this golden, but compare different values with it; give one "
                + "of them another name with named:")
    }
}
