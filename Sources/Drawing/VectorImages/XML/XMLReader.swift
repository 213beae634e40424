internal import Foundation

/// Reads XML documents as far as drawings need it: elements, attributes, character data and entities.
struct XMLReader {
    private let bytes: [UInt8]
    private var position = 0
    private var entities: [String: String] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
    private var count = 0

    /// The limits keep a small, hostile file from taking much time or stack.
    private static let maximumDepth = 128
    private static let maximumElements = 100_000
    private static let maximumEntityLength = 10_000

    private init(_ data: Data) { bytes = [UInt8](data) }

    /// Returns the root element.
    static func root(of data: Data) throws(VectorImageError) -> XMLElement {
        var reader = XMLReader(data)
        try reader.skipProlog()
        return try reader.element(depth: 0)
    }

    // MARK: Structure

    private mutating func skipProlog() throws(VectorImageError) {
        if starts(with: "\u{FEFF}") { position += 3 }
        while true {
            skipSpace()
            if starts(with: "<?") {
                try skip(past: "?>")
            } else if starts(with: "<!--") {
                try skip(past: "-->")
            } else if starts(with: "<!DOCTYPE") {
                try readDocumentType()
            } else {
                return
            }
        }
    }

    /// Reads the entities that a document declares, as exports of Adobe Illustrator do.
    private mutating func readDocumentType() throws(VectorImageError) {
        var hasSubset = false
        while let byte = next() {
            switch byte {
            case UInt8(ascii: "["): hasSubset = true
            case UInt8(ascii: "]"): hasSubset = false
            case UInt8(ascii: ">") where !hasSubset: return
            case UInt8(ascii: "<") where starts(with: "!ENTITY"):
                position += 7
                skipSpace()
                let name = self.name()
                skipSpace()
                guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
                let value = try quoted()
                if !name.isEmpty, value.utf8.count <= Self.maximumEntityLength { entities[name] = value }
            default: continue
            }
        }
        throw .notADrawing("it ends early")
    }

    private mutating func element(depth: Int) throws(VectorImageError) -> XMLElement {
        guard take("<") else { throw .notADrawing("it isn't XML") }
        count += 1
        guard depth < Self.maximumDepth, count <= Self.maximumElements else {
            throw .notADrawing("it has too many elements")
        }
        let name = self.name()
        guard !name.isEmpty else { throw .notADrawing("an element has no name") }
        var element = XMLElement(name: name.withoutPrefix, attributes: try attributes())
        if take("/>") { return element }
        guard take(">") else { throw .notADrawing("the element “\(name.shown)” isn't closed") }
        while true {
            if starts(with: "</") {
                try skip(past: ">")
                return element
            } else if starts(with: "<!--") {
                try skip(past: "-->")
            } else if starts(with: "<![CDATA[") {
                let start = position + 9
                try skip(past: "]]>")
                element.text += String(decoding: bytes[start..<position - 3], as: UTF8.self)
            } else if starts(with: "<?") {
                try skip(past: "?>")
            } else if peek() == UInt8(ascii: "<") {
                element.children.append(try self.element(depth: depth + 1))
            } else {
                let start = position
                while let byte = peek(), byte != UInt8(ascii: "<") { position += 1 }
                guard position < bytes.count else { throw .notADrawing("the element “\(name.shown)” isn't closed") }
                element.text += unescaped(bytes[start..<position])
            }
        }
    }

    private mutating func attributes() throws(VectorImageError) -> [String: String] {
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            let name = self.name()
            if name.isEmpty { return attributes }
            skipSpace()
            guard take("=") else { throw .notADrawing("the attribute “\(name.shown)” has no value") }
            skipSpace()
            attributes[name] = try quoted()
        }
    }

    private mutating func quoted() throws(VectorImageError) -> String {
        guard let quote = next(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw .notADrawing("a value has no quotes")
        }
        let start = position
        while let byte = peek(), byte != quote { position += 1 }
        guard position < bytes.count else { throw .notADrawing("it ends early") }
        defer { position += 1 }
        return unescaped(bytes[start..<position])
    }

    private mutating func name() -> String {
        let start = position
        while let byte = peek(), Self.isName(byte) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"),
            UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }

    // MARK: Text

    private func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...].dropFirst()
            guard let end = rest.firstIndex(of: ";"), let value = entity(rest[..<end]) else {
                result += "&"
                continue
            }
            result += value
            rest = rest[end...].dropFirst()
        }
        return result + rest
    }

    private func entity(_ name: Substring) -> String? {
        guard name.hasPrefix("#") else { return entities[String(name)] }
        let digits = name.dropFirst()
        let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }

    // MARK: Bytes

    private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func next() -> UInt8? {
        guard position < bytes.count else { return nil }
        position += 1
        return bytes[position - 1]
    }

    private func starts(with text: StaticString) -> Bool {
        bytes[position...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func take(_ text: StaticString) -> Bool {
        guard starts(with: text) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    private mutating func skip(past text: StaticString) throws(VectorImageError) {
        while position < bytes.count {
            if take(text) { return }
            position += 1
        }
        throw .notADrawing("it ends early")
    }

    private mutating func skipSpace() {
        while let byte = peek(), byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
    }
}

extension String {
    fileprivate var withoutPrefix: String { split(separator: ":").last.map(String.init) ?? self }

    /// The beginning of a name, for messages.
    var shown: String { String(String.UnicodeScalarView(unicodeScalars.lazy.filter(\.isASCII).prefix(40))) }
}
