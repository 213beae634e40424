import DocumentationPages
import Documents
import Files
import Foundation

extension ProjectPages {
    /// Puts pictures where the pages that name them look: DocC finds pictures of a page's own catalog and no others.
    ///
    /// A picture that pages of a catalog name, and that is declared for another folder, is drawn into the catalog's
    /// `Resources` too. In the folder of all pictures it stays only if another page shows it there.
    ///
    /// A picture of a scale that DocC has no name for is a mistake, and isn't drawn for the catalog.
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
                    // It is the same one in each catalog.
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

    /// The catalogs of the pages that name an entry, in their order; `nil` stands for pages that DocC doesn't read.
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

    /// The folder of a catalog's pictures: the one that is there, in whatever case it is written.
    private func resources(of catalog: String) -> String {
        let root = "\(folder.path)/\(catalog)"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        let name = "Resources"
        let found = names.contains(name) ? name : names.sorted().first { $0.lowercased() == name.lowercased() }
        return catalog + (found ?? name)
    }
}

extension ProjectEntry {
    /// The names by which pages show pictures of the entry.
    fileprivate var names: [String] {
        Set(pictures.map(\.variant.words)).flatMap { words in
            let name = ([name] + words).joined(separator: "-")
            return isPair ? [name, "\(name)-before", "\(name)-after"] : [name]
        }
    }
}

extension ProjectPicture {
    /// The catalog that the file is in, as a path with a slash behind it; `nil` if DocC doesn't read the file.
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
