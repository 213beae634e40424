/// Says why a file isn't one of Interface Builder.
package struct InterfaceFileError: Error, Hashable, CustomStringConvertible {
    /// The line in the file, from 1.
    package let line: Int
    package let message: String

    package init(line: Int, message: String) {
        (self.line, self.message) = (line, message)
    }

    package var description: String { "line \(line): \(message)" }
}
