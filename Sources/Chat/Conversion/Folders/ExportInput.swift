internal import Archives
internal import Documents
internal import Files
internal import Foundation

/// What somebody names as an export: a file of text, or a folder or an archive of files.
enum ExportInput {
    /// A text, and the folder that it lies in; `nil` for standard input.
    case file(SourceFile, path: String?)
    case folder(ExportFolder)

    /// Opens what lies at a path.
    init(path: String) throws(DocumentError) {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            self = .folder(ExportFolder(folder: path))
            return
        }
        let start = FileHandle(forReadingAtPath: path).flatMap { handle in
            defer { try? handle.close() }
            // Reading the beginning of a pipe would take it away.
            return status.st_mode & S_IFMT == S_IFREG ? try? handle.read(upToCount: 8) : nil
        }
        try Self.refuseForeign(start ?? Data(), name: path)
        guard let start, ZipArchive.begins(with: start) else {
            self = .file(try SourceFile(path: path, kind: .export), path: path)
            return
        }
        do {
            self = .folder(ExportFolder(archive: try ZipArchive(path: path), name: path, isNamed: true))
        } catch {
            throw DocumentError(file: path, problem: ContainerProblem.archive("\(error)"))
        }
    }

    /// Takes what is not in a file, such as standard input.
    init(_ data: Data, name: String) throws(DocumentError) {
        try Self.refuseForeign(data.prefix(8), name: name)
        guard ZipArchive.begins(with: data) else {
            self = .file(try SourceFile(name: name, data: data, kind: .export), path: nil)
            return
        }
        guard data.count <= InputLimits.fileSize else {
            throw DocumentError(file: name, problem: FileProblem.tooLarge(limit: InputLimits.fileSize))
        }
        do {
            self = .folder(ExportFolder(archive: try ZipArchive(data), name: name, isNamed: false))
        } catch {
            throw DocumentError(file: name, problem: ContainerProblem.archive("\(error)"))
        }
    }

    /// Names archives of other kinds, which would only be known as no text.
    private static func refuseForeign(_ start: Data, name: String) throws(DocumentError) {
        let kinds: [(bytes: [UInt8], kind: String)] = [
            ([0x1F, 0x8B], "gzip"), ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "7z"), ([0x52, 0x61, 0x72, 0x21], "RAR"),
            ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "xz"), ([0x28, 0xB5, 0x2F, 0xFD], "zstd"),
        ]
        if let found = kinds.first(where: { start.starts(with: $0.bytes) }) {
            throw DocumentError(file: name, problem: ContainerProblem.foreignArchive(found.kind))
        }
    }
}
