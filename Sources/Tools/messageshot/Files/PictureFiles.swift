import Files
import Foundation

/// Where the pictures of a command go: each is put aside when it is done, and all get their names together.
final class PictureFiles {
    /// The only picture so far. One alone is not put aside: it may go to standard output, and a link is followed.
    private var first: Picture?

    private var set: StagedFiles?

    /// Takes a finished picture. All lie in one folder. No more than one of them is kept in memory.
    func add(_ picture: Picture) throws {
        if set == nil, first == nil { return first = picture }
        let set = try self.set ?? StagedFiles(in: picture.folder)
        self.set = set
        if let first { try first.put(into: set) }
        first = nil
        try picture.put(into: set)
    }

    /// Writes the pictures: all of them or none.
    func publish() throws {
        if let set { return try set.publish() }
        try first?.write()
    }
}

extension Picture {
    /// The folder that the picture lies in.
    fileprivate var folder: String {
        let folder = ((path ?? "") as NSString).deletingLastPathComponent
        return folder.isEmpty ? "." : folder
    }

    fileprivate func put(into set: StagedFiles) throws {
        try set.add(data, as: ((path ?? "") as NSString).lastPathComponent)
    }
}
