internal import Foundation

/// An error of writing a file, for which the machine is at fault, not the request.
public struct FileError: Error, Equatable, CustomStringConvertible {
    /// The file, as the caller named it.
    public var path: String

    /// The step that failed, such as `opening`.
    public var action: String

    /// The system's description of the error.
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

extension FileError {
    /// Whether there is no such file.
    package var isOfMissingFile: Bool { reason == String(cString: strerror(ENOENT)) }
}
