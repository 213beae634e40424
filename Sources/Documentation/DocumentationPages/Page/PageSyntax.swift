/// The language of a page.
public enum PageSyntax: Sendable, Hashable, CaseIterable {
    /// Markdown (CommonMark with GitHub's tables): `.md` and `.markdown`.
    case markdown

    /// Markdown with JSX: `.mdx`.
    case mdx

    /// A DocC article: a `.md` file in a catalog, which is a folder with the extension `.docc`.
    case docc

    /// A DocC tutorial: a `.tutorial` file in a catalog.
    case tutorial

    /// Returns the syntax for a path; `nil` if the file isn't a page.
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

    /// Whether pages refer to pictures by name instead of by path.
    var isDocC: Bool { self == .docc || self == .tutorial }

    /// Whether a page may contain `{/* … */}` and other expressions. Docusaurus reads all Markdown pages as MDX,
    /// whatever their extension.
    var hasExpressions: Bool { !isDocC }
}
