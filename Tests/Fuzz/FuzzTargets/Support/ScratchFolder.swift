package import Foundation

/// A folder of this process, for targets that read files. Each thread has its own, so that none reads what another writes.
package struct ScratchFolder: Sendable {
    private let name: String
    private let files: [String: Data]

    /// A folder with the files in it.
    package init(_ name: String, files: [String: Data] = [:]) { (self.name, self.files) = (name, files) }

    /// The folder's path; it is made when it is first asked for.
    package var path: String {
        let thread = Thread.current
        let key = "scratch folder \(name)"
        if let known = thread.threadDictionary[key] as? String { return known }
        let number = String(UInt(bitPattern: ObjectIdentifier(thread).hashValue), radix: 16)
        // As long for each thread: long messages are cut at the same place.
        let digits = String(repeating: "0", count: 16 - number.count) + number
        let path = "\(NSTemporaryDirectory())/messageshot-fuzz-\(getpid())/\(digits)/\(name)"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, data) in files { try? data.write(to: URL(fileURLWithPath: "\(path)/\(name)")) }
        thread.threadDictionary[key] = path
        return path
    }

    /// The text without the part of paths that each thread has of its own.
    package static func withoutThread(_ text: String) -> String {
        text.replacing(#/messageshot-fuzz-[0-9]+/[0-9a-f]{16}/#, with: "")
    }

    /// The folder with pictures, which conversations name `a.png`, `b.jpg`, `c.jpg` and `d.gif`.
    package static let pictures = ScratchFolder(
        "pictures", files: ["a.png": picture, "b.jpg": picture, "c.jpg": picture, "d.gif": picture])

    /// A PNG of 2 × 2 gray pixels.
    private static let picture = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADklEQVR4nGNgaGBo+A8ABAUCAFfUMz8AAAAASUVORK5CYII=")!
}
