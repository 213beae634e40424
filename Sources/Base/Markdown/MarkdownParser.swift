/// Reads Markdown.
///
///     MarkdownParser.parse("**Sup!**").blocks // [.paragraph([.strong([.text("Sup!")])])]
public enum MarkdownParser {
    /// Reads a text. Every text is Markdown, so that nothing can fail.
    ///
    /// Markup that is nested deeper than ``maximumDepth`` is read as the plain text in it.
    ///
    /// - Parameters:
    ///   - syntax: Whether blocks are read, and whether spaces stay.
    ///   - allowsExtendedAttributes: Whether `^[text](attributes)` is read.
    public static func parse(
        _ text: String, syntax: MarkdownSyntax = .full, allowsExtendedAttributes: Bool = false
    ) -> MarkdownDocument {
        guard
            let root = MarkdownTree(text, syntax: syntax, allowsExtendedAttributes: allowsExtendedAttributes)?.root
        else { return MarkdownDocument(blocks: [.paragraph([.text(text)])]) }
        return MarkdownDocument(blocks: root.children.flatMap { $0.blocks(depth: 0) })
    }

    /// The number of blocks or inlines that may be inside of each other.
    public static let maximumDepth = 32

    /// Whether `text` has a character that markup could begin with. A text without one has no markup.
    static func mayHaveMarkup(_ text: String) -> Bool {
        text.utf8.contains { Self.markers.contains($0) } || text.utf8.first == 0x20 || hasIndentedLine(text)
    }

    /// Whether a line behind the first begins with four spaces, as code does. A line ends with LF, CR or both.
    private static func hasIndentedLine(_ text: String) -> Bool {
        var spaces: Int?
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): spaces = 0
            case UInt8(ascii: " "): spaces = spaces.map { $0 + 1 }
            default: spaces = nil
            }
            if spaces == 4 { return true }
        }
        return false
    }

    private static let markers = Set("*_~`#>-+=[!\\<&\t.)".utf8)

    /// Whether `text` has a character that markup within lines could begin with. A text without one has none.
    public static func mayHaveInlineMarkup(_ text: String) -> Bool { text.utf8.contains(where: inlineMarkers.contains) }

    private static let inlineMarkers = Set("*_~`[\\<&".utf8)
}

extension MarkdownParser {
    /// Reads a text if there is any markup in it.
    ///
    /// - Returns: `nil` for paragraphs of plain text. One whose signs would be markup without the backslashes before
    ///   them is none.
    public static func parseIfMarkedUp(_ text: String) -> MarkdownDocument? {
        guard mayHaveMarkup(text) else { return nil }
        let document = parse(text)
        return document.hasMarkup || hidesMarkup(text) ? document : nil
    }

    /// Whether backslashes keep signs from being markup. Those of `¯\_(ツ)_/¯` keep none.
    private static func hidesMarkup(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return false }
        return parse(text.replacing(/\\([!-\/:-@\[-`{-~])/) { $0.output.1 }).hasMarkup
    }
}
