import Foundation
import Rendering

/// Holds the pictures that are there against new ones. Nothing is written.
package struct PictureCheck {
    /// The folder that the pictures' paths are relative to.
    let folder: String

    /// The path of a picture as the caller would write it.
    let shown: (String) -> String

    /// What a check has found.
    package struct Outcome: Sendable {
        package var findings: [PictureFinding] = []

        /// Lines about pictures that are as they should be.
        package var warnings: [String] = []

        /// What drawing has reported.
        package var problems: [RenderProblem] = []

        /// What is known of the pictures that can be drawn, by their paths.
        var summaries: [String: PictureSummary] = [:]
    }

    /// Draws all pictures and compares them: pixels, not bytes, since other releases of a library write the same pixels
    /// in other bytes.
    ///
    /// - Parameter advance: Called with the number of pictures that are done and of all, on any thread.
    func run(
        _ pictures: [PictureDeclaration], advance: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) -> Outcome {
        let results = DrawingQueue.draw(pictures, layOut: layOut, advance: advance) { file, layout in
            try CheckedPicture(layout.new, as: file.encoding, comparedWith: layout.there)
        }
        return outcome(of: pictures.map(\.file), results)
    }

    private func layOut(_ picture: PictureDeclaration) throws -> (new: PictureLayout, there: ExistingPicture) {
        var there = ExistingPicture(at: "\(folder)/\(picture.file.path)", as: picture.file.encoding.format)
        return (try picture.layOut(atScaleOf: &there), there)
    }

    private func outcome(
        of files: [DeclaredFile], _ results: [Result<CheckedPicture, PictureFailure>]
    ) -> Outcome {
        var outcome = Outcome()
        var failures: Set<PictureFailure> = []
        for (file, result) in zip(files, results) {
            switch result {
            case .success(let checked):
                switch checked.state {
                case .upToDate: break
                case .missing: outcome.findings.append(.missing(path: shown(file.path)))
                case .outdated(let reason):
                    outcome.findings.append(.outdated(path: shown(file.path), reason: reason))
                }
                outcome.summaries[file.path] = checked.summary
                outcome.warnings += checked.summary.warnings.map { "\(file.entry): \($0)" }
                outcome.problems += checked.problems
            case .failure(let failure):
                // The variants of a picture, and its sheet, can't be drawn for the same reason.
                if failures.insert(failure).inserted { outcome.findings.append(.failed(failure)) }
            }
        }
        outcome.warnings = outcome.warnings.unique
        return outcome
    }
}
