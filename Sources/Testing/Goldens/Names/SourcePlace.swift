import Foundation

/// A place in source code, such as that of an assertion.
public struct SourcePlace: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The path of the file, absolute or relative to the package's folder.
    public var file: String
    /// The line, from 1.
    public var line: Int

    /// The column, from 1; 0 if unknown.
    public var column: Int

    /// Creates a place in a file.
    public init(file: String, line: Int, column: Int = 0) {
        self.file = file
        self.line = line
        self.column = column
    }

    public var description: String { "\(file):\(line)" }
}
