import Files
import Foundation

/// A finished picture, not yet written.
struct Picture {
    /// `nil` for standard output.
    var path: String?
    var data: Data

    func write() throws {
        if let path {
            try AtomicFile.write(data, to: path)
            JobFiles.current?.wrote(path)
        } else {
            try StandardOutput.write(data)
        }
    }

    /// Writes pictures: all of them or none. Several files lie in one folder.
    static func write(_ pictures: [Picture]) throws {
        guard pictures.count > 1, let first = pictures.first?.path else {
            return try pictures.forEach { try $0.write() }
        }
        let folder = first.folderOfPath
        let files = try StagedFiles(in: folder.isEmpty ? "." : folder)
        defer { files.discard() }
        for case let (path?, data) in pictures.map({ ($0.path, $0.data) }) {
            try files.add(data, as: path.nameInPath)
        }
        try files.publish()
    }
}
