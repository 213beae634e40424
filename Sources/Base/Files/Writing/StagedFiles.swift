public import Foundation
internal import Synchronization

/// Files of a folder that appear together: each is staged when it is complete, and at the end all get their names, or
/// none does.
///
///     let files = try StagedFiles(in: "pictures")
///     defer { files.discard() }
///     for number in 1...3 { try files.add(Data("Page \(number)".utf8), as: "\(number).txt") }
///     try files.publish()
///
/// Until then, existing files stay unchanged. A killed process leaves a hidden folder, which the next process that
/// writes there removes. If it was killed while publishing, the next one completes that.
///
/// Unlike with ``AtomicFile``, a link at a file's path is replaced, not followed.
public final class StagedFiles: Sendable {
    private let root: String
    private let staging: String
    private let descriptor: Int32
    private let state: Mutex<State>

    private struct State {
        /// The files that are complete.
        var files: [CommitJournal.File] = []
        var count = 0

        /// Folders that were made for the files, the outermost first.
        var made: [String]
        var isOpen = true
    }

    /// The number of files of a killed process that this one has published.
    public let finishedCount: Int

    /// Begins a set of files, and creates its folder if missing.
    ///
    /// - Parameters:
    ///   - folder: The folder that the names are relative to.
    ///   - staging: An existing folder in which to stage the files instead.
    /// - Throws: If a folder can't be made.
    public init(in folder: String, staging other: String? = nil) throws(FileError) {
        guard !folder.isEmpty else { throw FileError(path: folder, action: "writing", reason: "the path is empty") }
        root = folder
        finishedCount = UnfinishedFiles.remove(in: other ?? folder, root: folder)
        var made: [String] = []
        let code = FolderCreation.makeAll(folder, &made)
        state = Mutex(State(made: made))
        do throws(FileError) {
            guard code == 0 else { throw FileError(path: folder, action: "creating the folder", errno: code) }
            (staging, descriptor) = try TemporaryName.makeFolder(in: other ?? folder, for: folder)
        } catch {
            for folder in made.reversed() { TemporaryFiles.remove(folder) }
            throw error
        }
    }

    /// Stages a file, on any thread. A file of the same name replaces the earlier one.
    ///
    /// - Parameter name: A path relative to the folder; its folders are created on publishing.
    /// - Throws: If the file can't be written, or its name leads out of the folder.
    public func add(_ data: Data, as name: String) throws(FileError) { try add(SpooledBytes(data), as: name) }

    /// Stages a file that may not fit in memory.
    package func add(_ bytes: SpooledBytes, as name: String) throws(FileError) {
        let place = CommitJournal.place(of: name, in: root)
        guard RelativePath.isNormal(name) else {
            throw FileError(path: place, action: "writing", reason: "it leads out of the folder")
        }
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        let path = "\(staging)/\(CommitJournal.new(number))"
        let descriptor = TemporaryFiles.pausing { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
        guard descriptor >= 0 else { throw FileError(path: place, action: "writing", errno: errno) }
        defer { close(descriptor) }
        try Descriptor.write(bytes, to: descriptor, named: place)
        var status = stat()
        if stat(place, &status) == 0, status.st_mode & S_IFMT == S_IFREG { fchmod(descriptor, status.st_mode & 0o777) }
        state.withLock { $0.files.append(CommitJournal.File(number: number, name: name)) }
    }

    /// Gives all files their names, replacing existing files.
    ///
    /// - Throws: For the first file that can't get its name; then everything is as before.
    public func publish() throws(FileError) {
        let files = state.withLock { $0.files }
        let last = Dictionary(files.map { ($0.name, $0.number) }) { max($0, $1) }
        let published = files.filter { last[$0.name] == $0.number }
        if !published.isEmpty { try CommitJournal(staging: staging, root: root).run(published) }
        let made = state.withLock { state in
            defer { state.made = [] }
            return state.made
        }
        for folder in made { TemporaryFiles.forget(folder) }
        discard()
    }

    /// Removes what was staged and not published, and the folder if it was created for it. Further calls do nothing.
    public func discard() {
        let (isOpen, made) = state.withLock { state in
            defer { state.isOpen = false }
            return (state.isOpen, state.made)
        }
        guard isOpen else { return }
        TemporaryFiles.remove(staging)
        for folder in made.reversed() { TemporaryFiles.remove(folder) }
        close(descriptor)
    }

    deinit { discard() }

    /// Writes files into a folder: all of them or none.
    ///
    /// - Throws: For the first file that can't be written.
    public static func write(_ files: [(name: String, data: Data)], to folder: String) throws(FileError) {
        let set = try StagedFiles(in: folder)
        defer { set.discard() }
        for file in files { try set.add(file.data, as: file.name) }
        try set.publish()
    }
}
