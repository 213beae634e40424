public import Foundation

/// Writes several files into a folder: all of them or none.
public enum AtomicFolder {
    /// Writes files into a new folder inside of the one at `path`, and then moves them to their places.
    ///
    /// The folder is made if it is not there. If a file can't be put in its place, those that were there before come back.
    ///
    /// A link in a file's place is replaced, not followed, unlike by ``AtomicFile``.
    ///
    /// - Throws: ``FileError`` for the first file that can't be written; a folder of a file's name is an error, too.
    public static func write(_ files: [(name: String, data: Data)], to path: String) throws(FileError) {
        guard !path.isEmpty else { throw FileError(path: path, action: "writing", reason: "the path is empty") }
        for file in files where isFolder("\(path)/\(file.name)") {
            throw FileError(path: "\(path)/\(file.name)", action: "writing", reason: "it is a folder")
        }
        let manager = FileManager.default
        let isThere = manager.fileExists(atPath: path)
        if !isThere { try make(path, for: path) }
        let staging = "\(path)/.messageshot-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        do throws(FileError) {
            try make(staging, for: path)
            for file in files { try stage(file, in: staging, for: path) }
            try move(files.map(\.name), from: staging, to: path)
            try? manager.removeItem(atPath: staging)
        } catch {
            try? manager.removeItem(atPath: staging)
            if !isThere { try? manager.removeItem(atPath: path) }
            throw error
        }
    }

    private static func stage(
        _ file: (name: String, data: Data), in staging: String, for path: String
    ) throws(FileError) {
        do throws(FileError) {
            try AtomicFile.write(file.data, to: "\(staging)/new-\(file.name)")
        } catch {
            // The person knows the file by the name that it is to have.
            throw FileError(path: "\(path)/\(file.name)", action: error.action, reason: error.reason)
        }
    }

    /// Puts the staged files in their places, or else those back that were there before.
    private static func move(_ names: [String], from staging: String, to path: String) throws(FileError) {
        var moved: [(name: String, hadOne: Bool)] = []
        for name in names {
            let hadOne = rename("\(path)/\(name)", "\(staging)/old-\(name)") == 0
            guard rename("\(staging)/new-\(name)", "\(path)/\(name)") == 0 else {
                var reason = String(cString: strerror(errno))
                let kept = putBack(moved + [(name, hadOne)], from: staging, to: path)
                if !kept.isEmpty { reason += "; \(kept.joined(separator: ", ")) of before can't be put back" }
                throw FileError(path: "\(path)/\(name)", action: "writing", reason: reason)
            }
            moved.append((name, hadOne))
        }
    }

    /// Returns where files of before are that could not be put back in their places: beside the folder.
    private static func putBack(
        _ moved: [(name: String, hadOne: Bool)], from staging: String, to path: String
    ) -> [String] {
        moved.compactMap { file in
            let (place, old) = ("\(path)/\(file.name)", "\(staging)/old-\(file.name)")
            guard file.hadOne else {
                unlink(place)
                return nil
            }
            guard rename(old, place) != 0 else { return nil }
            // The staging folder goes: what is in it must not.
            let saved = "\(path)/old-\(file.name)"
            return rename(old, saved) == 0 ? saved : old
        }
    }

    private static func make(_ folder: String, for path: String) throws(FileError) {
        guard mkdir(folder, 0o777) == 0 else {
            throw FileError(path: path, action: "making the folder", reason: String(cString: strerror(errno)))
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
