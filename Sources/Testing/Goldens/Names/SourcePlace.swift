import Foundation

/// Where an assertion stands.
public struct SourcePlace: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The absolute path of the file, or the one from the package's folder on.
    public var file: String
    public var line: Int
    public var column: Int

    public init(file: String, line: Int, column: Int = 0) {
        self.file = file
        self.line = line
        self.column = column
    }

    public var description: String { "\(file):\(line)" }
}
