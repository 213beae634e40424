/// How much of a text is read as Markdown, under the names of Foundation's `AttributedString.MarkdownParsingOptions`.
public enum MarkdownSyntax: Hashable, Sendable {
    /// Blocks, and what stands within their lines.
    case full

    /// What stands within lines. A blank line begins another paragraph.
    case inlineOnly

    /// What stands within lines, in one paragraph. Spaces, tabs and blank lines stay; each line ends with LF.
    case inlineOnlyPreservingWhitespace
}
