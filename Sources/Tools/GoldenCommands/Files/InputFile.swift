package import Foundation

/// Reading a whole input, with the reason when it can't be read.
package enum InputFile {
    /// The argument that stands for standard input or standard output.
    package static let standardStream = "-"

    /// Returns the bytes of a file, or of standard input for `-`.
    package static func read(_ path: String) throws -> Data {
        if path == standardStream { return try readStandardInput() }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw Failure("\(path): there is no such file")
        }
        guard !isDirectory.boolValue else { throw Failure("\(path): this is a directory; a file is needed") }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw Failure("\(path): the file can't be read")
        }
        defer { try? handle.close() }
        return try read(handle, name: path)
    }

    package static func readStandardInput() throws -> Data {
        try read(.standardInput, name: "standard input")
    }

    /// The most bytes that are read.
    private static let maximumSize = 64 << 20

    /// Reads no more than the limit, so that it ends even for a device that has no end.
    private static func read(_ handle: FileHandle, name: String) throws -> Data {
        var data = Data()
        do {
            while data.count <= maximumSize, let more = try handle.read(upToCount: 1 << 20), !more.isEmpty {
                data.append(more)
            }
        } catch {
            throw Failure("\(name) can't be read; give it a file's bytes")
        }
        guard data.count <= maximumSize else {
            throw Failure("\(name) has more than \(maximumSize >> 20) MiB, the most that is read")
        }
        return data
    }
}
