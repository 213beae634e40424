import Files
import Foundation

/// Where the pictures of a command go: each is put aside when it is done, and all get their names together.
final class PictureFiles {
    private let session: CommandSession

    init(_ session: CommandSession) { self.session = session }

    /// The only picture so far. One alone is not put aside: it may go to standard output, and a link is followed.
    private var first: Picture?

    private var set: StagedFiles?

    /// The paths of the pictures that were put aside.
    private var paths: [String] = []

    /// Takes a finished picture. All lie in one folder. No more than one of them is kept in memory.
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
    /// The folder that the picture lies in.
    fileprivate var folder: String {
        let folder = (path ?? "").folderOfPath
        return folder.isEmpty ? "." : folder
    }

    /// Whether that folder has to be made.
    fileprivate var hasNewFolder: Bool { path != nil && !FileManager.default.fileExists(atPath: folder) }
}
