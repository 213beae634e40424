/// An error of reading an Xcode project.
package struct XcodeProjectError: Error, Equatable, CustomStringConvertible {
    /// The file, as the caller named it.
    package var path: String
    package var reason: String

    package var description: String { "\(path): \(reason)" }
}
