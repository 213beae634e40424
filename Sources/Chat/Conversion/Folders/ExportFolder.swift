internal import Archives
internal import Documents
internal import Files
internal import Foundation

/// The files of an export, in a folder or a zip archive.
///
/// Paths are relative to the folder. Links are never followed, and nothing outside is opened.
struct ExportFolder: Sendable {
    /// A file in the folder.
    struct File: Sendable, Hashable {
        let path: String
        let size: Int
    }

    private enum Place: Sendable {
        case folder(String)
        case archive(ZipArchive, [String: ZipArchive.Entry])
    }

    /// The name of the folder or archive, as given by the caller.
    let name: String

    /// The name of the folder, or that of the archive without its extension; empty for standard input.
    let title: String
    private let place: Place

    /// The common parent folder of all files in an archive; empty, or with a trailing slash.
    private let prefix: String

    /// Opens a folder on disk, without searching it.
    init(folder: String) {
        name = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        let path = name.isEmpty ? "." : name
        place = .folder(path)
        let last = (path as NSString).lastPathComponent
        title = [".", ".."].contains(last) ? (Export.realPath(path) as NSString?)?.lastPathComponent ?? "" : last
        prefix = ""
    }

    /// Opens an archive.
    ///
    /// - Parameter isNamed: Whether the name is that of a file.
    init(archive: ZipArchive, name: String, isNamed: Bool) {
        self.name = name
        let entries = archive.entries.filter { !Self.isSystemFile($0.path) }
        place = .archive(archive, Dictionary(entries.map { ($0.path, $0) }) { first, _ in first })
        let folders = Self.commonFolders(of: entries.map(\.path))
        prefix = folders.map { $0 + "/" }.joined()
        title = folders.last.map(String.init) ?? (isNamed ? name.nameWithoutExtension : "")
    }

    /// The parent folders that all files have in common.
    private static func commonFolders(of paths: [String]) -> [Substring] {
        guard var common = paths.first.map({ Array($0.split(separator: "/").dropLast()) }) else { return [] }
        for path in paths {
            let folders = path.split(separator: "/").dropLast()
            common = zip(common, folders).prefix { $0 == $1 }.map(\.0)
        }
        return common
    }

    /// The path on disk; `nil` for an archive.
    var diskPath: String? {
        switch place {
        case .folder(let path): path
        case .archive: nil
        }
    }

    /// The name of a file in errors.
    func fullName(_ path: String) -> String { name == "." || name.isEmpty ? path : "\(name)/\(prefix)\(path)" }

    /// Whether there is a file at a path, without following links.
    func contains(_ path: String) -> Bool {
        switch place {
        case .folder(let folder):
            guard RelativePath.isNormal(path), let root = Export.realPath(folder) else { return false }
            let file = (root == "/" ? "" : root) + "/" + path
            var status = stat()
            return Export.realPath(file) == file && stat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        case .archive(_, let entries): return entries[prefix + path] != nil
        }
    }

    /// Why an existing file isn't read, in a sentence; `nil` for one that is.
    func refusal(of path: String, limit: Int = InputLimits.fileSize) -> String? {
        switch place {
        case .folder(let folder):
            var status = stat()
            guard stat("\(folder)/\(path)", &status) == 0, Int(status.st_size) > limit else { return nil }
            return "“\(path.shortened)” \(UntrustedFile.Problem.tooLarge(Int(status.st_size), limit: limit))"
        case .archive(_, let entries):
            return entries[prefix + path].flatMap { ZipArchive.refusal(of: $0, limit: limit) }.map { "\($0)" }
        }
    }

    /// The path of a file, ignoring the case of its name; `nil` if there is none.
    func path(ignoringCase path: String) -> String? {
        if contains(path) { return path }
        let (way, name) = (path.contains("/") ? path.folderOfPath : "", path.nameInPath.lowercased())
        let paths: [String]
        switch place {
        case .folder(let folder):
            let names = try? FileManager.default.contentsOfDirectory(atPath: way.isEmpty ? folder : "\(folder)/\(way)")
            paths = (names ?? []).map { way.isEmpty ? $0 : "\(way)/\($0)" }
        case .archive(_, let entries): paths = entries.keys.map { String($0.dropFirst(prefix.count)) }
        }
        return paths.sorted().first {
            $0.nameInPath.lowercased() == name && ($0.contains("/") ? $0.folderOfPath : "") == way && contains($0)
        }
    }

