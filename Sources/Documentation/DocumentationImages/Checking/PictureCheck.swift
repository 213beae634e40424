import Foundation
import Rendering

/// Compares the existing pictures with new ones, without writing anything.
package struct PictureCheck {
    /// The folder that the pictures' paths are relative to.
    let folder: String

    /// The path of a picture as shown to the user.
    let shown: (String) -> String

    /// The result of a check.
    package struct Outcome: Sendable {
        package var findings: [PictureFinding] = []

        /// Warnings about pictures that are up to date, one per line.
        package var warnings: [String] = []

        /// Problems reported during drawing.
        package var problems: [RenderProblem] = []

        /// Summaries of the pictures that can be drawn, by their paths.
        var summaries: [String: PictureSummary] = [:]
    }

    /// Draws all pictures and compares their pixels. Bytes aren't compared, because other releases of a library encode
    /// the same pixels differently.
    ///
    /// - Parameter advance: Called on any thread with the number of finished pictures and the total.
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
                // The variants of a picture and its sheet fail for the same reason; report it once.
                if failures.insert(failure).inserted { outcome.findings.append(.failed(failure)) }
            }
        }
        outcome.warnings = outcome.warnings.unique
        return outcome
    }
}
