import Files
import Foundation
import Frames
import Rendering

/// A record of the pictures drawn in earlier runs, used to skip pictures that can't have changed.
///
/// The cache can be deleted at any time. The next run then draws all pictures and writes those that differ.
struct PictureCache: Codable {
    /// A file that was drawn.
    struct Record: Codable {
        /// A digest of the picture's declaration; `nil` if it can't be determined.
        var declaration: String?

        /// Digests of the files that the picture depends on, by their paths.
        var inputs: [String: String]

        /// A digest of the picture file itself.
        var file: String

        var summary: PictureSummary
    }

    /// The program that drew the pictures, and the folder of its fonts. Another version may draw different pixels.
    private var program = Self.currentProgram

    /// The files by their paths, relative to the folder of the pictures.
    var records: [String: Record] = [:]

    private static var currentProgram: String {
        ProgramIdentity.current + (SystemFontsFolder.current.map { "-\($0)" } ?? "")
    }

    /// An empty cache, for pictures that are drawn every time.
    init() {}

    // MARK: The file

    /// Reads the cache of a folder. Returns an empty cache if there is none or it can't be used.
    init(in folder: CacheFolder) {
        guard let data = FileManager.default.contents(atPath: folder.cache),
            let cache = try? JSONDecoder().decode(Self.self, from: data), cache.program == Self.currentProgram
        else { return }
        self = cache
    }

    /// Writes the cache. Failures are ignored, because they only make the next run slower.
    func write(to folder: CacheFolder) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        guard let data = try? encoder.encode(self) else { return }
        try? AtomicFile.write(data, to: folder.cache)
    }
}
