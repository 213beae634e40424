import Files
import Foundation
import Rendering

/// Draws the pictures that are out of date, and writes the files whose bytes change.
///
/// All files are written after all pictures are drawn. If the machine fails, no file is written.
package struct PictureUpdate {
    /// Whether to write the other pictures if one can't be drawn.
    enum Policy { case writesTheOthers, writesNone }

    /// The folder that the pictures' paths are relative to.
    let folder: String

    /// The folder for finished pictures until all are drawn; `nil` for the folder of the pictures.
    var staging: String?

    var policy: Policy

    /// The path of a picture as shown to the user.
    let shown: (String) -> String

    /// The result of a run.
    package struct Outcome: Sendable {
        /// The files that were written, relative to the folder of the pictures.
        package var written: [String] = []

        /// The pages that were changed, relative to the folder of the pictures.
        package var changedPages: [String] = []

        /// The pages including their new pictures; `nil` if there are none.
        package var pages: ProjectPages?

        /// The number of pictures that were drawn.
        package var drawn = 0

        /// The number of pictures that were already up to date.
        package var upToDate = 0

        /// The reasons why pictures couldn't be drawn or written. Their existing files are kept.
        package var failures: [PictureFailure] = []

        /// Warnings about content left out of pictures. Each line begins with the picture's name.
        package var warnings: [String] = []

        /// Problems reported during drawing.
        package var problems: [RenderProblem] = []

        /// Summaries of the existing pictures.
        var cache: PictureCache

        /// Summaries of the pictures by their paths, whether they could be written or not.
        var summaries: [String: PictureSummary]

        /// The files that the pictures depend on, sorted and without duplicates.
        package var inputs: [String] { Set(cache.records.values.flatMap(\.inputs.keys)).sorted() }
    }

    /// Draws and writes everything that is out of date.
    ///
    /// - Parameters:
    ///   - cache: The record of earlier runs.
    ///   - advance: Called on any thread with the number of finished pictures and the number to draw.
    /// - Throws: If a finished picture can't be stored until all are drawn.
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
        // A sheet fails for the same reasons as its pictures.
        outcome.failures = (obstacles + Self.failures(results)).unique
    }

    // MARK: Failures

    private static func failures(_ results: Results) -> [PictureFailure] {
        results.compactMap { if case .failure(let failure) = $0 { failure } else { nil } }
    }

    /// The failures that prevent all pictures from being written.
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

    /// The pictures that would overwrite an input file of a picture, such as a photo in a conversation.
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
