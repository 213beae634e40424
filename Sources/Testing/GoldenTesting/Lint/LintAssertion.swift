import Files
import Foundation
import Frames
import Goldens
import Lint

/// An assertion that a layout has no flaws but those that are known.
struct LintAssertion {
    var lint: LayoutLint
    var settings: RenderSettings
    /// The file of the known findings, from the folder of the test on; `nil` for none.
    var baseline: String?
    var record: SnapshotTestingConfiguration.Record?
    var place: AssertionPlace

    /// Returns what is wrong; `nil` for nothing.
    func failure(of make: () throws -> Frame) -> String? {
        do {
            let findings = try lint.findings(settings: settings, making: make)
            guard let baseline else { return Self.message(findings.groups.map(\.description)) }
            return try LintBaselineFile(path: path(of: baseline), test: test).check(findings, recording: mode())
        } catch {
            return "\(error)"
        }
    }

    /// The name under which the baseline knows the test.
    private var test: String {
        GoldenName(fileID: place.fileID, testName: place.testName, variant: place.name).description
    }

    private func path(of baseline: String) -> String {
        if baseline.hasPrefix("/") { return baseline }
        return URL(fileURLWithPath: place.filePath).deletingLastPathComponent().appendingPathComponent(baseline).path
    }

    private func mode() throws -> RecordMode {
        try RecordMode.resolved(
            argument: record?.mode, scope: SnapshotTestingConfiguration.current?.record?.mode,
            global: LegacySettings.record?.mode, environment: ProcessInfo.processInfo.environment)
    }

    /// More than a screenful is not read.
    private static let mostLines = 40

    static func message(_ lines: [String]) -> String? {
        guard !lines.isEmpty else { return nil }
        let heading = "The layout lint has \(lines.count) \(lines.count == 1 ? "finding" : "findings"):"
        let more = lines.count > mostLines ? ["  … and \(lines.count - mostLines) more"] : []
        return ([heading] + lines.prefix(mostLines).map { "  \($0)" } + more).joined(separator: "\n")
    }
}

/// The file of a baseline, which several tests share.
private struct LintBaselineFile {
    let path: String
    let test: String

    private static let lock = NSLock()

    func check(_ findings: [LintFinding], recording mode: RecordMode) throws -> String? {
        try Self.lock.withLock {
            let isThere = FileManager.default.fileExists(atPath: path)
            var baseline = isThere ? try read() : LintBaseline()
            let difference = baseline.difference(of: findings, in: test)
            let writes =
                switch mode {
                case .all: !difference.new.isEmpty || !difference.gone.isEmpty
                case .failed: !difference.new.isEmpty
                case .missing: !isThere && !difference.new.isEmpty
                case .never: false
                }
            guard writes else { return message(difference) }
            baseline.replace(with: findings, in: test)
            try AtomicFile.write(Data(baseline.text.utf8), to: path)
            return "\(path) has been recorded, with \(findings.count) known "
                + "\(findings.count == 1 ? "finding" : "findings") of \(test).\n"
                + (difference.new.map { "  \($0)" } + difference.gone.map { "  gone: \($0)" }).joined(separator: "\n")
                + "\nLook at it, then run the test again: it passes from now on."
        }
    }

    private func read() throws -> LintBaseline {
        guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8)
        else { throw GoldenError("\(path) can't be read as text") }
        do {
            return try LintBaseline(text)
        } catch {
            throw GoldenError("\(path), \(error)")
        }
    }

    private func message(_ difference: LintBaseline.Difference) -> String? {
        let gone = difference.gone.map { "gone, take it out of \(path): \($0)" }
        guard let message = LintAssertion.message(difference.new) else {
            for line in gone { RenderProblems.report("\(test): \(line)") }
            return nil
        }
        let known = "Are they known and put up with? MESSAGESHOT_RECORD=failed swift test writes them to \(path)."
        return ([message] + gone.map { "  \($0)" } + [known]).joined(separator: "\n")
    }
}
