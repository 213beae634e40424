internal import Documents
internal import Files
internal import Foundation

/// Finds the files that references lead to.
struct PictureFinder {
    enum Result {
        /// The files, as paths relative to the folder.
        case files([String])
        /// A target that can't be looked up.
        case unknown
        case lost(ReferenceProblem)
    }

    private let folder: DocumentationFolder
    private let known: Set<String>

    /// The pictures of the folder by file name, in order.
    private let pictures: [(name: String, path: String)]

    /// The files of each catalog by the names that pages use.
    private var catalogs: [String: [String: [String]]] = [:]

    /// The suggestions found for missing names so far.
    private var advice: [String: String?] = [:]

    /// The maximum number of missing names to find suggestions for.
    private static let maximumAdvice = 50

    init(_ folder: DocumentationFolder) {
        self.folder = folder
        known = Set(folder.files)
        pictures = folder.files.filter(PageImageReference.isImage).map { (Self.lastName($0), $0) }
    }

    mutating func find(_ reference: PageImageReference, on page: String) -> Result {
        switch reference.target {
        case .remote, .site: return .unknown
        case .outside: return .lost(.outside(reference.source, folder: folder.path))
        case .undefined: return .lost(.undefined(reference.source))
        case .file(let path):
            if known.contains(path), !folder.links.contains(path) { return .files([path]) }
            guard let target = "\(folder.root)/\(path)".realPath, !Self.isFolder(target) else {
                let nearest = nearest(to: path).map { RelativePath.path(from: page, to: $0) }
                return .lost(.missing(reference.source, nearest: nearest))
            }
            guard let inner = folder.inner(target) else {
                return .lost(.outside(reference.source, folder: folder.path))
            }
            return .files([path, inner])
        case .catalog(let name):
            let names = names(ofCatalogAround: page)
            let wanted = CatalogName(path: name).name
            if !name.contains("/"), let files = names[wanted] { return .files(files) }
            let nearest = names[wanted] != nil ? wanted : Nearest.word(to: wanted, among: names.keys.sorted())
            return .lost(.missing(reference.source, nearest: nearest))
        }
    }

    /// The pictures of the catalog that contains a page.
    private mutating func names(ofCatalogAround page: String) -> [String: [String]] {
        let catalog = CatalogName.catalog(around: page) ?? ""
        if let names = catalogs[catalog] { return names }
        var names: [String: [String]] = [:]
        for picture in pictures where picture.path.hasPrefix(catalog) {
            names[CatalogName(path: picture.name).name, default: []].append(picture.path)
        }
        catalogs[catalog] = names
        return names
    }

    /// The picture with the same name in another folder, or else the one with the most similar name.
    private mutating func nearest(to path: String) -> String? {
        let name = Self.lastName(path)
        if let found = advice[name] { return found }
        guard advice.count < Self.maximumAdvice else { return nil }
        let same = pictures.first { $0.name == name } ?? pictures.first { $0.name.lowercased() == name.lowercased() }
        let near = Nearest.word(to: name, among: pictures.lazy.prefix(5000).map(\.name))
        let found = same?.path ?? near.flatMap { near in pictures.first { $0.name == near }?.path }
        advice[name] = found
        return found
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func lastName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
