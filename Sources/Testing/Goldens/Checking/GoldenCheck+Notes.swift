import Console
import Foundation
import Frames
import Rendering

/// Notes about a golden: part of the failure if the test fails, otherwise printed to standard error.
extension GoldenCheck {
    /// Whether notes are failures.
    var isStrict: Bool { Strictness.isOn }

    /// The problems while the content was created, without duplicates.
    var notes: [GoldenNote] {
        var notes: [GoldenNote] = []
        for note in problems.map(GoldenNote.init) where !notes.contains(note) { notes.append(note) }
        return notes
    }

    /// Determines how the assertion ends, prints its notes, and adds the result to the run's manifest.
    func finish(_ result: inout GoldenResult, in run: GoldenRun) {
        if isStrict, !result.fails, !result.notes.isEmpty {
            let text = FailureText(check: self, notes: result.notes, sharing: result.sharing)
            result.ending = .flawed(result.found, result.evidence, message: text.flawed(result.evidence))
        }
        if !result.fails { printNotes(result) }
        result.ending = result.ending.mapMessage(\.printableLines)
        result.files = result.writtenFiles(in: run.folder)
        result.seconds = began.duration(to: .now).seconds
        run.append(result)
    }

    /// Prints the notes of a passing golden to standard error: a hidden change every time, and a problem that many
    /// goldens may share once per run.
    private func printNotes(_ result: GoldenResult) {
        let subjects = Dictionary(problems.map { ($0.text, $0.subject) }) { first, _ in first }
        for note in result.notes {
            let isHidden = note.kind == .hiddenChange
            let problem = RenderProblem(.other, note.text, about: subjects[note.text])
            guard isHidden || ProblemSink.process.isDue(problem, .oncePerRun) else { continue }
            let advice =
                isHidden && result.isPending ? "; \(PackageCommands.ofRunningTest.approve) accepts the new frames" : ""
            StandardError.write("\(place.shortened(place.golden)): note: \(note)\(advice)")
        }
    }
}

extension Duration {
    /// The duration in seconds, to a tenth of a millisecond.
    fileprivate var seconds: Double {
        let parts = components
        return (Double(parts.seconds) * 1e4 + Double(parts.attoseconds) * 1e-14).rounded() / 1e4
    }
}
