/// A file of Swift code as tokens.
package struct SourceFile: Sendable {
    /// The path, as errors name it.
    package let path: String

    package let bytes: [UInt8]

    package let tokens: [Token]

    /// The index of the bracket that belongs to a bracket, by the index of its token.
    let partners: [Int: Int]

    package init(path: String, text: String) {
        self.path = path
        bytes = Array(text.utf8)
        tokens = Lexer.tokens(of: bytes)
        partners = Brackets.partners(in: tokens, bytes)
    }

    /// The text of a token; empty past the end.
    func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
    }

    /// The text of the tokens in a range on one line, without comments.
    func text(_ range: Range<Int>) -> String {
        var result = ""
        for index in range {
            if index > range.lowerBound, !isAttached(index) { result += " " }
            result += text(index)
        }
        return result
    }

    /// Whether a token is this one piece of code, not a part of a string.
    func isAt(_ index: Int, _ text: StaticString) -> Bool {
        guard tokens.indices.contains(index), tokens[index].kind != .stringText else { return false }
        let range = tokens[index].range
        return text.withUTF8Buffer { text in
            text.count == range.count && text.indices.allSatisfy { bytes[range.lowerBound + $0] == text[$0] }
        }
    }

    func byteRange(_ range: Range<Int>) -> Range<Int> {
        tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
    }

    /// Whether nothing is between a token and the one before it.
    func isAttached(_ index: Int) -> Bool {
        index > 0 && index < tokens.count && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }

    /// The name of a token without backticks.
    func name(_ index: Int) -> String { text(index).filter { $0 != "`" } }

    /// The line of a byte, from 1.
    func line(at byte: Int) -> Int {
        var line = 1
        for index in 0..<min(byte, bytes.count) where bytes[index] == UInt8(ascii: "\n") { line += 1 }
        return line
    }

    /// The column of a byte, from 1, in bytes as the compiler counts.
    func column(at byte: Int) -> Int {
        var start = byte
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return byte - start + 1
    }
}

/// The pairs of brackets in a file.
private enum Brackets {
    /// The open brackets at a place. One depth has several if branches of `#if` open a bracket each, and one closes it.
    private typealias Open = [[Int]]

    static func partners(in tokens: [Token], _ bytes: [UInt8]) -> [Int: Int] {
        var partners: [Int: Int] = [:]
        var open: Open = []
        var conditions: [(before: Open, branches: [Open])] = []
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .punctuation, .interpolation:
                switch bytes[token.range.upperBound - 1] {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append([index])
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                    guard let openers = open.popLast() else { continue }
                    for opener in openers { partners[opener] = index }
                    partners[index] = openers.last
                default: break
                }
            case .pound:
                switch String(decoding: bytes[token.range], as: UTF8.self) {
                case "#if": conditions.append((open, []))
                case "#else", "#elseif":
                    guard let condition = conditions.indices.last else { continue }
                    conditions[condition].branches.append(open)
                    open = conditions[condition].before
                case "#endif":
                    guard let condition = conditions.popLast() else { continue }
                    for branch in condition.branches where branch.count == open.count {
                        for depth in open.indices { open[depth] = Array(Set(open[depth] + branch[depth])).sorted() }
                    }
                default: break
                }
            case .identifier, .number, .operator, .stringDelimiter, .stringText, .regex, .unknown: break
            }
        }
        return partners
    }
}
