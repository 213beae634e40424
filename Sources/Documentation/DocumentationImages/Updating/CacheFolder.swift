import Files
import Foundation

/// The folder of what belongs to a documentation and to no version of it: `.messageshot` beside its pictures.
struct CacheFolder {
    let path: String

    /// - Parameter folder: The folder that the documentation's paths are relative to.
    init(in folder: String) { path = "\(folder)/.messageshot" }

    var cache: String { "\(path)/cache.json" }

    /// Makes the folder, which version control passes over.
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
