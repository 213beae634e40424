import Comparison
import Documents
import Foundation
import Frames
import Pictures
import Raster
import Rendering
import Synchronization

/// Holds the pictures of a project that are there against new ones. Nothing is written.
package struct ProjectCheck {
    private let project: PictureProject
    private let pages: ProjectPages?
    private let only: Set<String>?

    /// - Parameters:
    ///   - pages: The pages that show the pictures.
    ///   - only: The names of the entries to check; `nil` for all, and for the pages.
    package init(_ project: PictureProject, pages: ProjectPages? = nil, only: Set<String>? = nil) {
        self.project = project
        self.pages = pages
        self.only = only
    }

    /// Something that isn't as it should be.
    package enum Finding: Sendable {
        /// A picture can't be drawn as it is declared.
        case failed(String)
        /// There is no file yet.
        case missing(path: String)
        /// The file is not what would be drawn now; the first line of the reason is a sentence.
        case outdated(path: String, reason: String)
        /// A file that no entry makes any more.
        case left(path: String)
        /// A page that a run would change.
        case outdatedPage(path: String)
        /// A page that refers to a picture which isn't there, as a sentence.
        case lostReference(String)
    }

    /// What a check has found.
    package struct Outcome: Sendable {
        package var findings: [Finding] = []

        /// Lines about pictures that are as they should be.
        package var warnings: [String] = []

        /// What drawing has reported.
        package var problems: [RenderProblem] = []

        /// Whether the variants of a picture can't be drawn for the same reason.
        fileprivate func repeats(_ finding: Finding) -> Bool {
            guard case .failed(let message) = finding else { return false }
            return findings.contains { if case .failed(message) = $0 { true } else { false } }
        }
    }

    /// Draws all pictures and compares them.
    ///
    /// - Parameter advance: Called with the number of pictures that are done and of all, on any thread.
    package func run(
        advance: @escaping @Sendable (_ done: Int, _ count: Int) -> Void = { _, _ in }
    ) throws -> Outcome {
        let chosen = project.entries.filter { only?.contains($0.name) ?? true }.flatMap { entry in
            entry.pictures.map { (entry: entry.name, picture: $0) }
        }
        // Pixels are compared, not bytes.
        let pictures = chosen.map { $0.picture.withoutOptimization }
        let results = Mutex<[Int: (drawn: Result<DrawnPicture, any Error>, finding: Finding?)]>([:])
        let files = chosen.map { (path: project.shown($0.picture.path), file: "\(project.folder)/\($0.picture.path)") }
        DrawingQueue(sources: ProjectSources(folder: project.folder), folder: project.folder).draw(pictures) {
            index, drawn in
            let finding: Finding? =
                switch drawn {
                case .success(let picture): Self.finding(picture.data, files[index].path, at: files[index].file)
                case .failure(let error): .failed("\(error)")
                }
            let done = results.withLock {
                $0[index] = (drawn, finding)
                return $0.count
            }
            advance(done, files.count)
        }
        var outcome = Outcome()
        var summaries: [String: PagePictures.FileSummary] = [:]
        let found = results.withLock { $0 }
        for (index, (entry, picture)) in chosen.enumerated() {
            guard let result = found[index] else { continue }
            if let finding = result.finding, !outcome.repeats(finding) { outcome.findings.append(finding) }
            guard let drawn = try? result.drawn.get() else { continue }
            summaries[picture.path] = PagePictures.FileSummary(
                size: drawn.size, alternativeText: drawn.alternativeText, difference: drawn.difference)
            outcome.warnings += drawn.warnings.map { "\(entry): \($0)" }
            outcome.problems += drawn.problems
        }
        outcome.warnings = outcome.warnings.unique
        guard only == nil else { return outcome }
        outcome.findings += OrphanedPictures.paths(in: project).map { .left(path: project.shown($0)) }
        if let pages {
            let pictures = PagePictures(of: project) { summaries[$0] }
            outcome.findings += try pages.outdated(pictures).map { .outdatedPage(path: project.shown($0)) }
            let references = try pages.references(in: project)
            outcome.findings += references.lost.map { .lostReference($0) }
            outcome.warnings += references.unused.map { "\(project.shown($0)): no page refers to this picture" }
        }
        return outcome
    }

    private static func picture(_ data: Data, _ path: String) throws -> ComparedPicture {
        // Other releases of a library write the same pixels in other bytes.
        guard path.hasSuffix(".png") else { return ComparedPicture(try PNGReader.bitmap(in: data)) }
        var picture = try ComparedPicture(png: data)
        // Most pictures carry no frames, and nobody asked for any: that is no news.
        picture.note = nil
        return picture
    }

    private static func finding(_ data: Data, _ path: String, at file: String) -> Finding? {
        guard let there = FileManager.default.contents(atPath: file) else {
            return FileManager.default.fileExists(atPath: file)
                ? .outdated(path: path, reason: "it can't be read") : .missing(path: path)
        }
        guard there != data else { return nil }
        guard [".png", ".webp", ".jpg"].contains(where: path.hasSuffix) else {
            return .outdated(path: path, reason: "it would be drawn otherwise now")
        }
        do {
            let comparison = PictureComparison(expected: try picture(there, path), actual: try picture(data, path))
            // The same pixels may be written in another way, such as smaller.
            if comparison.isMatch, comparison.frames?.isEmpty != false { return nil }
            return .outdated(path: path, reason: comparison.summary(lines: 8))
        } catch {
            return .outdated(path: path, reason: "\(error)")
        }
    }
}

extension ProjectCheck.Finding: CustomStringConvertible {
    /// One line, and others that explain it.
    package var description: String {
        switch self {
        case .failed(let message): message
        case .missing(let path): "\(path): there is no such picture yet"
        case .outdated(let path, let reason):
            (["\(path): \(reason.split(separator: "\n").first ?? "it changed")"]
                + reason.split(separator: "\n").dropFirst().map { "  \($0)" }).joined(separator: "\n")
        case .left(let path): "\(path): no entry produces this picture anymore; --prune removes it"
        case .outdatedPage(let path): "\(path): its pictures are out of date"
        case .lostReference(let sentence): sentence
        }
    }

    /// Whether what is declared is wrong, and not only what is there.
    package var isFailure: Bool { if case .failed = self { true } else { false } }

    /// Whether the next run makes it right.
    package var isMendedByDrawing: Bool {
        switch self {
        case .missing, .outdated, .outdatedPage: true
        case .failed, .left, .lostReference: false
        }
    }
}

extension DeclaredPicture {
    fileprivate var withoutOptimization: DeclaredPicture {
        var copy = self
        copy.encoding.isOptimized = false
        return copy
    }
}
