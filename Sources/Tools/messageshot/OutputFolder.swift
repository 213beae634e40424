import Foundation
import Raster

/// A folder that several files are written into: all of them or none.
struct OutputFolder {
    struct File {
        var name: String
        var data: Data
    }

    private let path: String
    private let isThere: Bool

    /// Makes sure that the folder can be written into, or else made, before anything is drawn.
    init(_ path: String) throws {
        guard !path.isEmpty, path != InputFile.standardStream else {
            throw Failure("-o \(path.isEmpty ? "is empty" : path): several pictures need a folder; name one")
        }
        self.path = path
        isThere = FileManager.default.fileExists(atPath: path)
        guard isThere else {
            let parent = (path as NSString).deletingLastPathComponent
            guard parent.isEmpty || FileManager.default.fileExists(atPath: parent) else {
                throw Failure("\(path): there is no folder \(parent) to make it in; make that first")
            }
            return
        }
        // What is there has to be a folder that can be written into.
        _ = try Destination(output: path.hasSuffix("/") ? path : path + "/", name: "")
    }

    /// Writes the files into a new folder inside of this one, and then moves them to their places.
    func write(_ files: [File]) throws {
        for file in files where isFolder(place(file)) {
            throw Failure("\(place(file)) is a folder; a picture of this name is to be written")
        }
        let manager = FileManager.default
        if !isThere { try make(path) }
        let staging = "\(path)/.messageshot-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        do {
            try make(staging)
            for file in files { try write(file, to: "\(staging)/\(file.name)") }
            try move(files, from: staging)
            try? manager.removeItem(atPath: staging)
        } catch {
            try? manager.removeItem(atPath: staging)
            if !isThere { try? manager.removeItem(atPath: path) }
            throw error
        }
    }

    private func place(_ file: File) -> String { "\(path)/\(file.name)" }

    private func write(_ file: File, to staged: String) throws {
        do {
            try AtomicFile.write(file.data, to: staged)
        } catch .file(_, let action, let reason) {
            // The person knows the file by the name that it is to have.
            throw RasterError.file(path: place(file), action: action, reason: reason)
        }
    }

    /// Puts every file in its place; if one can't be put there, those that were there before come back.
    private func move(_ files: [File], from staging: String) throws {
        var moved: [File] = []
        for file in files {
            let old = "\(staging)/old-\(file.name)"
            let hadOne = rename(place(file), old) == 0
            guard rename("\(staging)/\(file.name)", place(file)) == 0 else {
                let reason = String(cString: strerror(errno))
                if hadOne { rename(old, place(file)) }
                for file in moved {
                    if rename("\(staging)/old-\(file.name)", place(file)) != 0 { unlink(place(file)) }
                }
                throw Failure("\(place(file)) can't be written: \(reason)", .machine)
            }
            moved.append(file)
        }
    }

    private func make(_ folder: String) throws {
        guard mkdir(folder, 0o777) == 0 else {
            throw Failure("\(path): the folder can't be written to: \(String(cString: strerror(errno)))", .machine)
        }
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
