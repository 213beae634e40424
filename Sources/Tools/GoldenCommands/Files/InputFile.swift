package import Foundation

/// Reads a whole input.
package enum InputFile {
    /// The argument for standard input or standard output.
    package static let standardStream = "-"

    /// Returns the bytes of a file, or of standard input for `-`.
    package static func read(_ path: String) throws -> Data {
        if path == standardStream { return try readStandardInput() }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw Failure("\(path): there is no such file")
        }
        guard !isDirectory.boolValue else { throw Failure("\(path): this is a folder; expected a file") }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw Failure("\(path): the file can't be read")
        }
        defer { try? handle.close() }
        return try read(handle, name: path)
    }

    package static func readStandardInput() throws -> Data {
        try read(.standardInput, name: "standard input")
    }

    /// The maximum number of bytes that are read.
    private static let maximumSize = 64 << 20

    /// Reads no more than the limit, so that it ends even for an endless device.
    private static func read(_ handle: FileHandle, name: String) throws -> Data {
        var data = Data()
        do {
            while data.count <= maximumSize, let more = try handle.read(upToCount: 1 << 20), !more.isEmpty {
                data.append(more)
            }
        } catch {
            throw Failure("\(name) can't be read; redirect a file to it")
        }
        guard data.count <= maximumSize else {
            throw Failure("\(name) has more than \(maximumSize >> 20) MiB, which is the limit")
        }
        return data
    }
}
