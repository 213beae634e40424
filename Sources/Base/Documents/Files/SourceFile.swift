internal import Files
package import Foundation

/// A file of YAML or JSON, read and known to be text.
package struct SourceFile: Sendable {
    /// The file as the caller named it.
    package let name: String

    /// The characters of the file.
    package let text: String
    private let kind: DocumentKind

    /// The most that is read, in bytes.
    static let maximumSize = InputLimits.fileSize

    /// Reads a file.
    ///
    /// Never reads more than the limit, so that it ends even for a device that has no end.
    ///
    /// - Parameter kind: What the file is to hold, for errors.
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

    /// Takes what is not in a file, such as standard input.
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
    /// The document: JSON or YAML, by the name's ending, or else by trying.
    package func document() throws(DocumentError) -> DocumentNode {
        let ending = name.lowercased()
        if ending.hasSuffix(".json") { return try jsonDocument() }
        let first = text.utf8.first { $0 > 0x20 }
        let looksLikeJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        guard looksLikeJSON, !ending.hasSuffix(".yaml"), !ending.hasSuffix(".yml") else { return try yamlDocument() }
        do {
            return try jsonDocument()
        } catch {
            // YAML can begin with a brace too; if it is neither, the complaint is about the more likely one.
            guard let document = try? yamlDocument() else { throw error }
            return document
        }
    }

    /// Reads the document, and names the quotes that a text lacks where that explains a mistake of a value.
    package func read<Result>(
        _ body: (LocatedNode) throws(DocumentError) -> Result
    ) throws(DocumentError) -> Result {
        try read(document(), body)
    }

    /// Reads a document that was made of this file.
    package func read<Result>(
        _ document: DocumentNode, _ body: (LocatedNode) throws(DocumentError) -> Result
    ) throws(DocumentError) -> Result {
        do throws(DocumentError) {
            return try body(LocatedNode(node: document, path: .root, file: name))
        } catch {
            // JSON has quotes around all texts.
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

    /// The JSON values that stand in the file one after the other: one of a document, many of JSON lines.
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
