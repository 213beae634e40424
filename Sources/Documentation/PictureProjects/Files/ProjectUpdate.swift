import Documents
import Files
import Foundation
import Frames
import Rendering
import Synchronization

/// Draws the pictures of a project that are out of date, and writes them.
///
/// The pictures appear together when all are drawn, those whose bytes are others; if the machine fails, none does. Pages
/// are changed when all pictures are there, so that they never name one that isn't.
package struct ProjectUpdate {
    private let project: PictureProject
    private let pages: ProjectPages?
    private let only: Set<String>?
    private let sources: ProjectSources
    private let digests = FileDigests()

    /// - Parameters:
    ///   - pages: The pages that pictures are put into.
    ///   - only: The names of the entries to draw; `nil` for all.
    package init(_ project: PictureProject, pages: ProjectPages? = nil, only: Set<String>? = nil) {
        self.project = project
        self.pages = pages
        self.only = only
        sources = ProjectSources(folder: project.folder)
    }

    /// What a run has done.
    package struct Outcome: Sendable {
        /// The files that were drawn and written, relative to the project's folder.
        package var written: [String] = []

        /// The pages that were changed, relative to the project's folder.
        package var changedPages: [String] = []

        /// The pages as they are now.
        package var pages: ProjectPages?

        /// The number of pictures that were drawn.
        package var drawn = 0

        /// The number of pictures that were up to date.
        package var upToDate = 0

        /// Why pictures could not be drawn or written, a line each. What was there before stays.
        package var failures: [Failure] = []

        /// What is left out of pictures, a line each that begins with the picture's name.
        package var warnings: [String] = []

        /// What drawing has reported.
        package var problems: [RenderProblem] = []

        /// What is known of the pictures that are there.
        var cache: ProjectCache

        /// The files that the pictures follow from, each once and in order.
        package var inputs: [String] { Set(cache.records.values.flatMap(\.inputs.keys)).sorted() }
    }

    /// Why a picture could not be drawn or written.
    package struct Failure: Error, Sendable {
        package var message: String

        /// Whether the machine is at fault and not what was asked of it.
        package var isMachineFailure: Bool

        package init(message: String, isMachineFailure: Bool) {
            self.message = message
            self.isMachineFailure = isMachineFailure
        }
    }

    /// Draws what is out of date.
    ///
    /// - Parameter advance: Called with the number of pictures that are done and of all that are drawn, on any thread.
    /// - Throws: `FileError` if the folder of the cache can't be made.
    package func run(
        advance: @escaping @Sendable (_ done: Int, _ count: Int) -> Void = { _, _ in }
    ) throws -> Outcome {
        try ProjectCache.makeFolder(in: project.folder)
        return try FileLock.withLock(on: ProjectCache.folder(in: project.folder)) {
            for folder in project.pictureFolders + (pages?.folders ?? []) {
                UnfinishedFiles.remove(in: "\(project.folder)/\(folder)")
            }
            UnfinishedFiles.remove(in: ProjectCache.folder(in: project.folder), root: project.folder)
            var outcome = Outcome(cache: ProjectCache(of: project.folder))
            let chosen = chosenPictures
            let outdated = chosen.filter { !isUpToDate($0.picture, outcome.cache) }
            outcome.upToDate = chosen.count - outdated.count
            if !outdated.isEmpty { try draw(outdated, into: &outcome, advance) }
            for (entry, picture) in chosen {
                for warning in outcome.cache.records[picture.path]?.warnings ?? [] {
                    outcome.warnings.append("\(entry.name): \(warning)")
                }
            }
            outcome.warnings = outcome.warnings.unique
            let known = Set(project.entries.flatMap(\.pictures).map(\.path))
            outcome.cache.records = outcome.cache.records.filter { known.contains($0.key) }
            if !outdated.isEmpty { outcome.cache.write(to: project.folder) }
            let cache = outcome.cache
            // Pages name what is there: all pictures come first.
            let pictures = PagePictures(of: project) { cache.records[$0].map(PagePictures.FileSummary.init) }
            outcome.pages = pages
            outcome.changedPages = try outcome.pages?.fillIn(pictures) ?? []
            return outcome
        }
    }

    private var chosenPictures: [(entry: PictureEntry, picture: DeclaredPicture)] {
        project.entries.filter { only?.contains($0.name) ?? true }.flatMap { entry in
            entry.pictures.map { (entry, $0) }
        }
    }

    // MARK: Up to date

    private func isUpToDate(_ picture: DeclaredPicture, _ cache: ProjectCache) -> Bool {
        guard let record = cache.records[picture.path], record.declaration == picture.digest,
            record.inputs.allSatisfy({ digests.digest(ofFile: $0.key) == $0.value })
        else { return false }
        return digests.digest(ofFile: path(of: picture)) == record.file
    }

    private func path(of picture: DeclaredPicture) -> String { "\(project.folder)/\(picture.path)" }

    // MARK: Drawing

    /// A picture that is staged.
    private struct Staged {
        let record: ProjectCache.Record
        let problems: [RenderProblem]
    }

    /// What the pictures of a run have come to, by their numbers.
    private final class Results: Sendable {
        private let results = Mutex<[Int: Result<Staged, Failure>]>([:])

        /// - Returns: The number of pictures that are done.
        func add(_ result: Result<Staged, Failure>, at index: Int) -> Int {
            results.withLock {
                $0[index] = result
                return $0.count
            }
        }

        subscript(index: Int) -> Result<Staged, Failure>? { results.withLock { $0[index] } }

        var records: [ProjectCache.Record] { results.withLock { $0.values.compactMap { try? $0.get().record } } }

        /// Whether the machine failed to draw or to keep a picture.
        var hasMachineFailure: Bool {
            results.withLock { results in
                results.values.contains {
                    if case .failure(let failure) = $0 { failure.isMachineFailure } else { false }
                }
            }
        }
    }

    private func draw(
        _ outdated: [(entry: PictureEntry, picture: DeclaredPicture)], into outcome: inout Outcome,
        _ advance: @escaping @Sendable (Int, Int) -> Void
    ) throws(FileError) {
        let results = Results()
        let staged = try StagedFiles(in: project.folder, staging: ProjectCache.folder(in: project.folder))
        defer { staged.discard() }
        let written = Mutex<Set<String>>([])
        let files = outdated.map { (path: path(of: $0.picture), name: $0.picture.path, digest: $0.picture.digest) }
        let digests = digests
        DrawingQueue(sources: sources, folder: project.folder).draw(outdated.map(\.picture)) { index, drawn in
            let result = Result { () throws(Failure) in
                do {
                    let picture = try drawn.get()
                    if FileManager.default.contents(atPath: files[index].path) != picture.data {
                        try staged.add(picture.data, as: files[index].name)
                        _ = written.withLock { $0.insert(files[index].name) }
                    }
                    return Staged(
                        record: ProjectCache.Record(picture, declaration: files[index].digest, digests),
                        problems: picture.problems)
                } catch {
                    throw Failure(error)
                }
            }
            advance(results.add(result, at: index), files.count)
        }
        outcome.failures = overwrittenInputs(by: written.withLock { $0 }, results, outcome.cache)
        let isWhole = outcome.failures.isEmpty && publish(staged, results, &outcome)
        for (index, (_, picture)) in outdated.enumerated() {
            let isWritten = written.withLock { $0.contains(picture.path) }
            switch results[index] {
            case .success? where isWritten && !isWhole: break
            case .success(let drawn)?:
                outcome.drawn += 1
                outcome.problems += drawn.problems
                outcome.cache.records[picture.path] = drawn.record
                if isWritten { outcome.written.append(picture.path) }
            // A sheet fails for the reasons of its pictures.
            case .failure(let failure)?:
                if !outcome.failures.contains(where: { $0.message == failure.message }) {
                    outcome.failures.append(failure)
                }
            case nil: break
            }
        }
    }

    /// The pictures that would take the place of a file which one of them is drawn from: a photo of a conversation.
    private func overwrittenInputs(by names: Set<String>, _ results: Results, _ cache: ProjectCache) -> [Failure] {
        let inputs = (results.records + cache.records.values).flatMap(\.inputs.keys)
        let places = Dictionary(inputs.map { ($0.resolvedPath, $0) }) { first, _ in first }
        return names.sorted().filter { places["\(project.folder)/\($0)".resolvedPath] != nil }.map { name in
            Failure(
                message: "\(project.shown(name)) is an input of a picture; give the picture that is written there "
                    + "another name",
                isMachineFailure: false)
        }
    }

    /// Gives the pictures their names, all of them or none.
    ///
    /// - Returns: Whether they have them.
    private func publish(_ staged: StagedFiles, _ results: Results, _ outcome: inout Outcome) -> Bool {
        guard !results.hasMachineFailure else { return false }
        do throws(FileError) {
            try staged.publish()
            return true
        } catch {
            outcome.failures.append(Failure(error))
            return false
        }
    }
}

extension ProjectUpdate.Failure {
    init(_ error: any Error) {
        self.init(message: "\(error)", isMachineFailure: error is FileError)
    }
}

extension ProjectCache.Record {
    fileprivate init(_ picture: DrawnPicture, declaration: String, _ digests: FileDigests) {
        self.init(
            declaration: declaration,
            inputs: Dictionary(uniqueKeysWithValues: picture.inputs.map { ($0, digests.digest(ofFile: $0)) }),
            file: FileDigests.digest(picture.data), width: picture.size.width, height: picture.size.height,
            alternativeText: picture.alternativeText, difference: picture.difference, warnings: picture.warnings)
    }
}

extension PagePictures.FileSummary {
    fileprivate init(_ record: ProjectCache.Record) {
        self.init(
            size: CGSize(width: record.width, height: record.height), alternativeText: record.alternativeText,
            difference: record.difference)
    }
}

extension DeclaredPicture {
    /// Changes with all that the project says of the picture.
    var digest: String {
        var hash = StableHash(path)
        hash.add(declaration)
        return hash.digits
    }
}
