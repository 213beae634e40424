internal import Documents
internal import Files
internal import Foundation

/// What the one who hands out jobs has to know of a line: whose it is, and where its picture goes.
///
/// It is found without reading the rest, which the workers do; nothing here says that the line is right.
package struct JobOutline: Equatable {
    /// The job's name; `nil` if the line has none that can be found.
    package var id: String?

    /// The file or folder that the job writes, as it stands there.
    package var output: String?

    /// The command; `nil` if the line has none that can be found.
    var kind: JobKind?

    /// The name of the file that is drawn.
    var source: String?

    /// The format that is asked for, as it stands there.
    var format: String?

    /// Looks for the keys of the outermost object of a line.
    package init(_ line: [UInt8]) {
        var scanner = JSONScanner(line)
        guard scanner.take("{") else { return }
        while let key = scanner.text(), scanner.take(":") {
            let value = scanner.scalar()
            switch key {
            // Of two, neither can be meant: the worker says so.
            case "id": id = id ?? value
            case "output": output = output ?? value
            case "format": format = format ?? value
            case "render", "compare", "docs": (kind, source) = (kind ?? JobKind(rawValue: key), source ?? value)
            default: break
            }
            guard scanner.take(",") else { return }
        }
    }
}

/// Goes over JSON from its beginning, as far as it is in order.
private struct JSONScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // The mark with which some editors begin a file.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private mutating func skipBlanks() {
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    }

    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    /// A text in quotes.
    mutating func text() -> String? {
        skipBlanks()
        let start = position
        guard skipText() else { return nil }
        let token = bytes[start..<position]
        guard token.contains(UInt8(ascii: "\\")) else {
            return String(decoding: token.dropFirst().dropLast(), as: UTF8.self)
        }
        let kind = DocumentKind(noun: "text", minimum: "a text is needed")
        let source = try? SourceFile(name: "", data: Data(token), kind: kind)
        return try? source?.jsonDocuments().first?.characters
    }

    /// A text or a number; `nil` for values of other kinds, which are passed over.
    mutating func scalar() -> String? {
        skipBlanks()
        guard position < bytes.count else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "\""): return text()
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            skipNested()
            return nil
        default:
            let start = position
            while position < bytes.count, !",}] \t".utf8.contains(bytes[position]) { position += 1 }
            let word = String(decoding: bytes[start..<position], as: UTF8.self)
            return Double(word) == nil ? nil : word
        }
    }

    private mutating func skipText() -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return false }
        position += 1
        while position < bytes.count {
            defer { position += 1 }
            switch bytes[position] {
            case UInt8(ascii: "\""): return true
            case UInt8(ascii: "\\"): position += 1
            default: break
            }
        }
        position = bytes.count
        return false
    }

    private mutating func skipNested() {
        var depth = 0
        repeat {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                guard skipText() else { return }
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            position += 1
        } while depth > 0 && position < bytes.count
    }
}
