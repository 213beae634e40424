internal import Yams

/// Reads YAML and keeps the lines.
struct YAMLDocumentParser {
    private let file: String
    private let kind: DocumentKind

    /// The number of values that may still be made: aliases can stand for any number of them.
    private var budget: Int
    private let limit: Int
    private let lines: YAMLLines
    private let comments: YAMLComments
    private let properties: YAMLProperties

    /// Whether a key without a colon may be a part of a text: where one is none, the others are none either.
    private var looksForCuts = true

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
        var parser = YAMLDocumentParser(file: file, limit: limit, kind: kind, lines: YAMLLines(text))
        return try parser.node(root, depth: 0)
    }

    private init(file: String, limit: Int, kind: DocumentKind, lines: YAMLLines) {
        self.file = file
        self.kind = kind
        self.lines = lines
        comments = YAMLComments(lines)
        properties = YAMLProperties(lines)
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
        if let (problem, place) = properties.problem(of: node) { throw failure(problem, at: place) }
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
            var previous: Node?
            for (key, value) in mapping {
                if let text = cutText(before: key, value, previous) { throw failure(text.problem, at: text.place) }
                entries.append(try entry(key, value, depth: depth + 1))
                previous = value
            }
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

    /// The text with a comma in braces: what follows the comma is a key without colon and value to YAML.
    private mutating func cutText(before key: Node, _ value: Node, _ previous: Node?) -> UnquotedText? {
        guard case .scalar(let text)? = previous, case .scalar(let empty) = value, case .scalar(let name) = key,
            looksForCuts, text.style == .plain, !text.string.isEmpty, empty.style == .plain, empty.string.isEmpty,
            let place = name.mark, let end = empty.mark, place.line == text.mark?.line, place.line == end.line,
            let beginning = lines.beginning(ofLine: end.line, before: end.column),
            beginning.last(where: { !$0.isWhitespace }) != ":"
        else { return nil }
        let words = kind.words
        // A key and its value without a blank between them are another mistake.
        if let colon = name.string.firstIndex(of: ":"), words.contains(String(name.string[..<colon])) { return nil }
        let found = UnquotedText(cutBefore: YAMLOutline.Place(place), in: lines, words: words)
        looksForCuts = found != nil
        return found
    }

    private func failure(_ problem: SyntaxProblem, at place: YAMLOutline.Place) -> DocumentError {
        DocumentError(file: file, line: place.line, column: place.column, problem: problem)
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
        case "~", "null", "Null", "NULL": return .nothing(scalar.string)
        default:
            let text = comments.written(scalar.string, at: scalar.mark?.column ?? 1, ofLine: line)
            return text.map { .commented(scalar.string, written: $0.text, comment: $0.comment) }
                ?? .plain(scalar.string)
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

extension YAMLOutline.Place {
    init(_ mark: Mark) {
        self.init(line: mark.line, column: mark.column)
    }
}
