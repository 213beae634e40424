/// Finds declarations of types in Swift code, without comments and string literals.
struct TypeScanner {
    /// A declared type, or an extension.
    struct DeclaredType: Equatable {
        /// The name with those of the types around it: `Shelf.BookRow_Previews`.
        let name: String

        /// The line of the keyword, counted from 1.
        let line: Int

        /// The code between the name and the brace.
        fileprivate(set) var clauses = ""

        func inherits(_ name: String) -> Bool {
            clauses.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
        }
    }

    private static let keywords: Set<String> = ["struct", "class", "enum", "actor", "extension"]

    /// What may follow the keyword `class` where it declares no type.
    private static let memberKeywords: Set<String> = [
        "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "internal", "package",
        "public", "open",
    ]

    private let code: [UInt8]
    private var position = 0
    private var line = 1
    private var depth = 0
    private var types: [DeclaredType] = []

    /// The types around the position, with the depths of their braces.
    private var enclosing: [(name: String, depth: Int)] = []

    /// The type whose brace comes next, and where its clauses begin.
    private var pending: (type: DeclaredType, start: Int)?

    /// Returns the types in the order of their braces.
    static func types(in code: [UInt8]) -> [DeclaredType] {
        var scanner = TypeScanner(code: code)
        while scanner.position < code.count { scanner.scan() }
        return scanner.types
    }

    private init(code: [UInt8]) { self.code = code }

    private func isNext(_ text: StaticString) -> Bool {
        code[position...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func skip(_ count: Int = 1) {
        for _ in 0..<count where position < code.count {
            if code[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    private mutating func scan() {
        if skipsCommentOrString() { return }
        switch code[position] {
        case UInt8(ascii: "{"): open()
        case UInt8(ascii: "}"): close()
        case let byte where Self.isIdentifier(byte): return scanWord()
        default: break
        }
        skip()
    }

    private mutating func open() {
        depth += 1
        guard let (found, start) = pending else { return }
        var type = found
        type.clauses = String(decoding: code[start..<position], as: UTF8.self)
        types.append(type)
        enclosing.append((type.name, depth))
        pending = nil
    }

    private mutating func close() {
        if enclosing.last?.depth == depth { enclosing.removeLast() }
        depth -= 1
    }

    private mutating func scanWord() {
        let (start, first) = (position, line)
        let word = takeWord()
        // A member, as in `.extension`, or a name in backticks.
        let before = start > 0 ? code[start - 1] : 0
        guard Self.keywords.contains(word), before != UInt8(ascii: "."), before != UInt8(ascii: "`") else { return }
        while position < code.count, Self.isSpace(code[position]) { skip() }
        var names = [takeWord()]
        while position < code.count, code[position] == UInt8(ascii: ".") {
            skip()
            names.append(takeWord())
        }
        guard !names[0].isEmpty, !Self.memberKeywords.contains(names[0]) else { return }
        let name = (enclosing.suffix(1).map(\.name) + names).joined(separator: ".")
        pending = (DeclaredType(name: name, line: first), position)
    }

    private mutating func takeWord() -> String {
        let start = position
        while position < code.count, Self.isIdentifier(code[position]) { position += 1 }
        return String(decoding: code[start..<position], as: UTF8.self)
    }

    private static func isIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    // MARK: Comments and strings

    private mutating func skipsCommentOrString() -> Bool {
        if isNext("//") {
            while position < code.count, code[position] != UInt8(ascii: "\n") { skip() }
        } else if isNext("/*") {
            skipComment()
        } else if let hashes = hashesBeforeQuote {
            skip(hashes)
            skipString(hashes: hashes)
        } else {
            return false
        }
        return true
    }

    /// Comments can be nested.
    private mutating func skipComment() {
        var open = 0
        repeat {
            if isNext("/*") {
                open += 1
                skip(2)
            } else if isNext("*/") {
                open -= 1
                skip(2)
            } else {
                skip()
            }
        } while open > 0 && position < code.count
    }

    /// The number of `#` before the quote of a string that begins here; `nil` if none begins.
    private var hashesBeforeQuote: Int? {
        let hashes = code[position...].prefix { $0 == UInt8(ascii: "#") }.count
        let quote = position + hashes
        return quote < code.count && code[quote] == UInt8(ascii: "\"") ? hashes : nil
    }

    private mutating func skipString(hashes: Int) {
        let quotes = isNext("\"\"\"") ? 3 : 1
        let fence = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        let end = [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + fence
        let escape = [UInt8(ascii: "\\")] + fence
        skip(quotes)
        while position < code.count {
            if code[position...].starts(with: end) { return skip(end.count) }
            if code[position...].starts(with: escape) {
                skip(escape.count)
                if position < code.count, code[position] == UInt8(ascii: "(") { skipInterpolation() } else { skip() }
            } else if quotes == 1, code[position] == UInt8(ascii: "\n") {
                // The string has no end; the compiler says so.
                return
            } else {
                skip()
            }
        }
    }

    private mutating func skipInterpolation() {
        var open = 0
        repeat {
            if skipsCommentOrString() { continue }
            if code[position] == UInt8(ascii: "(") { open += 1 }
            if code[position] == UInt8(ascii: ")") { open -= 1 }
            skip()
        } while open > 0 && position < code.count
    }
}
