public import Documents
public import Foundation

/// A page of documentation: the places where pictures belong, and the pictures that it refers to.
///
/// A page says where a picture belongs with a mark, which is a comment:
///
/// ```text
/// <!-- messageshot: hiking-club -->
/// ```
///
/// ``updated(knownNames:with:)`` puts the picture behind the mark, and an end mark behind the picture. Every other byte
/// of the page stays as it is.
public struct DocumentationPage: Sendable {
    /// The page, as a path in the folder of the documentation.
    public let path: String

    /// The language of the page.
    public let syntax: PageSyntax

    /// The bytes of the page.
    public let data: Data

    /// The page as errors name it.
    public var file: String { source.file }

    /// The marks of the page, in their order.
    public var marks: [PageMark] { places.map(\.mark) }

    /// The pictures that the page declares itself, in their order.
    public let declarations: [PageDeclaration]

    /// The pictures that the page refers to, in their order.
    public let imageReferences: [PageImageReference]

    /// The folder of the catalog that the page belongs to, as a path in the folder of the documentation with a slash
    /// behind it; empty if all of the documentation is one catalog, and `nil` for pages that DocC doesn't read.
    package var catalog: String? { syntax.isDocC ? CatalogName.catalog(around: path) ?? "" : nil }

    /// Where the marks are.
    let places: [MarkPlace]
    let source: PageSource

    /// Where the references stand in the page.
    let referenceOffsets: [Int]

    /// Whether the page refers to pictures by `require`, outside of marks.
    let requiresPictures: Bool

    /// How many bytes were looked at: the measure of the work.
    let work: Int

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - path: The page, as a path in the folder of the documentation.
    ///   - data: The bytes of the page.
    ///   - file: The page as errors name it; its path unless given.
    ///   - syntax: The language; as the path says unless given, and Markdown if it doesn't.
    /// - Throws: The first mistake in marks and declarations, with its line; or the bytes are no text.
    public init(
        path: String, data: Data, file: String? = nil, syntax: PageSyntax? = nil
    ) throws(DocumentError) {
        self.path = path
        self.data = data
        self.syntax = syntax ?? PageSyntax(path: path) ?? .markdown
        source = try PageSource(file: file ?? path, data: data)
        let findings = PageFindings(of: source, self.syntax)
        work = findings.work
        declarations = try DeclarationFinder.declarations(in: findings, of: source)
        places = try MarkFinder.places(in: findings, of: source, self.syntax)
        requiresPictures = findings.requiresPictures(outsideOf: places)
        let references = ReferenceResolver(page: path, definitions: findings.definitions)
            .references(findings.references)
        imageReferences = references.map(\.reference)
        referenceOffsets = references.map(\.offset)
    }
}

extension PageFindings {
    /// Whether the page refers to a picture by `require`, and not between marks.
    fileprivate func requiresPictures(outsideOf places: [MarkPlace]) -> Bool {
        var rest = places[...]
        return references.sorted { $0.offset < $1.offset }.contains { reference in
            guard case .path = reference.source, reference.form == .expression else { return false }
            while let end = rest.first?.end, end <= reference.offset { rest = rest.dropFirst() }
            return rest.first.map { reference.offset < $0.opening.lowerBound } ?? true
        }
    }

    /// Reads a page once, from its beginning to its end.
    init(of source: PageSource, _ syntax: PageSyntax) {
        var findings = PageFindings()
        BlockScanner.scan(source, syntax) { block in
            switch block.kind {
            case .code, .raw: break
            case .fence(let info, _):
                let word = info.prefix { !$0.isWhitespace }
                if MarkReader.isNear(word) { findings.fences.append(block) }
            case .text:
                for text in TableCells.texts(of: block, in: source.bytes) {
                    InlineScanner.scan(text, of: block, syntax, into: &findings)
                }
            case .html, .directive:
                let text = InlineText(source.bytes, lines: block.lines, firstLine: block.firstLine)
                InlineScanner.scan(text, of: block, syntax, into: &findings)
            }
        }
        self = findings
    }
}
