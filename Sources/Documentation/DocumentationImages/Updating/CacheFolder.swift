import Files
import Foundation

/// The folder `.messageshot` beside the pictures, for files that are not under version control.
struct CacheFolder {
    let path: String

    /// - Parameter folder: The folder that the documentation's paths are relative to.
    init(in folder: String) { path = "\(folder)/.messageshot" }

    var cache: String { "\(path)/cache.json" }

    /// Creates the folder, including a file that excludes it from version control.
    func make() throws(FileError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw FileError(path: path, action: "creating the folder", reason: error.systemReason)
        }
        let ignored = "\(path)/.gitignore"
        if !FileManager.default.fileExists(atPath: ignored) { try AtomicFile.write(Data("*\n".utf8), to: ignored) }
    }
}
