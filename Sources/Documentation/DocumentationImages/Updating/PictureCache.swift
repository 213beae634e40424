import Files
import Foundation
import Frames

/// What is known of the pictures that were drawn before, so that those which can't have changed are not drawn again.
///
/// It may be lost or deleted at any time: the next run draws all pictures, and writes those that differ.
struct PictureCache: Codable {
    /// A file that was drawn.
    struct Record: Codable {
        /// Of all that is declared of the picture; `nil` where nobody can tell.
        var declaration: String?

        /// Of the files that the picture follows from, by their paths.
        var inputs: [String: String]

        /// Of the file itself.
        var file: String

        var summary: PictureSummary
    }

    /// The program that drew the pictures: another one may draw other pixels.
    private var program = ProgramIdentity.current

    /// The files by their paths, relative to the folder of the pictures.
    var records: [String: Record] = [:]

    /// An empty cache, for pictures that are drawn each time.
    init() {}

    // MARK: The file

    /// Reads the cache of a folder; an empty one if there is none that can be used.
    init(in folder: CacheFolder) {
        guard let data = FileManager.default.contents(atPath: folder.cache),
            let cache = try? JSONDecoder().decode(Self.self, from: data), cache.program == ProgramIdentity.current
        else { return }
        self = cache
    }

    /// Writes the cache. A failure costs time in the next run and nothing else.
    func write(to folder: CacheFolder) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        guard let data = try? encoder.encode(self) else { return }
        try? AtomicFile.write(data, to: folder.cache)
    }
}
