/// Parses JSON and keeps line numbers.
struct JSONDocumentParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let file: String
    private var position = 0
    private var line = 1
    private var lineStart = 0
    private var depth = 0
    private var values = 0
    private let limit: Int

    static func parse(_ text: String, file: String) throws(DocumentError) -> DocumentNode {
        try parse(text, file: file) { parser throws(DocumentError) in try parser.document() }
    }

    /// Parses consecutive values, such as JSON lines.
    static func parseAll(_ text: String, file: String) throws(DocumentError) -> [DocumentNode] {
        try parse(text, file: file) { parser throws(DocumentError) in
            var documents: [DocumentNode] = []
            repeat {
                documents.append(try parser.value())
                parser.skipBlanks()
            } while parser.position < parser.bytes.count
            return documents
        }
    }

    private static func parse<Value>(
        _ text: String, file: String, _ read: (inout JSONDocumentParser) throws(DocumentError) -> Value
    ) throws(DocumentError) -> Value {
        var text = text
        let result = text.withUTF8 { bytes in
            Result { () throws(DocumentError) in
                var parser = JSONDocumentParser(bytes: bytes, file: file)
                return try read(&parser)
            }
        }
        return try result.get()
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, file: String) {
        self.bytes = bytes
        self.file = file
        limit = InputLimits.values(ofBytes: bytes.count)
    }

    private mutating func document() throws(DocumentError) -> DocumentNode {
        let root = try value()
        skipBlanks()
        guard position == bytes.count else { throw failure("expected the end of the file, found \(found)") }
        return root
    }

    private mutating func value() throws(DocumentError) -> DocumentNode {
        skipBlanks()
        let start = line
        values += 1
        guard values <= limit else {
            throw DocumentError(file: file, line: line, problem: SyntaxProblem.tooManyValues(limit: limit))
        }
        switch peek {
        case UInt8(ascii: "{"): return DocumentNode(value: try mapping(), line: start)
        case UInt8(ascii: "["): return DocumentNode(value: try sequence(), line: start)
        case UInt8(ascii: "\""): return DocumentNode(value: .text(try string()), line: start)
        default: return DocumentNode(value: try word(), line: start)
        }
    }
}

// MARK: - Lists and mappings

extension JSONDocumentParser {
    private mutating func mapping() throws(DocumentError) -> DocumentNode.Value {
        let start = line
        try enter()
        var entries: [DocumentNode.Entry] = []
        skipBlanks()
        while peek != UInt8(ascii: "}") {
            guard peek == UInt8(ascii: "\"") else { throw unexpected("a key in quotes", in: "an object", from: start) }
            let keyLine = line
            let key = try string()
            skipBlanks()
            guard peek == UInt8(ascii: ":") else {
                throw unexpected("“:” after the key “\(key.shortened)”", in: "an object", from: start)
            }
            position += 1
            entries.append(DocumentNode.Entry(key: key, line: keyLine, value: try value()))
            try separator(before: UInt8(ascii: "}"), in: "an object", from: start)
        }
        leave()
        return .mapping(entries)
    }

    private mutating func sequence() throws(DocumentError) -> DocumentNode.Value {
        let start = line
        try enter()
        var nodes: [DocumentNode] = []
        skipBlanks()
        while peek != UInt8(ascii: "]") {
            if peek == nil { throw unexpected("a value", in: "an array", from: start) }
            nodes.append(try value())
            try separator(before: UInt8(ascii: "]"), in: "an array", from: start)
        }
        leave()
        return .sequence(nodes)
    }

    private mutating func enter() throws(DocumentError) {
        position += 1
        depth += 1
        guard depth <= DocumentNode.maximumDepth else {
            throw DocumentError(
                file: file, line: line, column: column, problem: SyntaxProblem.tooDeep(limit: DocumentNode.maximumDepth)
            )
        }
    }

    private mutating func leave() {
        position += 1
        depth -= 1
    }

    private mutating func separator(
        before end: UInt8, in container: String, from start: Int
    ) throws(DocumentError) {
        skipBlanks()
        if peek == end { return }
        let endCharacter = Character(Unicode.Scalar(end))
        guard peek == UInt8(ascii: ",") else {
            throw unexpected("“,” or “\(endCharacter)”", in: container, from: start)
        }
        position += 1
        skipBlanks()
        if peek == end { throw failure("unexpected “,” before “\(endCharacter)”; remove it") }
    }
}

