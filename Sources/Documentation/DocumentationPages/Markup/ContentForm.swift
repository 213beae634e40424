/// The markup that pictures are put into a page with.
enum ContentForm: Hashable {
    /// `![alt](path)`; HTML where that can't say it.
    case markdown
    /// HTML: between tags, nothing is Markdown.
    case html
    /// JSX, with paths as they are, or in `require`.
    case jsx(requires: Bool)
    /// DocC, in articles.
    case docc
    /// DocC, in tutorials, where everything is a directive.
    case directive
}
