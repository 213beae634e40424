import Files
import Foundation
import Frames
import Goldens
import Lint
import Rendering

/// A baseline file, which several tests and processes share.
struct LintBaselineFile {
    let path: String
    /// The test's name in the baseline.
    let test: String

    /// Compares findings with the baseline, and records them according to the mode.
    ///
    /// - Returns: A failure message; `nil` if there is none.
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
        return "\(path) has been recorded with \(findings.count) accepted "
            + "\(findings.count == 1 ? "finding" : "findings") of \(test).\n"
            + (difference.new.map { "  \($0)" } + difference.gone.map { "  gone: \($0)" }).joined(separator: "\n")
            + "\nLook at it, then run the test again."
    }

    /// Replaces the test's findings. Those of other tests, which may have been written in the meantime, stay.
    private func record(_ findings: [LintFinding]) throws {
        try FileLock.withLock(on: URL(fileURLWithPath: path).deletingLastPathComponent().path) {
            var baseline = try read() ?? LintBaseline()
            baseline.replace(with: findings, in: test)
            try AtomicFile.write(Data(baseline.text.utf8), to: path)
        }
    }

    /// Returns the baseline; `nil` if there is no file.
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
        let gone = difference.gone.map { "gone, remove it from \(path): \($0)" }
        guard let message = LintAssertion.message(difference.new) else {
            for line in gone { RenderProblems.report("\(test): \(line)") }
            return nil
        }
        let known = "To accept them, run MESSAGESHOT_RECORD=failed swift test, which writes them to \(path)."
        return ([message] + gone.map { "  \($0)" } + [known]).joined(separator: "\n")
    }
}
