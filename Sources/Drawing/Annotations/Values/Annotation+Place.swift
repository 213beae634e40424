extension Annotation {
    /// A line of a file.
    public struct Place: Sendable, Equatable, CustomStringConvertible {
        /// The file's name, as errors have it.
        public var file: String

        /// Counted from 1.
        public var line: Int

        /// Creates a place.
        public init(file: String, line: Int) {
            (self.file, self.line) = (file, line)
        }

        /// The place as errors begin with it, such as `pictures.yaml:12`.
        public var description: String { "\(file):\(line)" }
    }
}