// MARK: - Texts, numbers and words

extension JSONDocumentParser {
    private mutating func string() throws(DocumentError) -> String {
        position += 1
        let start = position
        while let byte = peek, byte >= 0x20 {
            if byte == UInt8(ascii: "\"") {
                defer { position += 1 }
                return String(decoding: bytes[start..<position], as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
            position += 1
        }
        throw unfinishedString()
    }

    /// Continues at the first backslash.
    private mutating func escapedString(from start: Int) throws(DocumentError) -> String {
        var result = Array(bytes[start..<position])
        while let byte = peek, byte >= 0x20 {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
            case UInt8(ascii: "\\"): result.append(contentsOf: String(try escape()).utf8)
            default: result.append(byte)
            }
        }
        throw unfinishedString()
    }

    private mutating func escape() throws(DocumentError) -> Unicode.Scalar {
        guard let byte = peek else { throw unfinishedString() }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default:
            position -= 1
            throw failure("found \(found) after a backslash; to write a backslash, double it")
        }
    }

    /// Reads a Unicode escape. Two halves of a surrogate pair make one character; a lone half is replaced.
    private mutating func unicodeEscape() throws(DocumentError) -> Unicode.Scalar {
        let first = try hexadecimalNumber()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        else { return "\u{FFFD}" }
        let next = position
        position += 2
        let second = try hexadecimalNumber()
        guard (0xDC00...0xDFFF).contains(second) else {
            position = next
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
    }

    private mutating func hexadecimalNumber() throws(DocumentError) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw failure("expected four hexadecimal digits after “\\u”, found \(found)")
            }
            number = number << 4 + UInt32(digit)
            position += 1
        }
        return number
    }

    private mutating func word() throws(DocumentError) -> DocumentNode.Value {
        let start = position
        while let byte = peek, Self.isWordByte(byte) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        switch word {
        case "null": return .null
        case "true", "false": return .plain(word)
        case _ where Self.isNumber(bytes[start..<position]): return .plain(word)
        case "":
            throw failure("expected a value, found \(found)")
        default:
            position = start
            throw failure("“\(word.shortened)” is neither a number nor true, false or null; put texts in quotes")
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// Whether the characters are a number such as `-12`, `3.5` or `1e9`.
    private static func isNumber(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var rest = bytes
        func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        func dropDigits() -> Int {
            let digits = rest.prefix(while: isDigit).count
            rest = rest.dropFirst(digits)
            return digits
        }

        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let beginsWithZero = rest.first == UInt8(ascii: "0")
        let digits = dropDigits()
        guard digits == 1 || (digits > 1 && !beginsWithZero) else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard dropDigits() > 0 else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
            guard dropDigits() > 0 else { return false }
        }
        return rest.isEmpty
    }
}

// MARK: - Position

extension JSONDocumentParser {
    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipBlanks() {
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\n"):
                line += 1
                lineStart = position + 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            default: return
            }
            position += 1
        }
    }

    /// The column in Unicode scalars, counted from 1.
    private var column: Int { bytes[lineStart..<position].count { $0 & 0xC0 != 0x80 } + 1 }

    private var found: String {
        guard position < bytes.count else { return "the end of the file" }
        let rest = String(decoding: bytes[position..<min(position + 32, bytes.count)], as: UTF8.self)
        return "“\(String(rest.prefix(1)).shortened)”"
    }

    private func failure(_ reason: String) -> DocumentError {
        DocumentError(file: file, line: line, column: column, problem: SyntaxProblem.invalidJSON(reason))
    }

    private func unexpected(_ expected: String, in container: String, from start: Int) -> DocumentError {
        guard position < bytes.count else {
            return failure("the file ends inside \(container) that begins on line \(start)")
        }
        return failure("expected \(expected), found \(found)")
    }

    private func unfinishedString() -> DocumentError {
        position < bytes.count
            ? failure("a line break or control character in a text; write a line break as \\n")
            : failure("the file ends inside a text")
    }
}
