import Documents
import Foundation
import Frames

/// Reads all entries, and composes the sheets.
struct SheetReader {
    let all: [(name: String, place: LocatedNode)]
    let entries: EntryReader

    func readAll() throws(DocumentError) -> [ProjectEntry] {
        var read: [String: ProjectEntry] = [:]
        for (name, place) in all where !Self.isSheet(place) { read[name] = try entries.entry(name, place) }
        let single = read
        for (name, place) in all where Self.isSheet(place) { read[name] = try sheet(name, place, of: single) }
        return all.compactMap { read[$0.name] }
    }

    private static func isSheet(_ place: LocatedNode) -> Bool { place.node["sheet"] != nil }

    /// The keys that a sheet can have. All other keys belong to its pictures.
    private static let keys: Set<String> = [
        "sheet", "columns", "alt", "caption", "folder", "format", "quality", "optimize", "embed-frames", "svg-text",
        "appearance",
        "scale",
    ]

    private func sheet(
        _ name: String, _ place: LocatedNode, of known: [String: ProjectEntry]
    ) throws(DocumentError) -> ProjectEntry {
        let keys = try KeyedNode<PictureKey>(place)
        for entry in place.node.entries ?? [] where !Self.keys.contains(entry.key) {
            throw DocumentError(
                file: place.file, line: entry.line, path: place.path.description,
                problem: ProjectProblem.misplacedKey(entry.key, advice: "set it in the pictures that the sheet shows")
            )
        }
        let all = entries.defaults.keeping(EntryReader.names(of: FileKey.self)).removing(["variants"]).merging(
            place.node)
        let files = try KeyedNode<FileKey>(
            LocatedNode(node: all.keeping(EntryReader.names(of: FileKey.self)), path: place.path, file: place.file))
        let shown = place.node.keeping(["appearance", "scale"])
        let settings = try SettingsReader.settings(
            KeyedNode(LocatedNode(node: shown, path: place.path, file: place.file)), defaultScale: 2, path: \.self)
        let (items, nodes) = try items(keys, of: known)
        let folder = try entries.folder(files)
        let encoding = try FileEncoding(files, isAnimation: false)
        let columns = try keys.integer(.composition(.columns)) ?? min(items.count, 3)
        let declaration = place.node.merging([
            DocumentNode.Entry(
                key: "pictures", line: place.node.line, value: DocumentNode(value: .sequence(nodes), line: 1))
        ])
        let picture = ProjectPicture(
            name: try PictureFileNames(entry: name, folder: "\(entries.projectFolder)/\(folder)").name(
                of: PictureVariant(), scale: settings.scale, encoding.format, place),
            variant: PictureVariant(), folder: folder,
            content: .sheet(items, columns: columns, SheetLook(settings: settings)), encoding: encoding,
            declaration: declaration)
        return ProjectEntry(
            name: name, place: place, pictures: [picture], isPair: false,
            hasOwnFolder: place.node["folder"] != nil,
            alternativeText: try keys.text(.composition(.alt)), caption: try keys.text(.composition(.caption)))
    }

    /// Returns the pictures that a sheet names, with all their variants and their declarations.
    private func items(
        _ keys: KeyedNode<PictureKey>, of known: [String: ProjectEntry]
    ) throws(DocumentError) -> ([ProjectPicture.SheetItem], [DocumentNode]) {
        let list = try keys.elements(.composition(.sheet)) ?? []
        guard !list.isEmpty else {
            throw keys.place.failure(ProjectProblem.noValues("the name of a picture"))
        }
        var items: [ProjectPicture.SheetItem] = []
        var nodes: [DocumentNode] = []
        for place in list {
            let name = try place.text()
            guard let entry = known[name] else {
                throw place.failure(
                    ProjectProblem.unknownPicture(
                        name, nearest: Nearest.word(to: name, among: known.keys.sorted())))
            }
            for picture in entry.pictures {
                let caption = picture.caption(in: entry)
                nodes.append(picture.declaration)
                nodes.append(DocumentNode(value: .text(caption), line: 1))
                let specifications = picture.content.specifications
                let halves = specifications.count == 2 ? [" · before", " · after"] : [""]
                for (specification, half) in zip(specifications, halves) {
                    items.append(
                        ProjectPicture.SheetItem(
                            path: picture.path, caption: caption + half, specification: specification))
                }
            }
        }
        return (items, nodes)
    }
}

extension ProjectPicture {
    /// The caption of the picture on the sheet.
    fileprivate func caption(in entry: ProjectEntry) -> String {
        variant.caption(behind: [entry.caption ?? entry.name])
    }
}

extension ProjectPicture.Content {
    /// The specifications to draw for the picture, in order.
    var specifications: [PictureSpecification] {
        switch self {
        case .one(let one): [one]
        case .sideBySide(let before, let after), .animation(let before, let after): [before, after]
        case .sheet(let items, _, _): items.map(\.specification)
        }
    }
}
