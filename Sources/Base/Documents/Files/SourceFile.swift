internal import Files
package import Foundation

/// The text of a YAML or JSON file.
package struct SourceFile: Sendable {
    /// The file as the caller named it.
    package let name: String

    /// The characters of the file.
    package let text: String
    private let kind: DocumentKind

    /// The maximum size, in bytes.
    static let maximumSize = InputLimits.fileSize

    /// Reads a file.
    ///
    /// Never reads more than the limit, so that reading an endless device ends.
    ///
    /// - Parameter kind: The expected kind of document, for errors.
    /// - Throws: An error with a `FileProblem`.
    package init(path: String, kind: DocumentKind) throws(DocumentError) {
        func failure(_ problem: FileProblem) -> DocumentError {
            DocumentError(file: path, problem: problem)
        }

        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw failure(.missing)
        }
        guard !isDirectory.boolValue else { throw failure(.directory) }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw failure(.unreadable(errno))
        }
        defer { try? handle.close() }
        do {
            let data = try handle.read(upToCount: Self.maximumSize + 1) ?? Data()
            try self.init(name: path, data: data, kind: kind)
        } catch let error as DocumentError {
            throw error
        } catch {
            throw failure(.unreadable(reason: error.systemReason))
        }
    }

    /// Creates a source from data that isn't in a file, such as standard input.
    package init(name: String, data: Data, kind: DocumentKind) throws(DocumentError) {
        func failure(_ problem: FileProblem) -> DocumentError {
            DocumentError(file: name, problem: problem)
        }

        guard data.count <= Self.maximumSize else { throw failure(.tooLarge(limit: Self.maximumSize)) }
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let content = data.starts(with: byteOrderMark) ? data.dropFirst(3) : data
        guard let text = String(validating: content, as: UTF8.self) else { throw failure(.notUTF8) }
        guard text.utf8.contains(where: { $0 > 0x20 }) else { throw failure(.empty(advice: kind.minimum)) }
        self.name = name
        self.text = text
        self.kind = kind
    }
}

extension SourceFile {
    /// Returns the document. The file extension decides between JSON and YAML; without a known one, both are tried.
    package func document() throws(DocumentError) -> DocumentNode {
        let ending = name.lowercased()
        if ending.hasSuffix(".json") { return try jsonDocument() }
        let first = text.utf8.first { $0 > 0x20 }
        let looksLikeJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        guard looksLikeJSON, !ending.hasSuffix(".yaml"), !ending.hasSuffix(".yml") else { return try yamlDocument() }
        do {
            return try jsonDocument()
        } catch {
            // YAML can begin with a brace too. If the text is neither, report the likelier error.
            guard let document = try? yamlDocument() else { throw error }
            return document
        }
    }

    /// Reads the document. If unquoted text explains an error, the error says which quotes are missing.
    package func read<Result>(
        _ body: (LocatedNode) throws(DocumentError) -> Result
    ) throws(DocumentError) -> Result {
        try read(document(), body)
    }

    /// Like ``read(_:)``, for a document that was parsed from this file.
    package func read<Result>(
        _ document: DocumentNode, _ body: (LocatedNode) throws(DocumentError) -> Result
    ) throws(DocumentError) -> Result {
        do throws(DocumentError) {
            return try body(LocatedNode(node: document, path: .root, file: name))
        } catch {
            // In JSON, all texts have quotes.
            guard let problem = UnquotedText(error, in: YAMLLines(text), kind)?.problem,
                (try? jsonDocuments()) == nil
            else {
                throw error
            }
            var error = error
            error.problem = problem
            throw error
        }
    }

    /// Returns consecutive JSON values: one for a document, many for JSON lines.
    package func jsonDocuments() throws(DocumentError) -> [DocumentNode] {
        try JSONDocumentParser.parseAll(text, file: name)
    }

    private func jsonDocument() throws(DocumentError) -> DocumentNode {
        try JSONDocumentParser.parse(text, file: name)
    }

    private func yamlDocument() throws(DocumentError) -> DocumentNode {
        try YAMLDocumentParser.parse(text, file: name, kind: kind)
    }
}
