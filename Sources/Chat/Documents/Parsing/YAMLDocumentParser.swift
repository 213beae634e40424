internal import Yams

/// Reads YAML and keeps the lines.
struct YAMLDocumentParser {
    private let file: String

    /// The number of values that may still be made: aliases can stand for any number of them.
    private var budget: Int
    private let limit: Int
    private let comments: YAMLComments

    static func parse(_ text: String, file: String, kind: DocumentKind) throws(DocumentError) -> DocumentNode {
        if let line = YAMLKeyCheck.line(ofComplexKeyIn: text) { throw complexKey(at: line, in: file) }
        guard YAMLValueCount.most(in: text) <= InputLimits.values else {
            throw DocumentError(file: file, problem: SyntaxProblem.tooManyValues(limit: InputLimits.values))
        }
        guard let root = try compose(text, file: file, kind: kind), !root.isImplicitNull else {
            throw DocumentError(file: file, problem: FileProblem.empty(advice: kind.minimum))
        }
        // Without aliases, a document has fewer values than characters.
        let limit = min(max(text.utf8.count, 100_000), InputLimits.values)
        var parser = YAMLDocumentParser(file: file, limit: limit, comments: YAMLComments(text))
        return try parser.node(root, depth: 0)
    }

    private init(file: String, limit: Int, comments: YAMLComments) {
        self.file = file
        self.comments = comments
        self.limit = limit
        budget = limit
    }

    private static func compose(
        _ text: String, file: String, kind: DocumentKind
    ) throws(DocumentError) -> Node? {
        // The library keeps a pointer into the text, which a text of less than 16 bytes does not have.
        let text = text.utf8.count < 16 ? text + String(repeating: "\n", count: 16) : text
        do {
            // The basic resolver leaves it to us to tell numbers from words, and is three times as fast.
            return try Yams.compose(yaml: text, .basic)
        } catch let error as YamlError {
            throw DocumentError(error, file: file, kind: kind, text: text)
        } catch {
            throw DocumentError(file: file, problem: SyntaxProblem.invalidYAML("\(error)"))
        }
    }

    private mutating func node(_ node: Node, depth: Int) throws(DocumentError) -> DocumentNode {
        let line = max(node.mark?.line ?? 1, 1)
        try count(at: line, depth: depth)
        switch node {
        case .scalar(let scalar): return DocumentNode(value: value(of: scalar, at: line), line: line)
        case .sequence(let sequence):
            var nodes: [DocumentNode] = []
            nodes.reserveCapacity(sequence.count)
            for element in sequence { nodes.append(try self.node(element, depth: depth + 1)) }
            return DocumentNode(value: .sequence(nodes), line: line)
        case .mapping(let mapping):
            var entries: [DocumentNode.Entry] = []
            entries.reserveCapacity(mapping.count)
            for (key, value) in mapping { entries.append(try entry(key, value, depth: depth + 1)) }
            return DocumentNode(value: .mapping(entries), line: line)
        case .alias:
            throw DocumentError(
                file: file, line: line, problem: SyntaxProblem.invalidYAML("an alias without its anchor"))
        }
    }

    private mutating func entry(
        _ key: Node, _ value: Node, depth: Int
    ) throws(DocumentError) -> DocumentNode.Entry {
        let line = max(key.mark?.line ?? 1, 1)
        guard case .scalar(let scalar) = key else { throw Self.complexKey(at: line, in: file) }
        return DocumentNode.Entry(key: scalar.string, line: line, value: try node(value, depth: depth))
    }

    private mutating func count(at line: Int, depth: Int) throws(DocumentError) {
        budget -= 1
        guard budget >= 0 else {
            throw DocumentError(file: file, problem: SyntaxProblem.tooManyAliases(limit: limit))
        }
        guard depth <= DocumentNode.maximumDepth else {
            throw DocumentError(
                file: file, line: line, problem: SyntaxProblem.tooDeep(limit: DocumentNode.maximumDepth))
        }
    }

    private static func complexKey(at line: Int, in file: String) -> DocumentError {
        DocumentError(
            file: file, line: line,
            problem: SyntaxProblem.invalidYAML("a list, a mapping or an alias as a key; keys are words"))
    }

    private func value(of scalar: Node.Scalar, at line: Int) -> DocumentNode.Value {
        guard scalar.style == .plain || scalar.style == .any else { return .text(scalar.string) }
        switch scalar.string {
        case "":
            let column = scalar.mark?.column ?? 1
            return comments.comment(behind: column, ofLine: line).map(DocumentNode.Value.comment) ?? .null
        case "~", "null", "Null", "NULL": return .null
        default: return .plain(scalar.string)
        }
    }
}

extension Node {
    /// Whether there is nothing but comments.
    fileprivate var isImplicitNull: Bool {
        guard case .scalar(let scalar) = self else { return false }
        return scalar.style == .plain && scalar.string.isEmpty
    }
}

extension DocumentError {
    fileprivate init(_ error: YamlError, file: String, kind: DocumentKind, text: String) {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            if let comment = YAMLComments(text).commentInBrackets(before: mark.line) {
                self.init(file: file, line: comment.line, problem: SyntaxProblem.swallowedBracket(comment.text))
                return
            }
            if let line = YAMLComments(text).line(mark.line),
                let text = UnquotedText(line: String(line), column: mark.column)
            {
                self.init(
                    file: file, line: mark.line, column: mark.column,
                    problem: SyntaxProblem.unquoted(reason: text.reason, corrected: text.corrected))
                return
            }
            self.init(
                file: file, line: mark.line, column: mark.column,
                problem: SyntaxProblem.invalidYAML(YAMLAdvice.explanation(of: problem, in: kind)))
        case .duplicatedKeysInMapping(let keys, let context):
            let key = keys.first ?? ""
            self.init(
                file: file, line: Self.line(ofSecond: key, in: text, from: context.mark.line) ?? context.mark.line,
                problem: SyntaxProblem.duplicateKey(key))
        case .reader(let problem, _, _, _):
            self.init(file: file, problem: SyntaxProblem.invalidYAML(problem))
        case .dataCouldNotBeDecoded:
            self.init(file: file, problem: FileProblem.notUTF8)
        default:
            self.init(file: file, problem: SyntaxProblem.invalidYAML("\(error)"))
        }
    }
    /// The line on which a mapping has a key again; the library names the line on which the mapping begins.
    private static func line(ofSecond key: String, in text: String, from first: Int) -> Int? {
        var indentation: Int?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where index + 1 >= first {
            let name = line.drop { " -".contains($0) }
            guard name.hasPrefix("\(key):") else { continue }
            let depth = line.distance(from: line.startIndex, to: name.startIndex)
            guard let known = indentation else {
                indentation = depth
                continue
            }
            if depth == known { return index + 1 }
        }
        return nil
    }
}
