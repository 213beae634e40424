import Documents
import Foundation
import Pictures

/// Reads an entry of a project, with all its files.
struct EntryReader {
    /// The keys of the defaults.
    let defaults: DocumentNode

    /// The folder for pictures that don't set one, relative to the project's folder.
    let pictureFolder: String

    /// The project file's folder.
    let projectFolder: String

    /// Reads any entry except a sheet, which refers to other entries.
    func entry(_ name: String, _ place: LocatedNode) throws(DocumentError) -> ProjectEntry {
        let keys = try KeyedNode<PictureKey>(place)
        try Self.checkKinds(keys)
        let all = Self.taken(from: defaults, by: place.node).merging(place.node)
        let files = try KeyedNode<FileKey>(
            LocatedNode(node: all.keeping(Self.names(of: FileKey.self)), path: place.path, file: place.file))
        let shown = all.keeping(Self.names(of: PictureContentKey.self))
        let folder = try folder(files)
        let namer = PictureFileNames(entry: name, folder: "\(projectFolder)/\(folder)")
        var pictures: [ProjectPicture] = []
        for combination in try VariantReader.combinations(files[.variants]) {
            let varied = shown.merging(combination.values)
            let sides = try Self.sides(of: varied, keys)
            let before = sides.first { $0.side == .before }?.node
            for (side, node) in sides {
                let content = try content(node, keys, place)
                let earlier = side == .after ? before : nil
                var variant = combination.variant
                variant.side = side
                let encoding = try FileEncoding(files, isAnimation: content.isAnimation)
                pictures.append(
                    ProjectPicture(
                        name: try namer.name(of: variant, scale: content.scale, encoding.format, place),
                        variant: variant, folder: folder, content: content,
                        earlier: try earlier.map { node throws(DocumentError) in try specification(node, place) },
                        encoding: encoding,
                        declaration: Self.declaration(node, of: content, keys, files).merging(
                            earlier.map { [DocumentNode.Entry(key: "before", line: $0.line, value: $0)] } ?? [])))
            }
        }
        return ProjectEntry(
            name: name, place: place, pictures: pictures, isPair: pictures.contains { $0.variant.side != nil },
            hasOwnFolder: place.node["folder"] != nil,
            alternativeText: try keys.text(.composition(.alt)), caption: try keys.text(.composition(.caption)))
    }

    // MARK: Defaults

    /// Returns the defaults that apply to a picture, without those that contradict its own keys.
    private static func taken(from defaults: DocumentNode, by picture: DocumentNode) -> DocumentNode {
        var refused: Set<String> = []
        func leaveOut(_ keys: PictureContentKey...) { refused.formUnion(keys.map(\.rawValue)) }
        let screen = (picture["screen"] ?? defaults["screen"])?.characters
        let isPart = screen == "messages" || screen == "message"
        if isPart, picture["device"] == nil { leaveOut(.device, .chrome, .clock, .battery) }
        if picture["width"] != nil || picture["height"] != nil { leaveOut(.device) }
        if picture["device"] != nil { leaveOut(.width, .height) }
        return defaults.removing(refused)
    }

    // MARK: Before and after

    private static func checkKinds(_ keys: KeyedNode<PictureKey>) throws(DocumentError) {
        let before = PictureKey.composition(.before)
        let after = PictureKey.composition(.after)
        if let after = keys[after], keys[before] == nil {
            throw after.failure(
                ProjectProblem.misplacedKey("after", advice: "there is no “before”; add “before: {}”"))
        }
        if let before = keys[before], keys[after] == nil {
            throw before.failure(ProjectProblem.misplacedKey("before", advice: "there is no “after”"))
        }
        if let show = keys[.composition(.show)], keys[before] == nil {
            throw show.failure(ProjectProblem.misplacedKey("show", advice: "it is for a “before” and an “after”"))
        }
        if let columns = keys[.composition(.columns)] {
            throw columns.failure(ProjectProblem.misplacedKey("columns", advice: "it is for a “sheet”"))
        }
    }

