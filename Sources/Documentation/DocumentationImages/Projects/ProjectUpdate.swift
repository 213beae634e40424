import DocumentationPages
import Files
import Foundation

/// Draws and writes the pictures of a project that are out of date.
///
/// Pages are changed after all pictures are written, so a page never names a missing picture.
package struct ProjectUpdate {
    private let project: PictureProject
    private let pages: ProjectPages?
    private let only: Set<String>?

    /// - Parameters:
    ///   - pages: The pages to fill in.
    ///   - only: The names of the entries to draw; `nil` for all.
    package init(_ project: PictureProject, pages: ProjectPages? = nil, only: Set<String>? = nil) {
        self.project = project
        self.pages = pages
        self.only = only
    }

    /// Draws and writes everything that is out of date.
    ///
    /// - Parameter advance: Called on any thread with the number of finished pictures and the number to draw.
    /// - Throws: `FileError` if the cache folder can't be created.
    package func run(
        advance: @escaping @Sendable (_ done: Int, _ count: Int) -> Void = { _, _ in }
    ) throws -> PictureUpdate.Outcome {
        let folder = CacheFolder(in: project.folder)
        try folder.make()
        return try FileLock.withLock(on: folder.path) {
            for folder in project.pictureFolders + (pages?.folders ?? []) {
                UnfinishedFiles.remove(in: "\(project.folder)/\(folder)")
            }
            UnfinishedFiles.remove(in: folder.path, root: project.folder)
            let update = PictureUpdate(
                folder: project.folder, staging: folder.path, policy: .writesTheOthers, shown: project.shown)
            let pictures = project.declarations(only)
            var outcome = try update.run(pictures, cache: PictureCache(in: folder), advance: advance)
            let known = Set(project.entries.flatMap(\.pictures).map(\.path))
            outcome.cache.records = outcome.cache.records.filter { known.contains($0.key) }
            let cache = outcome.cache
            if outcome.upToDate < pictures.count { cache.write(to: folder) }
            // Pages only name existing pictures, so write all pictures first.
            let shown = PagePictures(of: project) { cache.records[$0].map { PagePictures.FileSummary($0.summary) } }
            outcome.pages = pages
            outcome.changedPages = try outcome.pages?.fillIn(shown) ?? []
            return outcome
        }
    }
}

extension PictureProject {
    /// Returns the pictures of the entries with these names; `nil` means all entries.
    func declarations(_ only: Set<String>?) -> [PictureDeclaration] {
        let sources = ProjectSources(folder: folder)
        return entries.filter { only?.contains($0.name) ?? true }.flatMap { entry in
            entry.pictures.map { $0.declaration(of: entry, sources, in: folder) }
        }
    }
}

extension PagePictures.FileSummary {
    init(_ summary: PictureSummary) {
        self.init(size: summary.size, alternativeText: summary.alternativeText, difference: summary.difference)
    }
}
