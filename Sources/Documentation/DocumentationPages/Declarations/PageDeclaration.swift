package import Documents
internal import Foundation

/// A picture that a page declares in a code block with the language `messageshot`.
public struct PageDeclaration: Hashable, Sendable {
    /// The name of the picture.
    public var name: String

    /// The YAML in the code block.
    public var text: String

    /// The line number of the text's first line in the page, counted from 1.
    public var line: Int

    /// The page's name in errors.
    var file: String

    /// Where the picture is inserted if no placeholder names it, and the prefix for its lines.
    var end: Int
    var prefix: [UInt8] = []
    var commentKind = PageComment.Kind.html

    /// The maximum number of declarations in a page.
    static let maximumCount = 1000
}

extension PageDeclaration {
    /// Parses the text, with line numbers that refer to the page.
    ///
    /// - Throws: A mistake in the YAML, with its line in the page.
    package func document() throws(DocumentError) -> DocumentNode {
        try Self.document(text, line: line, file: file)
    }

    static func document(_ text: String, line: Int, file: String) throws(DocumentError) -> DocumentNode {
        do throws(DocumentError) {
            let kind = DocumentKind(noun: "picture", minimum: "a picture needs a name: NAME")
            // The extension selects the YAML parser.
            let source = try SourceFile(name: "page.yaml", data: Data(text.utf8), kind: kind)
            return try source.document().moved(down: line - 1)
        } catch {
            var error = error
            error.file = file
            error.line = (error.line ?? 1) + line - 1
            throw error
        }
    }
}

extension DocumentNode {
    /// Returns the same values with their line numbers moved down.
    fileprivate func moved(down lines: Int) -> DocumentNode {
        let moved: Value
        switch value {
        case .null, .nothing, .comment, .text, .plain, .commented: moved = value
        case .sequence(let elements): moved = .sequence(elements.map { $0.moved(down: lines) })
        case .mapping(let entries):
            moved = .mapping(
                entries.map { Entry(key: $0.key, line: $0.line + lines, value: $0.value.moved(down: lines)) })
        }
        return DocumentNode(value: moved, line: line + lines)
    }
}
