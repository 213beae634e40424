/// Parses YAML and keeps line numbers.
struct YAMLDocumentParser {
    private let file: String
    private let kind: DocumentKind
    private let events: YAMLEvents
    private let lines: YAMLLines
    private let comments: YAMLComments
    private let properties: YAMLProperties

    /// The maximum numbers of written values, and of values after expanding aliases.
    private let limit, aliasLimit: Int
    private var written = 0
    private var count = 0

    /// An anchored value, and its cost when an alias repeats it.
    private struct Anchored {
        var node: DocumentNode
        var count, height: Int
    }

    private var anchored: [String: Anchored] = [:]

    /// The depth of the deepest value that was read since this was reset to 0.
    private var deepest = 0

    /// Whether a key without a colon may be part of a text. If one isn't, no other is.
    private var looksForCuts = true

    static func parse(_ text: String, file: String, kind: DocumentKind) throws(DocumentError) -> DocumentNode {
        let lines = YAMLLines(text)
        var text = text
        let result = text.withUTF8 { bytes in
            Result { () throws(DocumentError) in
                var parser = YAMLDocumentParser(
                    file: file, kind: kind, events: YAMLEvents(bytes), lines: lines, size: bytes.count)
                return try parser.document()
            }
        }
        return try result.get()
    }

    private init(file: String, kind: DocumentKind, events: YAMLEvents, lines: YAMLLines, size: Int) {
        (self.file, self.kind, self.events, self.lines) = (file, kind, events, lines)
        comments = YAMLComments(lines)
        properties = YAMLProperties(lines)
        limit = InputLimits.values(ofBytes: size)
        aliasLimit = min(max(size, 100_000), InputLimits.values)
    }

    private mutating func document() throws(DocumentError) -> DocumentNode {
        var first = try next()
        while case .streamStart = first.event { first = try next() }
        guard case .documentStart = first.event else { throw empty }
        let start = try next()
        if case .scalar("", isPlain: true, _) = start.event { throw empty }
        let root = try node(start, depth: 0)
        _ = try next()
        let rest = try next()
        guard case .streamEnd = rest.event else {
            throw failure(YAMLEvents.ParserError(problem: "found another document", place: rest.place))
        }
        return root
    }

    private var empty: DocumentError {
        DocumentError(file: file, problem: FileProblem.empty(advice: kind.minimum))
    }

    private func next() throws(DocumentError) -> (event: YAMLEvents.Event, place: YAMLOutline.Place) {
        do {
            return try events.next()
        } catch {
            throw failure(error)
        }
    }

    // MARK: Values

    private mutating func node(
        _ start: (event: YAMLEvents.Event, place: YAMLOutline.Place), depth: Int
    ) throws(DocumentError) -> DocumentNode {
        let place = start.place
        if let (problem, place) = properties.problem(of: start.event, at: place) { throw failure(problem, at: place) }
        switch start.event {
        case .scalar(let text, let isPlain, let anchor):
            return try keeping(anchor, at: place, depth: depth) { parser throws(DocumentError) in
                isPlain ? parser.plainValue(text, at: place) : .text(text)
            }
        case .sequence(let anchor):
            return try keeping(anchor, at: place, depth: depth) { parser throws(DocumentError) in
                try parser.sequence(depth: depth)
            }
        case .mapping(let anchor):
            return try keeping(anchor, at: place, depth: depth) { parser throws(DocumentError) in
                try parser.mapping(depth: depth)
            }
        case .alias(let name): return try node(of: name, at: place, depth: depth)
        case .end, .documentStart, .documentEnd, .streamStart, .streamEnd:
            throw failure(YAMLEvents.ParserError(problem: "found no value", place: place))
        }
    }

    /// Reads a value, and keeps it for aliases if it has an anchor.
    private mutating func keeping(
        _ anchor: String?, at place: YAMLOutline.Place, depth: Int,
        _ read: (inout YAMLDocumentParser) throws(DocumentError) -> DocumentNode.Value
    ) throws(DocumentError) -> DocumentNode {
        let countBefore = count
        written += 1
        guard written <= limit else {
            throw DocumentError(file: file, line: place.line, problem: SyntaxProblem.tooManyValues(limit: limit))
        }
        try add(1, at: place, deepest: depth)
        guard let anchor else { return DocumentNode(value: try read(&self), line: place.line) }
        let deepestBefore = deepest
        deepest = depth
        let node = DocumentNode(value: try read(&self), line: place.line)
        anchored[anchor] = Anchored(node: node, count: count - countBefore, height: deepest - depth)
        deepest = max(deepest, deepestBefore)
        return node
    }

    private mutating func node(
        of anchor: String, at place: YAMLOutline.Place, depth: Int
    ) throws(DocumentError) -> DocumentNode {
        guard let known = anchored[anchor] else {
            throw failure(YAMLEvents.ParserError(problem: "found undefined alias", place: place))
        }
        try add(known.count, at: place, deepest: depth + known.height)
        return known.node
    }

