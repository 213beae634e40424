/// One kind of change to an app's files.
protocol Rule {
    /// Adds what the rule changes in a file.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - index: What all files of the target declare.
    ///   - changes: Receives the changes and errors.
    func apply(to source: Source, index: TargetIndex, changes: inout Changes)
}
