internal import Foundation
internal import Goldens
internal import Reports

extension FuzzTarget {
    /// The manifest of a golden test run, as it is read for reports and approval.
    static let run = FuzzTarget(
        "run", makers: [bytes(), lines(), lines()],
        run: { data in
            var outcome = FuzzOutcome()
            do {
                let folder = folder.path
                try data.write(to: URL(fileURLWithPath: "\(folder)/manifest.jsonl"))
                let report = try RunReport(run: folder, package: folder)
                outcome.isAccepted = true
                outcome.messages = Approval(report).pending.map(\.id)
                _ = try Report(report, runs: [folder]).html(byteLimit: 4096)
            } catch {
                outcome.messages = ["\(error)"]
            }
            return outcome
        })

    /// A run with a text that awaits approval.
    private static let folder = ScratchFolder(
        "run", files: ["actual.txt": Data("new".utf8), "expected.txt": Data("old".utf8)])
}
