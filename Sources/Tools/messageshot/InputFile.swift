import Foundation

/// Reading a whole input, with the reason when it can't be read.
enum InputFile {
    /// Returns the bytes of a file, or of standard input for `-`.
    static func read(_ path: String) throws -> Data {
        if path == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw Failure("\(path): there is no such file")
        }
        guard !isDirectory.boolValue else { throw Failure("\(path) is a folder, not a file") }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure("\(path) can't be read: no permission?")
        }
        return data
    }
}
