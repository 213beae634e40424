public import Documents
public import Foundation

/// A page of documentation, with its placeholders, the pictures that it declares, and its references to pictures.
///
/// A placeholder is a comment:
///
/// ```text
/// <!-- messageshot: hiking-club -->
/// ```
///
/// ``update(knownNames:with:)`` inserts the picture after the placeholder, followed by an end comment. All other bytes
/// of the page stay the same. Each page is parsed only once.
public struct DocumentationPage: Sendable {
    /// The page, as a path relative to the documentation folder.
    public let path: String

    /// The language of the page.
    public let syntax: PageSyntax

    /// The bytes of the page.
    public let data: Data

    /// The page's name in errors.
    public var file: String { source.file }

    /// The placeholders, in page order.
    public var placeholders: [PicturePlaceholder] { places.map(\.placeholder) }

    /// The pictures that the page declares, in page order.
    public let declarations: [PageDeclaration]

    /// The page's references to pictures.
    public var references: PageReferences {
        PageReferences(path: path, file: file, references: placedReferences.map(\.reference))
    }

    /// The references outside of the pictures after placeholders.
    package var ownReferences: PageReferences {
        var rest = places[...]
        let own = placedReferences.filter { _, offset in
            while let end = rest.first?.end, end <= offset { rest = rest.dropFirst() }
            return rest.first.map { offset < $0.opening.lowerBound } ?? true
        }
        return PageReferences(path: path, file: file, references: own.map(\.reference))
    }

    /// The folder of the catalog that contains the page, as a path relative to the documentation folder with a trailing
    /// slash. Empty if the documentation folder itself is a catalog, and `nil` if DocC doesn't read the page.
    package var catalog: String? { syntax.isDocC ? CatalogName.catalog(around: path) ?? "" : nil }

    /// The placeholders with their positions, in page order.
    let places: [PlacedPlaceholder]
    let source: PageSource

    /// The references with their positions, in page order.
    let placedReferences: [(reference: PageImageReference, offset: Int)]

    /// Whether the page uses `require` for pictures, outside of those inserted after placeholders.
    let requiresPictures: Bool

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - path: The page, as a path relative to the documentation folder.
    ///   - data: The bytes of the page.
    ///   - file: The page's name in errors. The default is its path.
    ///   - syntax: The language. The default depends on the path, and is Markdown for unknown extensions.
    /// - Throws: The first mistake in placeholders and declarations, with its line, or an error if the bytes aren't
    ///   UTF-8.
    public init(
        path: String, data: Data, file: String? = nil, syntax: PageSyntax? = nil
    ) throws(DocumentError) {
        self.path = path
        self.data = data
        self.syntax = syntax ?? PageSyntax(path: path) ?? .markdown
        source = try PageSource(file: file ?? path, data: data)
        let findings = PageReader.findings(in: source, self.syntax)
        declarations = try DeclarationFinder.declarations(in: findings, of: source)
        places = try PlaceholderFinder.placeholders(in: findings, of: source, self.syntax)
        let references = findings.references.sorted { $0.offset < $1.offset }
        requiresPictures = references.containRequire(outsideOf: places)
        placedReferences = ReferenceResolver(page: path).references(references, in: source)
    }
}

extension [FoundReference] {
    /// Whether the reference uses `require`, and wasn't inserted after a placeholder.
    fileprivate func containRequire(outsideOf places: [PlacedPlaceholder]) -> Bool {
        var rest = places[...]
        return contains { reference in
            guard case .path = reference.source, reference.form == .expression else { return false }
            while let end = rest.first?.end, end <= reference.offset { rest = rest.dropFirst() }
            return rest.first.map { reference.offset < $0.opening.lowerBound } ?? true
        }
    }
}
