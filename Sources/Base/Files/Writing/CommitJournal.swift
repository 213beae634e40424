internal import Foundation

/// Moves the files of a staging folder to their final paths.
///
/// ```text
/// .messageshot-0123456789abcdef.staging/
/// ├─ new-1, new-2, …   the files
/// ├─ old-1, old-2, …   the files that they replace
/// └─ journal           the final paths, during the move
/// ```
///
/// If the process is killed while the journal exists, a later process completes the move.
struct CommitJournal {
    let staging: String

    /// The folder that the paths are relative to.
    let root: String

    /// Returns the path of a file as messages show it.
    static func place(of name: String, in root: String) -> String { root == "." ? name : "\(root)/\(name)" }

    static func new(_ number: Int) -> String { "new-\(number)" }
    static func old(_ number: Int) -> String { "old-\(number)" }
    static let journal = "journal"

    /// A complete file.
    struct File: Codable {
        var number: Int

        /// A path relative to `root`.
        var name: String
    }

    private struct Journal: Codable {
        var files: [File]
    }

    private static let longestJournal = 64 << 20

    /// Moves all files to their paths, or restores the previous state.
    func run(_ files: [File]) throws(FileError) {
        for file in files {
            let place = Self.place(of: file.name, in: root)
            var status = stat()
            guard lstat(place, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFREG, S_IFLNK: break
            case S_IFDIR: throw FileError(path: place, action: "writing", reason: "it is a folder")
            // A pipe or a device, which must not be replaced.
            default: throw FileError(path: place, action: "writing", reason: "it is not a regular file")
            }
        }
        try writeJournal(files)
        // Signals wait; the rest takes no time.
        let result = TemporaryFiles.pausing { Result { () throws(FileError) in try putInPlace(files) } }
        unlink("\(staging)/\(Self.journal)")
        try result.get()
    }

    private func writeJournal(_ files: [File]) throws(FileError) {
        guard let data = try? JSONEncoder().encode(Journal(files: files)) else { return }
        let path = "\(staging)/\(Self.journal)"
        // A folder that a signal handler is removing must get no more files, or it would stay.
        let descriptor = TemporaryFiles.pausing {
            open("\(path)-new", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        }
        guard descriptor >= 0 else { throw FileError(path: root, action: "writing", errno: errno) }
        defer { close(descriptor) }
        guard Descriptor.write(data, to: descriptor), Descriptor.wait(descriptor),
            TemporaryFiles.pausing({ rename("\(path)-new", path) }) == 0
        else { throw FileError(path: root, action: "writing", errno: errno) }
    }

    private func putInPlace(_ files: [File]) throws(FileError) {
        var made: [String] = []
        var moved: [(file: File, hadOne: Bool)] = []
        for file in files {
            let place = Self.place(of: file.name, in: root)
            var code = FolderCreation.makeParents(of: file.name, in: root, &made)
            var hadOne = false
            if code == 0 {
                hadOne = FileMove.keep(place, at: "\(staging)/\(Self.old(file.number))")
                code = FileMove.move("\(staging)/\(Self.new(file.number))", to: place)
            }
            guard code == 0 else {
                let lost = putBack(moved + [(file, hadOne)])
                for folder in made.reversed() { rmdir(folder) }
                var error = FileError(path: place, action: "writing", errno: code)
                if !lost.isEmpty { error.reason += "; \(lost.joined(separator: ", ")) of before can't be put back" }
                throw error
            }
            moved.append((file, hadOne))
        }
    }

    /// Returns the paths of previous files that couldn't be restored.
    private func putBack(_ moved: [(file: File, hadOne: Bool)]) -> [String] {
        moved.reversed().compactMap { file, hadOne in
            let place = Self.place(of: file.name, in: root)
            // The last file never got to its path.
            if file.number != moved.last?.file.number {
                _ = FileMove.move(place, to: "\(staging)/\(Self.new(file.number))")
            }
            guard hadOne else { return nil }
            return FileMove.move("\(staging)/\(Self.old(file.number))", to: place) == 0 ? nil : place
        }
    }

    // MARK: After a crash

    /// Completes the move of a process that was killed.
    ///
    /// The folder may have come from elsewhere, as part of an archive: files never go where programs look for
    /// configuration, and links aren't followed.
    ///
    /// - Returns: The number of files that were moved to their paths.
    func finish() -> Int {
        guard let data = try? UntrustedFile.read(Self.journal, below: staging, limit: Self.longestJournal),
            let files = try? JSONDecoder().decode(Journal.self, from: data).files,
            files.allSatisfy({ isHarmless($0.name) })
        else { return 0 }
        var made: [String] = []
        return files.count { file in
            let path = "\(staging)/\(Self.new(file.number))"
            return isPlain(path) && FolderCreation.makeParents(of: file.name, in: root, &made) == 0
                && FileMove.move(path, to: Self.place(of: file.name, in: root)) == 0
        }
    }

    private static let endings: Set<String> = [
        "png", "jpg", "jpeg", "webp", "svg", "pdf", "gif", "json", "jsonl", "html", "txt", "yaml",
    ]

    private func isHarmless(_ name: String) -> Bool {
        guard RelativePath.isNormal(name), !RelativePath.isHidden(name),
            Self.endings.contains(RelativePath.ending(of: name).lowercased()), !isFolder(Self.place(of: name, in: root))
        else { return false }
        var folder = root
        for part in name.split(separator: "/").dropLast() {
            folder += "/\(part)"
            var status = stat()
            if lstat(folder, &status) == 0, status.st_mode & S_IFMT != S_IFDIR { return false }
        }
        return true
    }

    /// Whether a path is a regular file that isn't executable.
    private func isPlain(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_mode & 0o111 == 0
    }

    private func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
