/// The markup for pictures in a page.
enum ContentForm: Hashable {
    /// `![alt](path)`, with HTML for anything Markdown can't express.
    case markdown
    /// HTML only, because Markdown isn't parsed between tags.
    case html
    /// JSX, with plain paths or with `require`.
    case jsx(requires: Bool)
    /// DocC markup for articles.
    case docc
    /// DocC markup for tutorials, which consist of directives.
    case directive
}
