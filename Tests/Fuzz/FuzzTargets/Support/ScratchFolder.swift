package import Foundation

/// A temporary folder for targets that read files. Each thread of each process has its own, so that threads don't read
/// each other's files.
package struct ScratchFolder: Sendable {
    private let name: String
    private let files: [String: Data]

    /// Makes a folder with the given files.
    package init(_ name: String, files: [String: Data] = [:]) { (self.name, self.files) = (name, files) }

    /// The folder's path; the folder is created on first use.
    package var path: String {
        let thread = Thread.current
        let key = "scratch folder \(name)"
        if let known = thread.threadDictionary[key] as? String { return known }
        let number = String(UInt(bitPattern: ObjectIdentifier(thread).hashValue), radix: 16)
        // The path has the same length for each thread, so that long messages are truncated at the same place.
        let digits = String(repeating: "0", count: 16 - number.count) + number
        let path = "\(NSTemporaryDirectory())/messageshot-fuzz-\(getpid())/\(digits)/\(name)"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, data) in files { try? data.write(to: URL(fileURLWithPath: "\(path)/\(name)")) }
        thread.threadDictionary[key] = path
        return path
    }

    /// Removes the part of paths that differs between threads from the text.
    package static func withoutThread(_ text: String) -> String {
        text.replacing(#/messageshot-fuzz-[0-9]+/[0-9a-f]{16}/#, with: "")
    }

    /// The folder with the pictures that conversations name `a.png`, `b.jpg`, `c.jpg` and `d.gif`.
    package static let pictures = ScratchFolder(
        "pictures", files: ["a.png": picture, "b.jpg": picture, "c.jpg": picture, "d.gif": picture])

    /// A PNG of 2 × 2 gray pixels.
    private static let picture = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADklEQVR4nGNgaGBo+A8ABAUCAFfUMz8AAAAASUVORK5CYII=")!
}
