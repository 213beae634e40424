import Files
import Foundation

/// The folder that the pictures of a documentation are in.
struct PictureFolder {
    /// Without a slash behind it.
    let path: String

    /// - Parameter isRead: Whether the folder has to be there: nothing is going to be written to it.
    init(path: String, isRead: Bool) throws(PictureFailure) {
        guard !path.isEmpty else { throw PictureFailure("-o is empty; name a folder") }
        guard path != "-" else {
            throw PictureFailure("-o -: standard output takes one file, and these are several; name a folder")
        }
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let isFolder = FilePresence.isFolder(path)
        guard isFolder || !FilePresence.isFile(path) else { throw PictureFailure("\(path) is not a folder") }
        guard isFolder || !isRead else {
            throw PictureFailure("\(path): there is no such folder; draw the pictures first")
        }
    }

    /// Writes files, named from the folder on: all of them or none. What is there already and the same is not touched.
    func write(_ files: [(name: String, data: Data)]) throws(FileError) {
        let set = try StagedFiles(in: path)
        defer { set.discard() }
        for file in files where (try? UntrustedFile.read(file.name, below: path, limit: file.data.count)) != file.data {
            try set.add(file.data, as: file.name)
        }
        try set.publish()
    }

    func remove(_ name: String) throws(PictureFailure) {
        let place = "\(path)/\(name)"
        guard unlink(place) == 0 else {
            throw PictureFailure(
                "\(place): it can't be removed: \(String(cString: strerror(errno)))", isMachineFailure: true)
        }
    }
}
