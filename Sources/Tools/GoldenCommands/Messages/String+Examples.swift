extension String {
    /// The last part of a command's help: lines to type, each of which runs as it stands.
    package static func examples(_ lines: String...) -> String {
        "\n\nExamples:\n" + lines.map { "  \($0)" }.joined(separator: "\n")
    }
}
