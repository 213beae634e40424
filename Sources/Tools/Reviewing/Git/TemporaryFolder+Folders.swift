internal import Files
internal import Foundation

extension TemporaryFolder {
    /// Makes a folder inside, and returns its path.
    func makeFolder(_ name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
        return "\(path)/\(name)"
    }
}
