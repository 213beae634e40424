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
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure("\(path): the file can't be read")
        }
        return data
    }

    package static func readStandardInput() throws -> Data {
        do {
            return try FileHandle.standardInput.readToEnd() ?? Data()
        } catch {
            throw Failure("standard input can't be read; give it a file's bytes")
        }
    }
}
