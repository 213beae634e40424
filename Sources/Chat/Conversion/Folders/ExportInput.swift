internal import Archives
internal import Documents
internal import Files
internal import Foundation

/// The input to convert: a text file, or a folder or an archive.
enum ExportInput {
    /// A text with its path; `nil` for standard input.
    case file(SourceFile, path: String?)
    case folder(ExportFolder)

    /// Opens the item at a path.
    init(path: String) throws(DocumentError) {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            self = .folder(ExportFolder(folder: path))
            return
        }
        let start = FileHandle(forReadingAtPath: path).flatMap { handle in
            defer { try? handle.close() }
            // Reading the beginning of a pipe would consume it.
            return status.st_mode & S_IFMT == S_IFREG ? try? handle.read(upToCount: 8) : nil
        }
        try Self.rejectUnsupportedArchive(start ?? Data(), name: path)
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

    /// Reads data that isn't in a file, such as standard input.
    init(_ data: Data, name: String) throws(DocumentError) {
        try Self.rejectUnsupportedArchive(data.prefix(8), name: name)
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

    /// Reports other archive formats by name, which would otherwise count as invalid text.
    private static func rejectUnsupportedArchive(_ start: Data, name: String) throws(DocumentError) {
        let kinds: [(bytes: [UInt8], kind: String)] = [
            ([0x1F, 0x8B], "gzip"), ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "7z"), ([0x52, 0x61, 0x72, 0x21], "RAR"),
            ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "xz"), ([0x28, 0xB5, 0x2F, 0xFD], "zstd"),
        ]
        if let found = kinds.first(where: { start.starts(with: $0.bytes) }) {
            throw DocumentError(file: name, problem: ContainerProblem.unsupportedArchive(found.kind))
        }
    }
}
