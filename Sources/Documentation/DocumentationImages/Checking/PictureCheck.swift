import Foundation
import Rendering
import Synchronization

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
        let results = Mutex<[Int: Result<CheckedPicture, PictureFailure>]>([:])
        let files = pictures.map { (entry: $0.entry, place: place($0), encoding: $0.encoding) }
        DrawingQueue.draw(
            pictures, layOut: { try $0.layOut(atScaleOf: FileManager.default.contents(atPath: place($0))) }
        ) { index, layout in
            let (entry, place, encoding) = files[index]
            let result = Result { () throws(PictureFailure) in
                do {
                    return try CheckedPicture(layout.get(), as: encoding, at: place)
                } catch {
                    throw PictureFailure(error, drawing: entry)
                }
            }
            let done = results.withLock {
                $0[index] = result
                return $0.count
            }
            advance(done, files.count)
        }
        let checked = results.withLock { results in pictures.indices.compactMap { results[$0] } }
        return outcome(of: pictures, checked)
    }

    private func place(_ picture: PictureDeclaration) -> String { "\(folder)/\(picture.path)" }

    private func outcome(
        of pictures: [PictureDeclaration], _ results: [Result<CheckedPicture, PictureFailure>]
    ) -> Outcome {
        var outcome = Outcome()
        var failures: Set<PictureFailure> = []
        for (picture, result) in zip(pictures, results) {
            switch result {
            case .success(let checked):
                switch checked.state {
                case .upToDate: break
                case .missing: outcome.findings.append(.missing(path: shown(picture.path)))
                case .outdated(let reason):
                    outcome.findings.append(.outdated(path: shown(picture.path), reason: reason))
                }
                outcome.summaries[picture.path] = checked.summary
                outcome.warnings += checked.summary.warnings.map { "\(picture.entry): \($0)" }
                outcome.problems += checked.summary.problems
            case .failure(let failure):
                // The variants of a picture, and its sheet, can't be drawn for the same reason.
                if failures.insert(failure).inserted { outcome.findings.append(.failed(failure)) }
            }
        }
        outcome.warnings = outcome.warnings.unique
        return outcome
    }
}