    /// Returns the keys of each file: one file, or two for a before and after in separate files.
    private static func sides(
        of shown: DocumentNode, _ keys: KeyedNode<PictureKey>
    ) throws(DocumentError) -> [(side: PictureVariant.Side?, node: DocumentNode)] {
        guard let (before, after) = try halves(of: shown, keys) else { return [(nil, shown)] }
        guard try form(keys) == .files else { return [(nil, shown)] }
        return [(.before, before), (.after, after)]
    }

    private static func halves(
        of shown: DocumentNode, _ keys: KeyedNode<PictureKey>
    ) throws(DocumentError) -> (before: DocumentNode, after: DocumentNode)? {
        guard let before = keys[.composition(.before)], let after = keys[.composition(.after)] else { return nil }
        _ = try KeyedNode<PictureContentKey>(before)
        _ = try KeyedNode<PictureContentKey>(after)
        return (shown.merging(before.node), shown.merging(after.node))
    }

    private static func form(_ keys: KeyedNode<PictureKey>) throws(DocumentError) -> CompositionKey.PairForm {
        try keys.choice(.composition(.show), of: CompositionKey.PairForm.self) ?? .files
    }

    private func content(
        _ node: DocumentNode, _ keys: KeyedNode<PictureKey>, _ place: LocatedNode
    ) throws(DocumentError) -> ProjectPicture.Content {
        let form = try Self.form(keys)
        guard form != .files, let (before, after) = try Self.halves(of: node, keys) else {
            return .one(try specification(node, place))
        }
        let (first, second) = (try specification(before, place), try specification(after, place))
        return form == .animation
            ? .animation(before: first, after: second) : .sideBySide(before: first, after: second)
    }

    private func specification(
        _ node: DocumentNode, _ place: LocatedNode
    ) throws(DocumentError) -> PictureSpecification {
        try SpecificationReader(folder: projectFolder).specification(
            LocatedNode(node: node, path: place.path, file: place.file))
    }

    // MARK: Files

    func folder(_ files: KeyedNode<FileKey>) throws(DocumentError) -> String {
        try files[.folder].map { place throws(DocumentError) in try Self.folder(place) } ?? pictureFolder
    }

    /// Reads the path of a folder inside the project's, without a trailing slash; empty for the project's own folder.
    static func folder(_ place: LocatedNode) throws(DocumentError) -> String {
        let text = try place.text()
        let parts = text.split(separator: "/").filter { $0 != "." }
        guard !text.hasPrefix("/"), !text.hasPrefix("~"), !parts.contains("..") else {
            throw place.failure(ProjectProblem.outside(text))
        }
        return parts.joined(separator: "/")
    }

    /// Returns everything in the declaration that determines the file's bytes. The files that it names are not
    /// included.
    private static func declaration(
        _ node: DocumentNode, of content: ProjectPicture.Content, _ keys: KeyedNode<PictureKey>,
        _ files: KeyedNode<FileKey>
    ) -> DocumentNode {
        let hasBothHalves = content.specifications.count > 1
        let parts = keys.place.node.keeping(hasBothHalves ? ["before", "after", "show"] : [])
        let encoding = files.place.node.keeping(["format", "quality", "optimize", "embed-frames", "svg-text"])
        return node.merging(parts).merging(encoding)
    }

    static func names<Key: DocumentKey>(of keys: Key.Type) -> Set<String> { Set(Key.allCases.map(\.rawValue)) }
}

extension ProjectPicture.Content {
    /// Whether the picture is animated.
    var isAnimation: Bool { if case .animation = self { true } else { false } }

    /// Pixels per point.
    var scale: CGFloat {
        switch self {
        case .one(let specification): specification.settings.scale
        case .sideBySide(let before, _), .animation(let before, _): before.settings.scale
        case .sheet(_, _, let look): look.settings.scale
        }
    }
}
