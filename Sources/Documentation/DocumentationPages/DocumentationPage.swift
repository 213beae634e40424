public import Documents
public import Foundation

/// A page of documentation: its placeholders of pictures, the pictures that it declares, and those that it refers to.
///
/// A placeholder is a comment:
///
/// ```text
/// <!-- messageshot: hiking-club -->
/// ```
///
/// ``update(knownNames:with:)`` puts the picture behind the placeholder, and an end behind the picture. Every other byte
/// of the page stays as it is. A page is read once, whatever is asked of it.
public struct DocumentationPage: Sendable {
    /// The page, as a path in the folder of the documentation.
    public let path: String

    /// The language of the page.
    public let syntax: PageSyntax

    /// The bytes of the page.
    public let data: Data

    /// The page as errors name it.
    public var file: String { source.file }

    /// The placeholders of the page, in their order.
    public var placeholders: [PicturePlaceholder] { places.map(\.placeholder) }

    /// The pictures that the page declares itself, in their order.
    public let declarations: [PageDeclaration]

    /// The pictures that the page refers to.
    public var references: PageReferences {
        PageReferences(path: path, file: file, references: placedReferences.map(\.reference))
    }

    /// The folder of the catalog that the page belongs to, as a path in the folder of the documentation with a slash
    /// behind it; empty if all of the documentation is one catalog, and `nil` for pages that DocC doesn't read.
    package var catalog: String? { syntax.isDocC ? CatalogName.catalog(around: path) ?? "" : nil }

    /// The placeholders with their places, in their order.
    let places: [PlacedPlaceholder]
    let source: PageSource

    /// The references with their places, in their order.
    let placedReferences: [(reference: PageImageReference, offset: Int)]

    /// Whether the page refers to pictures by `require`, and not only behind placeholders.
    let requiresPictures: Bool

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - path: The page, as a path in the folder of the documentation.
    ///   - data: The bytes of the page.
    ///   - file: The page as errors name it; its path unless given.
    ///   - syntax: The language; as the path says unless given, and Markdown if it doesn't.
    /// - Throws: The first mistake in placeholders and declarations, with its line; or the bytes are no text.
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
    /// Whether a picture is referred to by `require`, and not behind a placeholder.
    fileprivate func containRequire(outsideOf places: [PlacedPlaceholder]) -> Bool {
        var rest = places[...]
        return contains { reference in
            guard case .path = reference.source, reference.form == .expression else { return false }
            while let end = rest.first?.end, end <= reference.offset { rest = rest.dropFirst() }
            return rest.first.map { reference.offset < $0.opening.lowerBound } ?? true
        }
    }
}
