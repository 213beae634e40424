import DocumentationPages
import Documents
import Files
import Foundation

/// The pages of a project as they are before it is drawn.
package struct ProjectPages {
    private let folder: DocumentationFolder
    private let pages: [DocumentationPage]

    /// Lists and reads the pages.
    ///
    /// - Throws: The first mistake in a page, or a pattern that no page fits.
    package init(of reader: ProjectReader) throws(DocumentError) {
        folder = try DocumentationFolder(path: reader.namedFolder)
        var read: [DocumentationPage] = []
        // Folders with a project of their own are no business of this one.
        let others = folder.files.filter { $0.hasSuffix("/\(PictureProject.fileName)") }
            .map { $0.dropLast(PictureProject.fileName.count) }
        for path in try folder.pages(matching: reader.pagePatterns ?? [DocumentationFolder.allPages])
        where !others.contains(where: path.hasPrefix) {
            read.append(try folder.page(path))
        }
        pages = read
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

    /// Makes sure that every mark names a picture which fits its place, before anything is drawn.
    package func check(_ project: PictureProject) throws {
        let pictures = PagePictures(of: project) { _ in
            PagePictures.FileSummary(size: CGSize(width: 1, height: 1), alternativeText: "")
        }
        for page in pages { _ = try page.updated(knownNames: pictures.names) { pictures[$0] } }
    }

    // MARK: Filling in

    /// A picture that a page names isn't there: it could not be drawn, or nobody asked for it.
    private struct MissingPicture: Error {}

    /// Puts pictures behind the marks of pages. A page of which one picture isn't there stays as it is.
    ///
    /// - Returns: The pages that were changed, as paths in the project's folder.
    func fillIn(_ pictures: PagePictures) throws -> [String] {
        try updates(pictures).map { page, data in
            try folder.write(data, to: page)
            return page.path
        }
    }

    /// The pages that are not as they would be filled in now, as paths in the project's folder.
    func outdated(_ pictures: PagePictures) throws -> [String] { try updates(pictures).map(\.page.path) }

    private func updates(_ pictures: PagePictures) throws -> [(page: DocumentationPage, data: Data)] {
        try pages.compactMap { page in
            do {
                let data = try page.updated(knownNames: pictures.names) { name in
                    guard let picture = pictures[name] else { throw MissingPicture() }
                    return picture
                }
                return data == page.data ? nil : (page, data)
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

        /// The pictures of the project that neither a page nor a sheet shows; none if no page refers to any.
        package var unused: [String]
    }

    /// Looks every picture up that the pages refer to.
    package func references(in project: PictureProject) -> References {
        let made = project.entries.flatMap(\.pictures).map(\.path)
        let check = FolderCheck(of: folder, pages: pages, pictures: made)
        let onSheets = Set(project.entries.flatMap(\.pictures).flatMap(\.pathsOnSheet))
        let unused = check.unused.count == made.count ? [] : check.unused.filter { !onSheets.contains($0) }
        return References(lost: check.lost.map(\.description), unused: unused)
    }
}

extension DeclaredPicture {
    /// The paths of the pictures that are shown on it.
    fileprivate var pathsOnSheet: [String] {
        if case .sheet(let items, _, _) = content { items.map(\.path) } else { [] }
    }
}
