import DocumentationPages
import Documents
import Files
import Foundation

extension ProjectPages {
    /// Adds pictures where pages look for them: DocC only finds pictures in the page's catalog.
    ///
    /// If pages of a catalog name a picture that is declared for another folder, the picture is also drawn into the
    /// catalog's `Resources` folder. It stays in its declared folder only if another page shows it from there.
    ///
    /// A picture whose scale has no name in DocC is an error, and isn't drawn for the catalog.
    package mutating func placePictures(of project: inout PictureProject) {
        let catalogs = catalogsByEntry(of: project)
        let shownElsewhere = pathsShownElsewhere
        for index in project.entries.indices {
            var entry = project.entries[index]
            let declared = entry.pictures
            for catalog in catalogs[entry.name] ?? [] {
                guard let catalog, !declared.contains(where: { $0.path.hasPrefix(catalog) }) else { continue }
                let folder = resources(of: catalog)
                do throws(DocumentError) {
                    var moved: [ProjectPicture] = []
                    for picture in declared { moved.append(try picture.moved(to: folder, entry, in: project)) }
                    entry.pictures += moved
                } catch {
                    // The error is the same in each catalog.
                    mistakes.append(error)
                    break
                }
                if !project.pictureFolders.contains(folder) { project.pictureFolders.append(folder) }
            }
            let isShownThere =
                entry.hasOwnFolder || declared.contains { shownElsewhere.contains($0.path) }
                || (catalogs[entry.name] ?? [nil]).contains { catalog in
                    catalog.map { catalog in declared.contains { $0.path.hasPrefix(catalog) } } ?? true
                }
            if !isShownThere { entry.pictures.removeFirst(declared.count) }
            project.entries[index] = entry
        }
    }

    /// The catalogs of the pages that name an entry, in their order. `nil` represents pages outside of DocC.
    private func catalogsByEntry(of project: PictureProject) -> [String: [String?]] {
        let owners = Dictionary(
            project.entries.flatMap { entry in entry.names.map { ($0, entry.name) } },
            uniquingKeysWith: { first, _ in first })
        var catalogs: [String: [String?]] = [:]
        for page in pages {
            for name in page.placeholders.flatMap(\.names) + page.declarations.map(\.name) {
                guard let owner = owners[name], catalogs[owner]?.contains(page.catalog) != true else { continue }
                catalogs[owner, default: []].append(page.catalog)
            }
        }
        return catalogs
    }

    /// The files that pages show without a placeholder.
    private var pathsShownElsewhere: Set<String> {
        Set(
            pages.flatMap(\.references.references).compactMap { reference in
                if case .file(let path) = reference.target { path } else { nil }
            })
    }

    /// The folder for a catalog's pictures. An existing folder is used whatever its case.
    private func resources(of catalog: String) -> String {
        let root = "\(folder.path)/\(catalog)"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        let name = "Resources"
        let found = names.contains(name) ? name : names.sorted().first { $0.lowercased() == name.lowercased() }
        return catalog + (found ?? name)
    }
}

extension ProjectEntry {
    /// The names that pages can use for pictures of the entry.
    fileprivate var names: [String] {
        Set(pictures.map(\.variant.words)).flatMap { words in
            let name = ([name] + words).joined(separator: "-")
            return isPair ? [name, "\(name)-before", "\(name)-after"] : [name]
        }
    }
}

extension ProjectPicture {
    /// The catalog that contains the file, as a path with a trailing slash; `nil` if DocC doesn't read the file.
    var catalog: String? { CatalogName.catalog(around: path) }

    fileprivate func moved(
        to folder: String, _ entry: ProjectEntry, in project: PictureProject
    ) throws(DocumentError) -> ProjectPicture {
        var copy = self
        copy.folder = folder
        copy.name = try PictureFileNames(entry: entry.name, folder: "\(project.folder)/\(folder)")
            .name(of: variant, scale: content.scale, encoding.format, entry.place)
        return copy
    }
}
