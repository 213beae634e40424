import DocumentationPages
import Documents
import Files
import Foundation
import Raster

/// The pages of a project, read before its pictures are drawn.
package struct ProjectPages {
    let folder: DocumentationFolder
    private(set) var pages: [DocumentationPage] = []

    /// The references of the changed pages, by their paths.
    private var newReferences: [String: PageReferences] = [:]

    /// The reasons why pages can't be filled in: a page that can't be read or isn't UTF-8, or a mistake in placeholders,
    /// declarations, or pictures. Other pages are still filled in.
    package internal(set) var mistakes: [DocumentError] = []

    /// Warnings about links that lead out of the folder, and patterns without a matching page.
    package private(set) var warnings: [String] = []

    /// Lists and reads the pages.
    ///
    /// - Throws: If the folder can't be listed.
    package init(of reader: ProjectReader) throws(DocumentError) {
        folder = try DocumentationFolder(path: reader.namedFolder)
        let patterns = try reader.pagePatterns
        warnings = folder.unmatched(patterns?.values ?? []).map {
            "\(reader.file)\(patterns.map { ":\($0.line)" } ?? ""): no page matches “\($0.oneLine)” yet"
        }
        let searched = patterns?.values ?? [DocumentationFolder.allPages]
        warnings += folder.refusedLinks(matching: searched).map(\.description)
        // A folder with its own project file isn't part of this project.
        let others = folder.files.filter { $0.hasSuffix("/\(PictureProject.fileName)") }
            .map { $0.dropLast(PictureProject.fileName.count) }
        for path in folder.pages(matching: searched)
        where !others.contains(where: path.hasPrefix) {
            do throws(DocumentError) {
                let page = try folder.page(path)
                for declaration in page.declarations { _ = try declaration.document() }
                pages.append(page)
            } catch {
                mistakes.append(error)
            }
        }
    }

    /// The pictures that pages declare, by their names.
    package var declarations: [(name: String, place: LocatedNode)] {
        get throws(DocumentError) {
            var declarations: [(name: String, place: LocatedNode)] = []
            for page in pages {
                for declaration in page.declarations {
                    let node = try declaration.document().removing(["name"])
                    let file = (folder.path == "." ? "" : folder.path + "/") + page.path
                    declarations.append(
                        (declaration.name, LocatedNode(node: node, path: .root, file: file)))
                }
            }
            return declarations
        }
    }

    /// The paths of the pages, and of the folders where new pages may appear.
    package var watchedPaths: [String] {
        (pages.map(\.path) + folders.filter { !$0.isEmpty }).map { "\(folder.path)/\($0)" } + [folder.path]
    }

    /// The folders that contain pages, relative to the project's folder.
    var folders: [String] { pages.map { $0.path.folderOfPath }.unique }

    /// Leaves out the page with the error, so that the other pages are filled in.
    ///
    /// - Returns: Whether the error is about a page.
    package mutating func leaveOut(_ error: DocumentError) -> Bool {
        guard let index = pages.firstIndex(where: { $0.file == error.file }) else { return false }
        pages.remove(at: index)
        mistakes.append(error)
        return true
    }

    /// Leaves out the pages with a placeholder that names an unknown picture, or one that doesn't fit its place, and those
    /// where the author's own picture would be replaced.
    package mutating func check(_ project: PictureProject) throws {
        let pictures = PagePictures(declaredIn: project)
        let made = Set(project.entries.flatMap(\.pictures).map(\.path))
        pages = try pages.filter { page in
            do {
                try page.check(knownNames: pictures.names) { pictures[$0, on: page] }
                try page.checkInsertedPictures(in: folder) { path in
                    made.contains(path) || PictureSignature.isOnFile("\(project.folder)/\(path)")
                }
                return true
            } catch let error as DocumentError {
                mistakes.append(error)
                return false
            }
        }
    }

    // MARK: Filling in

    /// A picture that a page names is missing, because it couldn't be drawn or wasn't requested.
    private struct MissingPicture: Error {}

    /// Puts pictures after the placeholders of pages. A page with a missing picture isn't changed.
    ///
    /// - Returns: The changed pages, as paths relative to the project's folder.
    mutating func fillIn(_ pictures: PagePictures) throws -> [String] {
        try updates(pictures).map { page, update in
            try folder.write(update.data, to: page)
            newReferences[page.path] = update.references
            return page.path
        }
    }

    /// The pages that filling in would change, as paths relative to the project's folder.
    func outdated(_ pictures: PagePictures) throws -> [String] { try updates(pictures).map(\.page.path) }

    private func updates(_ pictures: PagePictures) throws -> [(page: DocumentationPage, update: PageUpdate)] {
        try pages.compactMap { page in
            do {
                let update = try page.update(knownNames: pictures.names) { name in
                    guard let picture = pictures[name, on: page] else { throw MissingPicture() }
                    return picture
                }
                return update.data == page.data ? nil : (page, update)
            } catch is MissingPicture {
                return nil
            }
        }
    }

    // MARK: References

    /// The result of checking the pages' references to pictures.
    package struct References: Sendable {
        /// One line for each missing picture.
        package var lost: [String]

        /// The project's existing pictures that aren't shown by a page or a sheet; empty if no page refers to any
        /// picture.
        package var unused: [String]
    }

    /// Looks up every picture that the current pages refer to.
    ///
    /// - Throws: If the folder can't be listed.
    package func references(in project: PictureProject) throws(DocumentError) -> References {
        let made = project.entries.flatMap(\.pictures).map(\.path)
        // Pictures were added after the pages were read.
        let folder = try DocumentationFolder(path: folder.path)
        let check = FolderCheck(
            of: folder, pages: pages.map { newReferences[$0.path] ?? $0.references }, pictures: made)
        let onSheets = Set(project.entries.flatMap(\.pictures).flatMap(\.pathsOnSheet))
        let unused =
            check.unused.count == made.count
            ? []
            : check.unused.filter {
                !onSheets.contains($0) && FileManager.default.fileExists(atPath: "\(project.folder)/\($0)")
            }
        return References(lost: check.lost.map(\.description), unused: unused)
    }

    /// Returns the picture files that no entry produces anymore and no page in the folder shows, as sorted paths relative
    /// to the project's folder. Pictures after placeholders don't count, because they are replaced.
    ///
    /// - Throws: If the folder can't be listed, or a page can't be read.
    package func orphans(of project: PictureProject) throws(DocumentError) -> [String] {
        let left = OrphanedPictures.paths(in: project)
        guard !left.isEmpty else { return [] }
        var references = pages.map(\.ownReferences)
        // Pages with a mistake, and pages that the project doesn't fill in, show pictures as well.
        let filled = Set(pages.map(\.path))
        let folder = try DocumentationFolder(path: folder.path)
        for page in folder.pages() where !filled.contains(page) { references.append(try folder.references(on: page)) }
        return FolderCheck(of: folder, pages: references, pictures: left).unused
    }
}

extension ProjectPicture {
    /// The paths of the pictures on the sheet.
    fileprivate var pathsOnSheet: [String] {
        if case .sheet(let items, _, _) = content { items.map(\.path) } else { [] }
    }
}
