/// Finds where a type ends.
struct TypeReader {
    private let file: SourceFile

    init(_ file: SourceFile) { self.file = file }

    /// The token after a type that begins at a token; that token itself if no type begins there.
    func end(_ start: Int) -> Int {
        var index = start
        while true {
            while true {
                if file.isAt(index, "@") {
                    index += 2
                    if file.isAt(index, "("), file.isAttached(index), let partner = file.partners[index] {
                        index = partner + 1
                    }
                } else if Self.prefixes.contains(file.text(index)), !file.isAt(index + 1, ".") {
                    index += 1
                } else {
                    break
                }
            }
            guard file.tokens.indices.contains(index) else { return min(index, file.tokens.count) }
            if file.isAt(index, "(") || file.isAt(index, "[") {
                guard let partner = file.partners[index] else { return index }
                index = partner + 1
            } else if file.tokens[index].kind == .identifier {
                index += 1
            } else {
                return index
            }
            index = endOfSuffixes(index)
            if ["async", "throws", "rethrows"].contains(file.text(index)) {
                var next = index + 1
                while ["async", "throws"].contains(file.text(next)) { next += 1 }
                if file.isAt(next, "("), let partner = file.partners[next] { next = partner + 1 }
                guard file.isAt(next, "->") else { return index }
                index = next + 1
            } else if file.isAt(index, "->") || file.isAt(index, "&") {
                index += 1
            } else {
                return index
            }
        }
    }

    /// The end of `?`, `!`, `.Member` and `<Arguments>` after a type.
    private func endOfSuffixes(_ start: Int) -> Int {
        var index = start
        while file.tokens.indices.contains(index) {
            if file.isAttached(index), file.isAt(index, "?") || file.isAt(index, "!") {
                index += 1
            } else if file.isAt(index, "."), file.tokens.indices.contains(index + 1) {
                index += 2
            } else if file.text(index).hasPrefix("<"), file.tokens[index].kind == .operator {
                index = endOfAngles(index)
            } else {
                break
            }
        }
        return index
    }

    /// The token after the angle bracket that closes one.
    func endOfAngles(_ start: Int) -> Int {
        var depth = 0
        var index = start
        while file.tokens.indices.contains(index) {
            if file.tokens[index].kind == .operator, !file.isAt(index, "->") {
                for character in file.bytes[file.tokens[index].range] {
                    if character == UInt8(ascii: "<") { depth += 1 }
                    if character == UInt8(ascii: ">") { depth -= 1 }
                }
                if depth <= 0 { return index + 1 }
            } else if file.isAt(index, "{") || file.isAt(index, "}") {
                return index
            } else if let partner = file.partners[index], partner > index {
                index = partner
            }
            index += 1
        }
        return index
    }

    private static let prefixes: Set = [
        "some", "any", "inout", "borrowing", "consuming", "sending", "isolated", "repeat", "each", "__owned",
        "__shared",
    ]
}
