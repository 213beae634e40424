import Files
import Foundation

/// The output of a command: finished pictures are staged, and all of them are published together.
final class PictureFiles {
    private let session: CommandSession

    init(_ session: CommandSession) { self.session = session }

    /// The only picture so far. A single picture isn't staged: it may go to standard output, and links are followed.
    private var first: Picture?

    private var set: StagedFiles?

    /// The paths of the staged pictures.
    private var paths: [String] = []

    /// Adds a finished picture. All pictures are in one folder. At most one of them is kept in memory.
    func add(_ picture: Picture) throws {
        if let path = picture.path { try session.inputs.check(path) }
        if set == nil, first == nil { return first = picture }
        let set = try self.set ?? StagedFiles(in: picture.folder)
        self.set = set
        if let first { try put(first, into: set) }
        first = nil
        try put(picture, into: set)
    }

    private func put(_ picture: Picture, into set: StagedFiles) throws {
        let path = picture.path ?? ""
        try set.add(picture.bytes, as: path.nameInPath)
        paths.append(path)
    }

    /// Writes the pictures: all of them or none.
    func publish() throws {
        if set == nil, let first, first.hasNewFolder {
            let set = try StagedFiles(in: first.folder)
            self.set = set
            try put(first, into: set)
        }
        guard let set else { return try first?.write(to: session.output) ?? () }
        try set.publish()
        for path in paths { session.output.wrote(path) }
    }
}

extension Picture {
    /// The folder of the picture.
    fileprivate var folder: String {
        let folder = (path ?? "").folderOfPath
        return folder.isEmpty ? "." : folder
    }

    /// Whether that folder has to be created.
    fileprivate var hasNewFolder: Bool { path != nil && !FileManager.default.fileExists(atPath: folder) }
}
