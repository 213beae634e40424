/// A file that could not be written: the machine is at fault and not what was asked of it.
public struct FileError: Error, Equatable, CustomStringConvertible {
    /// The file, as it was named.
    public var path: String

    /// What was being done, such as `opening`.
    public var action: String

    /// What the system says.
    public var reason: String

    public init(path: String, action: String, reason: String) {
        self.path = path
        self.action = action
        self.reason = reason
    }

    /// One line: the file, and why it could not be written.
    public var description: String { "\(path): \(action) failed: \(reason)" }
}
