internal import Documents

/// Finds the pictures that a page declares itself: in blocks of code, and in those that a comment hides.
enum DeclarationFinder {
    static func declarations(
        in findings: PageFindings, of source: PageSource
    ) throws(DocumentError) -> [PageDeclaration] {
        var found: [PageDeclaration] = []
        for block in findings.fences {
            let end = block.lines[block.lines.count - 1].upperBound
            let code = DeclaredCode(
                block, text: block.lines.dropFirst().dropLast().map { source.bytes.string($0) }, end: end,
                prefix: MarkPlace.prefix(before: block.lines[0].lowerBound, in: source.bytes), kind: .html)
            found.append(try declaration(code, in: source))
            guard found.count <= PageDeclaration.maximumCount else { throw tooMany(code, source) }
        }
        for comment in findings.comments where comment.isClosed {
            for code in DeclaredCode.hidden(in: comment, of: source) {
                found.append(try declaration(code, in: source))
                guard found.count <= PageDeclaration.maximumCount else { throw tooMany(code, source) }
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

    private static func tooMany(_ code: DeclaredCode, _ source: PageSource) -> DocumentError {
        source.failure(.tooManyDeclarations(limit: PageDeclaration.maximumCount), line: code.line)
    }

    private static func declaration(
        _ code: DeclaredCode, in source: PageSource
    ) throws(DocumentError) -> PageDeclaration {
        let words = code.info.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        guard words.first == MarkReader.word else {
            throw source.failure(.misspeltDeclaration(words.first ?? ""), line: code.line)
        }
        if words.count > 1 { throw source.failure(.wordsBehindLanguage(words[1]), line: code.line) }
        guard code.isClosed else { throw source.failure(.unclosedDeclaration, line: code.line) }
        let text = code.text.joined(separator: "\n")
        let document = try PageDeclaration.document(text, line: code.line + 1, file: source.file)
        guard let name = document["name"]?.characters, !name.isEmpty else {
            throw source.failure(.namelessDeclaration, line: code.line)
        }
        return PageDeclaration(
            name: name, text: text, line: code.line + 1, file: source.file, end: code.end, prefix: code.prefix,
            commentKind: code.kind)
    }
}

/// A block of code that declares a picture.
struct DeclaredCode {
    var info: String
    var isClosed: Bool
    var text: [String]

    /// The number of the opening fence's line.
    var line: Int

    /// The end in the page: of the code, or of the comment around it.
    var end: Int
    var prefix: [UInt8]
    var kind: PageComment.Kind

    init(_ block: Block, text: [String], end: Int, prefix: [UInt8], kind: PageComment.Kind) {
        if case .fence(let info, let isClosed) = block.kind {
            self.info = info
            self.isClosed = isClosed
        } else {
            info = ""
            isClosed = false
        }
        self.text = text
        line = block.firstLine
        self.end = end
        self.prefix = prefix
        self.kind = kind
    }

    /// The blocks of code in a comment whose language is ours, or nearly so.
    static func hidden(in comment: PageComment, of source: PageSource) -> [DeclaredCode] {
        let bytes = Array(comment.text.utf8)
        guard let inner = try? PageSource(file: source.file, bytes: bytes) else { return [] }
        var found: [DeclaredCode] = []
        BlockScanner.scan(inner, .mdx) { block in
            guard case .fence(let info, _) = block.kind, MarkReader.isNear(info.prefix { !$0.isWhitespace }) else {
                return
            }
            var moved = block
            moved.firstLine += comment.line - 1
            found.append(
                DeclaredCode(
                    moved, text: block.lines.dropFirst().dropLast().map { bytes.string($0) },
                    end: comment.range.upperBound,
                    prefix: comment.isFirst ? MarkPlace.prefix(before: comment.range.lowerBound, in: source.bytes) : [],
                    kind: comment.kind))
        }
        return found
    }
}
