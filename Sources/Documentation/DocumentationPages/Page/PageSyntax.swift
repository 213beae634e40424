/// The language that a page is written in.
public enum PageSyntax: Sendable, Hashable, CaseIterable {
    /// Markdown (CommonMark with the tables of GitHub): `.md` and `.markdown`.
    case markdown

    /// Markdown with JSX: `.mdx`.
    case mdx

    /// An article of DocC: `.md` in a catalog, a folder whose name ends in `.docc`.
    case docc

    /// A tutorial of DocC: `.tutorial` in a catalog.
    case tutorial

    /// The syntax that a path's names stand for; `nil` if it is no page.
    public init?(path: String) {
        let names = path.split(separator: "/")
        guard let name = names.last?.lowercased() else { return nil }
        let isInCatalog = names.dropLast().contains(where: CatalogName.isCatalog)
        if name.hasSuffix(".mdx") {
            self = .mdx
        } else if name.hasSuffix(".md") || name.hasSuffix(".markdown") {
            self = isInCatalog ? .docc : .markdown
        } else if name.hasSuffix(".tutorial"), isInCatalog {
            self = .tutorial
        } else {
            return nil
        }
    }

    /// Whether pictures are named and not given by paths.
    var isDocC: Bool { self == .docc || self == .tutorial }

    /// Whether a page may have `{/* … */}` and other expressions. Markdown pages of Docusaurus are MDX, whatever their
    /// ending.
    var hasExpressions: Bool { !isDocC }
}
