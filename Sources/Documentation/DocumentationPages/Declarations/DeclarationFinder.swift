internal import Documents

/// Finds the pictures that a page declares in code blocks, including code blocks hidden in comments.
enum DeclarationFinder {
    static func declarations(
        in findings: PageFindings, of source: PageSource
    ) throws(DocumentError) -> [PageDeclaration] {
        let hidden = findings.comments.lazy.filter { $0.isClosed && $0.mayDeclare }.map {
            DeclaredCode.hidden(in: $0, of: source)
        }
        var found: [PageDeclaration] = []
        for code in [findings.declarations] + hidden {
            for code in code {
                found.append(try declaration(code, in: source))
                guard found.count <= PageDeclaration.maximumCount else {
                    throw source.failure(.tooManyDeclarations(limit: PageDeclaration.maximumCount), line: code.line)
                }
            }
        }
        found.sort { $0.line < $1.line }
        var lines: [String: Int] = [:]
        for declaration in found {
            if let line = lines.updateValue(declaration.line - 1, forKey: declaration.name) {
                throw source.failure(.repeatedDeclaration(declaration.name, line: line), line: declaration.line - 1)
            }
        }
        return found
    }

    private static func declaration(
        _ code: DeclaredCode, in source: PageSource
    ) throws(DocumentError) -> PageDeclaration {
        let words = code.info.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        guard words.first == PlaceholderReader.word else {
            throw source.failure(.misspeltDeclaration(words.first ?? ""), line: code.line)
        }
        if words.count > 1 { throw source.failure(.wordsBehindLanguage(words[1]), line: code.line) }
        guard code.isClosed else { throw source.failure(.unclosedDeclaration, line: code.line) }
        let document = try PageDeclaration.document(code.text, line: code.line + 1, file: source.file)
        guard let name = document["name"]?.characters, !name.isEmpty else {
            throw source.failure(.namelessDeclaration, line: code.line)
        }
        return PageDeclaration(
            name: name, text: code.text, line: code.line + 1, file: source.file, end: code.end, prefix: code.prefix,
            commentKind: code.kind)
    }
}
