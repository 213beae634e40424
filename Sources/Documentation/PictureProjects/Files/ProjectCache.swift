import Files
import Foundation
import Frames

/// What is known of the pictures that were drawn before, so that those which can't have changed are not drawn again.
///
/// It may be lost or deleted at any time: the next run draws all pictures, and writes those that differ.
struct ProjectCache: Codable {
    /// A file that was drawn.
    struct Record: Codable {
        /// Of all that the project says of the picture.
        var declaration: String

        /// Of the files that the picture follows from, by their paths.
        var inputs: [String: String]

        /// Of the file itself.
        var file: String

        /// In points.
        var width: Double

        /// In points.
        var height: Double
        var alternativeText: String
        var difference: String?
        var warnings: [String]
    }

    /// The program that drew the pictures: another one may draw other pixels.
    private var program = ProgramIdentity.current

    /// The files by their paths, relative to the project's folder.
    var records: [String: Record] = [:]

    // MARK: The file

    /// The folder of what belongs to a project and to no version of it.
    static func folder(in projectFolder: String) -> String { "\(projectFolder)/.messageshot" }

    private static func file(in projectFolder: String) -> String { "\(folder(in: projectFolder))/cache.json" }

    /// Reads the cache of a project; an empty one if there is none that can be used.
    init(of projectFolder: String) {
        guard let data = FileManager.default.contents(atPath: Self.file(in: projectFolder)),
            let cache = try? JSONDecoder().decode(Self.self, from: data), cache.program == ProgramIdentity.current
        else { return }
        self = cache
    }

    /// Writes the cache. A failure costs time in the next run and nothing else.
    func write(to projectFolder: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        guard let data = try? encoder.encode(self) else { return }
        try? AtomicFile.write(data, to: Self.file(in: projectFolder))
    }

    /// Makes the folder of the cache, which version control passes over.
    static func makeFolder(in projectFolder: String) throws(FileError) {
        let folder = folder(in: projectFolder)
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw FileError(path: folder, action: "creating the folder", reason: error.systemReason)
        }
        let ignored = "\(folder)/.gitignore"
        if !FileManager.default.fileExists(atPath: ignored) { try AtomicFile.write(Data("*\n".utf8), to: ignored) }
    }
}
