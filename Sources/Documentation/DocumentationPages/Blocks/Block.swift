/// Lines of a page that belong together: a paragraph, a code block, HTML. Lists and quotes are no blocks of their own.
struct Block {
    enum Kind: Hashable {
        /// A paragraph, a heading or a table: what has inline markup.
        case text
        /// HTML, in which nothing is Markdown.
        case html
        /// A directive of DocC with its arguments.
        case directive
        /// Code between fences, with the words behind the opening one.
        case fence(info: String, isClosed: Bool)
        /// Code that is indented.
        case code
        /// `<pre>` and other elements that show or run what is in them.
        case raw
    }

    var kind: Kind

    /// What stands in each line, without the signs of quotes and lists before it and without the line end.
    ///
    /// Of code between fences, the first line is the opening fence, and the last the closing one.
    var lines: [Range<Int>]

    /// The number of the first line, counted from 1.
    var firstLine: Int

    /// Whether blanks at the beginning of a line don't make it code.
    var isIndentedFreely: Bool
}