    private mutating func add(_ values: Int, at place: YAMLOutline.Place, deepest depth: Int) throws(DocumentError) {
        count += values
        guard written == count || count <= aliasLimit else {
            throw DocumentError(file: file, problem: SyntaxProblem.tooManyAliases(limit: aliasLimit))
        }
        deepest = max(deepest, depth)
        guard depth <= DocumentNode.maximumDepth else {
            throw DocumentError(
                file: file, line: place.line, problem: SyntaxProblem.tooDeep(limit: DocumentNode.maximumDepth))
        }
    }

    private mutating func sequence(depth: Int) throws(DocumentError) -> DocumentNode.Value {
        var nodes: [DocumentNode] = []
        while true {
            let start = try next()
            if case .end = start.event { return .sequence(nodes) }
            nodes.append(try node(start, depth: depth + 1))
        }
    }

    private mutating func mapping(depth: Int) throws(DocumentError) -> DocumentNode.Value {
        var entries: [DocumentNode.Entry] = []
        var keys = YAMLKeys()
        var previous: (event: YAMLEvents.Event, place: YAMLOutline.Place)?
        while true {
            let start = try next()
            if case .end = start.event { return .mapping(entries) }
            let line = start.place.line
            guard case .scalar(let key, let isPlain, let anchor) = start.event else { throw complexKey(at: line) }
            if let anchor {
                anchored[anchor] = Anchored(
                    node: DocumentNode(value: isPlain ? .plain(key) : .text(key), line: line), count: 1, height: 0)
            }
            guard keys.add(key, to: entries) else {
                throw DocumentError(file: file, line: line, problem: SyntaxProblem.duplicateKey(key))
            }
            let value = try next()
            if let text = cutText(before: (key, start.place), value, previous) {
                throw failure(text.problem, at: text.place)
            }
            previous = value
            entries.append(DocumentNode.Entry(key: key, line: line, value: try node(value, depth: depth + 1)))
        }
    }

    /// Returns the text split at a comma in braces: YAML takes the part after the comma for a key without a value.
    private mutating func cutText(
        before key: (name: String, place: YAMLOutline.Place),
        _ value: (event: YAMLEvents.Event, place: YAMLOutline.Place),
        _ previous: (event: YAMLEvents.Event, place: YAMLOutline.Place)?
    ) -> UnquotedText? {
        guard looksForCuts, case .scalar("", isPlain: true, _) = value.event, let previous,
            case .scalar(let text, isPlain: true, _) = previous.event, !text.isEmpty,
            key.place.line == previous.place.line, key.place.line == value.place.line,
            let beginning = lines.beginning(ofLine: value.place.line, before: value.place.column),
            beginning.last(where: { !$0.isWhitespace }) != ":"
        else { return nil }
        let words = kind.words
        // A missing space between a key and its value is another mistake.
        if let colon = key.name.firstIndex(of: ":"), words.contains(String(key.name[..<colon])) { return nil }
        let found = UnquotedText(cutBefore: key.place, in: lines, words: words)
        looksForCuts = found != nil
        return found
    }

    private func plainValue(_ text: String, at place: YAMLOutline.Place) -> DocumentNode.Value {
        switch text {
        case "":
            comments.comment(behind: place.column, ofLine: place.line).map(DocumentNode.Value.comment) ?? .null
        case "~", "null", "Null", "NULL": .nothing(text)
        default:
            comments.written(text, at: place.column, ofLine: place.line).map {
                .commented(text, written: $0.text, comment: $0.comment)
            } ?? .plain(text)
        }
    }

    // MARK: Errors

    /// Returns the error for a key that is not a scalar. A bracket in a text may end a mapping too early and turn it
    /// into a key; then the library reports the rest of the line.
    private func complexKey(at line: Int) -> DocumentError {
        do throws(YAMLEvents.ParserError) {
            while true {
                let (event, place) = try events.next()
                if case .streamEnd = event { break }
                if place.line > line { break }
            }
        } catch {
            if error.place?.line == line { return failure(error) }
        }
        return DocumentError(
            file: file, line: line,
            problem: SyntaxProblem.invalidYAML("expected a word as key, found a list, a mapping or an alias"))
    }

    private func failure(_ complaint: YAMLEvents.ParserError) -> DocumentError {
        guard let place = complaint.place else {
            return DocumentError(file: file, problem: SyntaxProblem.invalidYAML(complaint.problem))
        }
        let error = YAMLSyntaxError(problem: complaint.problem, place: place, context: complaint.context, kind: kind)
        let (problem, explained) = error.explained(in: lines)
        return failure(problem, at: explained)
    }

    private func failure(_ problem: SyntaxProblem, at place: YAMLOutline.Place) -> DocumentError {
        DocumentError(file: file, line: place.line, column: place.column, problem: problem)
    }
}

/// The keys of a mapping, for finding duplicates. Most mappings have few keys and need no set.
private struct YAMLKeys {
    private var table: Set<String> = []
    private static let few = 16

    /// Returns whether the key is new.
    mutating func add(_ key: String, to entries: [DocumentNode.Entry]) -> Bool {
        if entries.count < Self.few { return !entries.contains { $0.key == key } }
        if table.isEmpty { table = Set(entries.map(\.key)) }
        return table.insert(key).inserted
    }
}
