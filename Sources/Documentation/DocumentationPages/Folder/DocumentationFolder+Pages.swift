public import Documents
internal import Files
public import Foundation

extension DocumentationFolder {
    /// Reads a page.
    ///
    /// - Parameter page: The page, as a path relative to the folder.
    /// - Throws: If the page isn't a regular file in the folder, or contains a mistake.
    public func page(_ page: String) throws(DocumentError) -> DocumentationPage {
        try DocumentationPage(path: page, data: read(page), file: name(of: page), syntax: syntax(of: page))
    }

    /// Reads the references of a page that may contain mistakes, or bytes that aren't UTF-8.
    ///
    /// - Parameter page: The page, as a path relative to the folder.
    /// - Throws: If the page isn't a regular file in the folder, or is too large.
    package func references(on page: String) throws(DocumentError) -> PageReferences {
        let text = String(decoding: try read(page), as: UTF8.self)
        let source = try PageSource(file: name(of: page), data: Data(text.utf8))
        let found = PageReader.findings(in: source, syntax(of: page) ?? .markdown).references
        let references = ReferenceResolver(page: page).references(found, in: source).map(\.reference)
        return PageReferences(path: page, file: source.file, references: references)
    }

    /// Writes a page atomically. A page that wouldn't change isn't written.
    ///
    /// - Parameter data: The page with its pictures (``PageUpdate/data``).
    /// - Throws: If the page changed since it was read. A ``FileError`` if it can't be written.
    public func write(_ data: Data, to page: DocumentationPage) throws {
        guard data != page.data else { return }
        guard try read(page.path) == page.data else { throw failure(page.path, FolderProblem.changed) }
        do throws(FileError) {
            try AtomicFile.write(data, to: "\(root)/\(page.path)")
        } catch {
            throw FileError(path: name(of: page.path), action: error.action, reason: error.reason)
        }
    }

    private func read(_ page: String) throws(DocumentError) -> Data {
        guard RelativePath.resolve(page, from: "") == page else {
            throw failure(page, FolderProblem.outside(folder: path))
        }
        let file = "\(root)/\(page)"
        var status = stat()
        guard lstat(file, &status) == 0 else { throw failure(page, FileProblem.missing) }
        // A symbolic link anywhere in the path is refused, even if it leads back into the folder.
        guard file.realPath == file else {
            let isInside = file.realPath.flatMap(inner) != nil
            throw failure(page, isInside ? FolderProblem.link : FolderProblem.outside(folder: path))
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw failure(page, FolderProblem.noFile) }
        let descriptor = open(file, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw failure(page, FileProblem.unreadable(errno))
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            return try handle.read(upToCount: PageSource.maximumSize + 1) ?? Data()
        } catch {
            throw failure(page, FileProblem.unreadable(reason: error.systemReason))
        }
    }

    /// Returns a resolved path relative to the folder; `nil` if it is outside.
    func inner(_ realPath: String) -> String? {
        let start = root == "/" ? root : root + "/"
        return realPath.hasPrefix(start) ? String(realPath.dropFirst(start.count)) : nil
    }
}
