/// A file that could not be written: the machine is at fault and not what was asked of it.
public struct FileError: Error, Equatable, CustomStringConvertible {
    /// The file, as it was named.
    public var path: String

    /// The step that failed, such as `opening`.
    public var action: String

    /// The system's own words.
    public var reason: String

    /// Creates an error.
    public init(path: String, action: String, reason: String) {
        self.path = path
        self.action = action
        self.reason = reason
    }

    /// A line that names the file and says why it could not be written.
    public var description: String { "\(path): \(action) failed: \(reason)" }
}
