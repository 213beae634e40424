import DocumentationPages
import Documents
import Files
import Foundation

/// The pages of a project as they are before it is drawn.
package struct ProjectPages {
    let folder: DocumentationFolder
    private(set) var pages: [DocumentationPage] = []

    /// The references of the pages that were changed, by their paths.
    private var newReferences: [String: PageReferences] = [:]

    /// What keeps pages from being filled in: a mistake in their placeholders or declarations, or in a picture. The
    /// other pages are filled in all the same.
    package internal(set) var mistakes: [DocumentError] = []

    /// Files that are no text, links out of the folder, and patterns that no page matches.
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
        // A folder with another project belongs to that one.
        let others = folder.files.filter { $0.hasSuffix("/\(PictureProject.fileName)") }
            .map { $0.dropLast(PictureProject.fileName.count) }
        for path in folder.pages(matching: searched)
        where !others.contains(where: path.hasPrefix) {
            do throws(DocumentError) {
                let page = try folder.page(path)
                for declaration in page.declarations { _ = try declaration.document() }
                pages.append(page)
            } catch {
                if error.isAboutFile { warnings.append(error.description) } else { mistakes.append(error) }
            }
        }
    }

    /// The pictures that the pages declare themselves, by their names.
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

    /// The paths of the pages, and of the folders in which new ones may come.
    package var watchedPaths: [String] {
        (pages.map(\.path) + folders.filter { !$0.isEmpty }).map { "\(folder.path)/\($0)" } + [folder.path]
    }

    /// The folders that pages are in, relative to the project's.
    var folders: [String] { pages.map { $0.path.folderOfPath }.unique }

    /// Leaves out the page that an error is about, so that the others are filled in.
    ///
    /// - Returns: Whether it is about a page.
    package mutating func leaveOut(_ error: DocumentError) -> Bool {
        guard let index = pages.firstIndex(where: { $0.file == error.file }) else { return false }
        pages.remove(at: index)
        mistakes.append(error)
        return true
    }

    /// Leaves out the pages of which a placeholder names no picture, or one that doesn't fit its place.
    package mutating func check(_ project: PictureProject) throws {
        let pictures = PagePictures(declaredIn: project)
        pages = try pages.filter { page in
            do {
                try page.check(knownNames: pictures.names) { pictures[$0, on: page] }
                return true
            } catch let error as DocumentError {
                mistakes.append(error)
                return false
            }
        }
    }

    // MARK: Filling in

    /// A picture that a page names isn't there: it could not be drawn, or was not asked for.
    private struct MissingPicture: Error {}

    /// Puts pictures behind the placeholders of pages. A page of which one picture isn't there stays as it is.
    ///
    /// - Returns: The pages that were changed, as paths in the project's folder.
    mutating func fillIn(_ pictures: PagePictures) throws -> [String] {
        try updates(pictures).map { page, update in
            try folder.write(update.data, to: page)
            newReferences[page.path] = update.references
            return page.path
        }
    }

    /// The pages that are not as they would be filled in now, as paths in the project's folder.
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

    /// What is wrong with the pictures that pages refer to.
    package struct References: Sendable {
        /// A line for each that isn't there.
        package var lost: [String]

        /// The pictures of the project that are there, and that neither a page nor a sheet shows; none if no page
        /// refers to any.
        package var unused: [String]
    }

    /// Looks every picture up that the pages refer to, as they are now.
    ///
    /// - Throws: If the folder can't be listed.
    package func references(in project: PictureProject) throws(DocumentError) -> References {
        let made = project.entries.flatMap(\.pictures).map(\.path)
        // Pictures have come since the pages were read.
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
}

extension ProjectPicture {
    /// The paths of the pictures that are shown on it.
    fileprivate var pathsOnSheet: [String] {
        if case .sheet(let items, _, _) = content { items.map(\.path) } else { [] }
    }
}
