package import Documents
internal import Foundation

/// A picture that a page declares itself, in a block of code whose language is `messageshot`.
public struct PageDeclaration: Hashable, Sendable {
    /// The name of the picture.
    public var name: String

    /// What stands in the block: YAML.
    public var text: String

    /// The number in the page of the text's first line, counted from 1.
    public var line: Int

    /// The page as errors name it.
    var file: String

    /// Where the picture goes unless a placeholder names it, and what stands before the lines there.
    var end: Int
    var prefix: [UInt8] = []
    var commentKind = PageComment.Kind.html

    /// The most declarations that a page may have.
    static let maximumCount = 1000
}

extension PageDeclaration {
    /// The text as a tree, with the lines of the page.
    ///
    /// - Throws: A mistake in the YAML, with its line in the page.
    package func document() throws(DocumentError) -> DocumentNode {
        try Self.document(text, line: line, file: file)
    }

    static func document(_ text: String, line: Int, file: String) throws(DocumentError) -> DocumentNode {
        do throws(DocumentError) {
            let kind = DocumentKind(noun: "picture", minimum: "a picture needs a name: NAME")
            // A name with an ending that is no JSON's.
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
    /// The same values so many lines further down.
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