    /// Returns the bytes of a file; `nil` if there is none.
    func data(_ path: String, limit: Int = InputLimits.fileSize) throws(DocumentError) -> Data? {
        switch place {
        case .folder(let folder):
            do {
                return try UntrustedFile.read(path, below: folder, limit: limit)
            } catch {
                throw DocumentError(file: fullName(path), problem: ContainerProblem.file("\(error)"))
            }
        case .archive(let archive, let entries):
            guard let entry = entries[prefix + path] else { return nil }
            do {
                return try archive.data(of: entry, limit: limit)
            } catch {
                throw DocumentError(file: name, problem: ContainerProblem.archive("\(error)"))
            }
        }
    }

    /// Returns a file of text; `nil` if there is none.
    func source(_ path: String) throws(DocumentError) -> SourceFile? {
        guard let data = try data(path) else { return nil }
        return try SourceFile(name: fullName(path), data: data, kind: .export)
    }

    /// The files, sorted by path. Hidden files of systems and tools are skipped.
    func files() throws(DocumentError) -> [File] {
        switch place {
        case .folder(let folder):
            var found: [File] = []
            try list(folder, "", depth: 1, into: &found)
            return found.sorted { $0.path < $1.path }
        case .archive(_, let entries):
            return entries.values.map { File(path: String($0.path.dropFirst(prefix.count)), size: $0.size) }
                .sorted { $0.path < $1.path }
        }
    }

    private func list(_ folder: String, _ way: String, depth: Int, into found: inout [File]) throws(DocumentError) {
        guard depth <= ZipArchive.maximumDepth else {
            throw DocumentError(file: fullName(way), problem: ContainerProblem.tooDeep)
        }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: way.isEmpty ? folder : "\(folder)/\(way)")
        } catch {
            throw DocumentError(
                file: way.isEmpty ? name : fullName(way),
                problem: FileProblem.unreadable(reason: "permission denied"))
        }
        for name in names where !Self.isSystemFile(name) {
            let path = way.isEmpty ? name : "\(way)/\(name)"
            var status = stat()
            guard lstat("\(folder)/\(path)", &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: try list(folder, path, depth: depth + 1, into: &found)
            case S_IFREG: found.append(File(path: path, size: Int(status.st_size)))
            default: continue
            }
            guard found.count <= ZipArchive.maximumCount else {
                throw DocumentError(file: self.name, problem: ContainerProblem.tooManyFiles)
            }
        }
    }

    /// Whether a file comes from macOS or other systems: hidden ones, and a folder of attributes.
    private static func isSystemFile(_ path: String) -> Bool {
        RelativePath.isHidden(path) || path.split(separator: "/").contains("__MACOSX")
    }
}

/// A problem with the folder or archive of an export.
enum ContainerProblem: DocumentProblem {
    /// A problem with an archive.
    case archive(String)
    /// A problem with a file of a folder, to follow its name.
    case file(String)
    case tooDeep
    case tooManyFiles
    /// A workspace whose days exceed the size limit.
    case tooMuchText
    /// An archive in an unsupported format.
    case unsupportedArchive(String)

    func sentence(at path: String) -> String {
        switch self {
        case .archive(let sentence): sentence
        case .file(let predicate): "the file \(predicate)"
        case .tooDeep:
            "it is nested in more than \(ZipArchive.maximumDepth) folders; name the folder of the export itself"
        case .tooManyFiles:
            "the folder has more than \(ZipArchive.maximumCount) files; name the folder of the export itself"
        case .tooMuchText:
            "the daily files of all channels have more than \(InputLimits.fileSize >> 20) MiB, which is the limit; "
                + "name the folder of a single channel"
        case .unsupportedArchive(let kind):
            "this is a \(kind) archive, but only zip archives, folders and files are supported; unpack it and name the folder"
        }
    }
}
