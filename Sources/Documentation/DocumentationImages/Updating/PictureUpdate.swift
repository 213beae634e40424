import Files
import Foundation
import Rendering

/// Draws the pictures that are out of date, and writes those whose bytes are others.
///
/// The pictures appear together when all are drawn; if the machine fails, none does.
package struct PictureUpdate {
    /// What becomes of the others if a picture can't be drawn.
    enum Policy { case writesTheOthers, writesNone }

    /// The folder that the pictures' paths are relative to.
    let folder: String

    /// The folder in which pictures are put aside until all are drawn; `nil` for that of the pictures.
    var staging: String?

    var policy: Policy

    /// The path of a picture as the caller would write it.
    let shown: (String) -> String

    /// What a run has done.
    package struct Outcome: Sendable {
        /// The files that were drawn and written, relative to the folder of the pictures.
        package var written: [String] = []

        /// The pages that were changed, relative to the folder of the pictures.
        package var changedPages: [String] = []

        /// The pages with their new pictures; `nil` without pages.
        package var pages: ProjectPages?

        /// The number of pictures that were drawn.
        package var drawn = 0

        /// The number of pictures that were up to date.
        package var upToDate = 0

        /// Why pictures could not be drawn or written. What was there before stays.
        package var failures: [PictureFailure] = []

        /// What is left out of pictures, a line each that begins with the picture's name.
        package var warnings: [String] = []

        /// What drawing has reported.
        package var problems: [RenderProblem] = []

        /// What is known of the pictures that are there.
        var cache: PictureCache

        /// What is said of the pictures, by their paths, whether they could be written or not.
        var summaries: [String: PictureSummary]

        /// The files that the pictures follow from, each once and in order.
        package var inputs: [String] { Set(cache.records.values.flatMap(\.inputs.keys)).sorted() }
    }

    /// Draws what is out of date.
    ///
    /// - Parameters:
    ///   - cache: What is known of earlier runs.
    ///   - advance: Called with the number of pictures that are done and of all that are drawn, on any thread.
    /// - Throws: If no picture can be put aside.
    func run(
        _ pictures: [PictureDeclaration], cache: PictureCache,
        advance: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) throws(FileError) -> Outcome {
        let digests = FileDigests()
        let outdated = pictures.filter { !isUpToDate($0.file, cache, digests) }
        var outcome = Outcome(
            upToDate: pictures.count - outdated.count, cache: cache, summaries: cache.records.mapValues(\.summary))
        if !outdated.isEmpty { try draw(outdated, into: &outcome, digests, advance) }
        outcome.warnings =
            pictures.map(\.file).flatMap { file in
                (outcome.summaries[file.path]?.warnings ?? []).map { "\(file.entry): \($0)" }
            }.unique
        return outcome
    }

    // MARK: Up to date

    private func isUpToDate(_ file: DeclaredFile, _ cache: PictureCache, _ digests: FileDigests) -> Bool {
        guard let digest = file.digest, let record = cache.records[file.path], record.declaration == digest,
            record.inputs.allSatisfy({ digests.digest(ofFile: $0.key) == $0.value })
        else { return false }
        return digests.digest(ofFile: "\(folder)/\(file.path)") == record.file
    }

    // MARK: Drawing

    private typealias Results = [Result<StagedPicture, PictureFailure>]

    private func draw(
        _ outdated: [PictureDeclaration], into outcome: inout Outcome, _ digests: FileDigests,
        _ advance: @escaping @Sendable (Int, Int) -> Void
    ) throws(FileError) {
        let staged = try StagedFiles(in: folder, staging: staging)
        defer { staged.discard() }
        let results = DrawingQueue.draw(outdated, layOut: { try $0.layOut() }, advance: advance) {
            [folder] file, layout in
            try StagedPicture(layout, as: file, in: folder, staged, digests)
        }
        var obstacles = obstacles(results, outdated, outcome.cache)
        if obstacles.isEmpty {
            do throws(FileError) {
                try staged.publish()
            } catch {
                obstacles.append(PictureFailure(error))
            }
        }
        for (picture, result) in zip(outdated, results) {
            guard case .success(let drawn) = result else { continue }
            outcome.summaries[picture.file.path] = drawn.record.summary
            guard obstacles.isEmpty || !drawn.isNew else { continue }
            outcome.drawn += 1
            outcome.problems += drawn.problems
            outcome.cache.records[picture.file.path] = drawn.record
            if drawn.isNew { outcome.written.append(picture.file.path) }
        }
        // A sheet fails for the reasons of its pictures.
        outcome.failures = (obstacles + Self.failures(results)).unique
    }

    // MARK: Failures

    private static func failures(_ results: Results) -> [PictureFailure] {
        results.compactMap { if case .failure(let failure) = $0 { failure } else { nil } }
    }

    /// What keeps all pictures from being written.
    private func obstacles(
        _ results: Results, _ pictures: [PictureDeclaration], _ cache: PictureCache
    ) -> [PictureFailure] {
        let overwritten = overwrittenInputs(results, pictures, cache)
        switch policy {
        case .writesTheOthers: return overwritten + Self.failures(results).filter(\.isMachineFailure)
        case .writesNone:
            let problems = results.flatMap { (try? $0.get().problems) ?? [] }
            return Self.failures(results) + overwritten
                + [Strictness.failure(of: problems)].compactMap { $0.map { PictureFailure($0) } }
        }
    }

    /// The pictures that would take the place of a file which one of them is drawn from: a photo of a conversation.
    private func overwrittenInputs(
        _ results: Results, _ pictures: [PictureDeclaration], _ cache: PictureCache
    ) -> [PictureFailure] {
        let drawn = results.map { try? $0.get() }
        let inputs = Set(
            (drawn.compactMap(\.?.record) + cache.records.values).flatMap(\.inputs.keys).map(\.resolvedPath))
        return zip(pictures, drawn).filter { $1?.isNew == true }.map(\.0.file.path).sorted().filter { path in
            inputs.contains("\(folder)/\(path)".resolvedPath)
        }.map { path in
            PictureFailure(
                "\(shown(path)) is an input of a picture; give the picture that is written there another name")
        }
    }
}
