package import Foundation

/// A folder of this process, for targets that read files.
package struct ScratchFolder: Sendable {
    /// The folder's path.
    package let path: String

    /// Makes the folder with the files in it.
    package init(_ name: String, files: [String: Data] = [:]) {
        path = "\(NSTemporaryDirectory())/messageshot-fuzz-\(getpid())/\(name)"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, data) in files { try? data.write(to: URL(fileURLWithPath: "\(path)/\(name)")) }
    }

    /// The folder with pictures, which conversations name `a.png`, `b.jpg`, `c.jpg` and `d.gif`.
    package static let pictures = ScratchFolder(
        "pictures", files: ["a.png": picture, "b.jpg": picture, "c.jpg": picture, "d.gif": picture])

    /// A PNG of 2 × 2 grey pixels.
    private static let picture = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADklEQVR4nGNgaGBo+A8ABAUCAFfUMz8AAAAASUVORK5CYII=")!
}
