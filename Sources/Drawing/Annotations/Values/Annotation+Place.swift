extension Annotation {
    /// A line of a file.
    public struct Place: Sendable, Equatable, CustomStringConvertible {
        /// The file's name for errors.
        public var file: String

        /// The line, counted from 1.
        public var line: Int

        /// Creates a place.
        public init(file: String, line: Int) {
            (self.file, self.line) = (file, line)
        }

        /// The prefix of errors, such as `pictures.yaml:12`.
        public var description: String { "\(file):\(line)" }
    }
}
