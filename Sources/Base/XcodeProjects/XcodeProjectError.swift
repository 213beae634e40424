/// An error of reading an Xcode project.
package struct XcodeProjectError: Error, Equatable, CustomStringConvertible {
    /// The file, as the caller named it.
    package var path: String
    package var reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    package var description: String { "\(path): \(reason)" }
}
