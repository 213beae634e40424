internal import Documents
internal import Files
internal import Foundation

/// The parts of a line that the batch needs to distribute it: the job's id, and its output.
///
/// They are found without parsing the rest, which is up to the workers; the line may still be invalid.
package struct JobOutline: Equatable {
    /// The job's id; `nil` if none is found.
    package var id: String?

    /// The file or folder that the job writes, as given.
    package var output: String?

    /// The command; `nil` if none is found.
    var kind: JobKind?

    /// The name of the file to draw.
    var source: String?

    /// The requested format, as given.
    var format: String?

    /// Looks for the keys of a line's outermost object.
    package init(_ line: [UInt8]) {
        var scanner = JSONScanner(line)
        guard scanner.take("{") else { return }
        while let key = scanner.text(), scanner.take(":") {
            let value = scanner.scalar()
            switch key {
            // If a key is duplicated, the worker reports it.
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

/// Scans JSON from its beginning, as far as it is valid.
private struct JSONScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // A byte order mark, which some editors write.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private mutating func skipBlanks() {
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// A quoted string.
    mutating func text() -> String? {
        skipBlanks()
        let start = position
        guard skipText() else { return nil }
        let token = bytes[start..<position]
        guard token.contains(UInt8(ascii: "\\")) else {
            return String(decoding: token.dropFirst().dropLast(), as: UTF8.self)
        }
        let kind = DocumentKind(noun: "text", minimum: "expected a text")
        let source = try? SourceFile(name: "", data: Data(token), kind: kind)
        return try? source?.jsonDocuments().first?.characters
    }

    /// A string or a number; `nil` for values of other kinds, which are skipped.
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
