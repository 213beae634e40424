import Documents
import Files
import Foundation
import Frames

/// Reads project files. Every error names its line.
package struct ProjectReader {
    private let keys: KeyedNode<ProjectKey>
    private let entries: EntryReader

    /// Reads the file and checks everything but its pictures.
    ///
    /// - Throws: The first mistake, or the reason why the file can't be read.
    package init(contentsOf path: String) throws(DocumentError) {
        let source = try SourceFile(path: path, kind: .pictureProject)
        let place = LocatedNode(node: try source.document(), path: .root, file: source.name)
        // YAML reads an unquoted color (#fff) as a comment, which would otherwise go unnoticed.
        if let problem = place.missingValue { throw problem }
        keys = try KeyedNode(place)
        let defaults = try keys[.defaults].map { place throws(DocumentError) in try KeyedNode<DefaultsKey>(place) }
        let folder = Self.folder(of: path)
        entries = EntryReader(
            defaults: defaults?.place.node ?? DocumentNode(value: .mapping([]), line: 1),
            pictureFolder: try keys[.folder].map { place throws(DocumentError) in try EntryReader.folder(place) }
                ?? "images",
            projectFolder: folder)
        if let place = defaults?.place {
            let shown = place.node.keeping(EntryReader.names(of: PictureContentKey.self))
            try SpecificationReader(folder: folder).check(
                LocatedNode(node: shown, path: place.path, file: place.file))
        }
    }

    /// The project file's folder, with symbolic links resolved.
    private static func folder(of path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
    }

    /// The project file's path as the user entered it.
    var file: String { keys.place.file }

    /// The patterns for pages, with their line; `nil` for all pages.
    var pagePatterns: (values: [String], line: Int)? {
        get throws(DocumentError) {
            guard let place = keys[.pages] else { return nil }
            guard place.node.elements != nil else { return ([try place.text()], place.node.line) }
            var patterns: [String] = []
            for element in try place.elements() { patterns.append(try element.text()) }
            return (patterns, place.node.line)
        }
    }

    /// The project file's folder as the user entered it.
    var namedFolder: String {
        let folder = file.folderOfPath
        return folder.isEmpty ? "." : folder
    }

    /// Reads the pictures.
    ///
    /// - Parameter declarations: The pictures that pages declare, by their names.
    package func project(
        with declarations: [(name: String, place: LocatedNode)] = []
    ) throws(DocumentError) -> PictureProject {
        let named = try keys.named(.pictures) ?? []
        let all = named.map { (name: $0.name, place: $0.value) } + declarations
        try Self.checkNames(all)
        let read = try SheetReader(all: all, entries: entries).readAll()
        try Self.checkFiles(of: read)
        var folders: [String] = []
        for folder in [entries.pictureFolder] + read.flatMap(\.pictures).map(\.folder)
        where !folders.contains(folder) {
            let place = "\(entries.projectFolder)/\(folder)".resolvedPath
            guard place == entries.projectFolder || place.hasPrefix(entries.projectFolder + "/") else {
                throw keys.place.failure(ProjectProblem.outside(folder))
            }
            folders.append(folder)
        }
        return PictureProject(
            file: keys.place.file, folder: entries.projectFolder, entries: read,
            pictureFolders: folders)
    }

    private static func checkNames(_ all: [(name: String, place: LocatedNode)]) throws(DocumentError) {
        var known: [String: LocatedNode] = [:]
        for (name, place) in all {
            let isName = name.utf8.allSatisfy { byte in
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                    || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
                    || byte == UInt8(ascii: "_")
            }
            guard isName, !name.isEmpty, name.utf8.count <= 100, !name.hasPrefix("-") else {
                throw place.failure(ProjectProblem.invalidName(name))
            }
            if let other = known.updateValue(place, forKey: name) {
                let line = "\(other.file):\(other.node.line)"
                throw place.failure(ProjectProblem.duplicateName(name, place: line))
            }
        }
    }

    /// Checks that no two pictures have the same path, ignoring case.
    private static func checkFiles(of entries: [ProjectEntry]) throws(DocumentError) {
        var writers: [String: String] = [:]
        for entry in entries {
            for picture in entry.pictures {
                if let other = writers.updateValue(entry.name, forKey: picture.path.lowercased()) {
                    throw entry.place.failure(ProjectProblem.sameFile(picture.path, other: other))
                }
            }
        }
    }
}
