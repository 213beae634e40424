extension String {
    /// The examples of a command's help: complete command lines.
    package static func examples(_ lines: String...) -> String {
        "\n\nExamples:\n" + lines.map { "  \($0)" }.joined(separator: "\n")
    }
}
