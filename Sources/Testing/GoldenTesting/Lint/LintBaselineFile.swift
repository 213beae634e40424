import Files
import Foundation
import Frames
import Goldens
import Lint
import Rendering

/// The file of a baseline, which tests share, also those of several processes.
struct LintBaselineFile {
    let path: String
    /// The name under which the baseline knows the test.
    let test: String

    /// Compares findings with the known ones, and records them as the mode says.
    ///
    /// - Returns: What is wrong; `nil` for nothing.
    func check(_ findings: [LintFinding], recording mode: RecordMode) throws -> String? {
        let known = try read()
        let difference = (known ?? LintBaseline()).difference(of: findings, in: test)
        let writes =
            switch mode {
            case .all: !difference.new.isEmpty || !difference.gone.isEmpty
            case .failed: !difference.new.isEmpty
            case .missing: known == nil && !difference.new.isEmpty
            case .never: false
            }
        guard writes else { return message(difference) }
        try record(findings)
        return "\(path) has been recorded, with \(findings.count) known "
            + "\(findings.count == 1 ? "finding" : "findings") of \(test).\n"
            + (difference.new.map { "  \($0)" } + difference.gone.map { "  gone: \($0)" }).joined(separator: "\n")
            + "\nLook at it, then run the test again: it passes from now on."
    }

    /// Puts the findings in the place of the test's own, and leaves those of others, which may have come in the meantime.
    private func record(_ findings: [LintFinding]) throws {
        try FileLock.withLock(on: URL(fileURLWithPath: path).deletingLastPathComponent().path) {
            var baseline = try read() ?? LintBaseline()
            baseline.replace(with: findings, in: test)
            try AtomicFile.write(Data(baseline.text.utf8), to: path)
        }
    }

    /// Returns what is known; `nil` if there is no file.
    private func read() throws -> LintBaseline? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
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
