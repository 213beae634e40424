/// Reads XML as Interface Builder writes it: elements, attributes, texts, comments, character references and CDATA
/// sections in UTF-8. A document type has no effect.
struct XMLReader {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    /// Deeper nesting isn't read: no screen needs it.
    private static let maximumDepth = 400

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the root element.
    static func root(of bytes: [UInt8]) throws(InterfaceFileError) -> InterfaceElement {
        var reader = XMLReader(bytes)
        try reader.skipMisc()
        guard reader.starts(with: "<") else { throw reader.error("expected an element") }
        let root = try reader.element(depth: 0)
        try reader.skipMisc()
        guard reader.position == bytes.count else { throw reader.error("expected nothing after </\(root.name)>") }
        return root
    }

    private func error(_ message: String) -> InterfaceFileError { InterfaceFileError(line: line, message: message) }

    // MARK: Elements

    private mutating func element(depth: Int) throws(InterfaceFileError) -> InterfaceElement {
        guard depth < Self.maximumDepth else { throw error("elements are nested too deeply") }
        var element = InterfaceElement("", line: line)
        try expect("<")
        let name = try self.name()
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            if starts(with: "/>") || starts(with: ">") { break }
            let key = try self.name()
            skipSpace()
            try expect("=")
            skipSpace()
            attributes[key] = try attributeValue()
        }
        element = InterfaceElement(name, line: element.line, attributes: attributes)
        if take("/>") { return element }
        try expect(">")
        try readContent(of: &element, depth: depth)
        try expect("</")
        let end = try self.name()
        guard end == name else { throw error("expected </\(name)>, not </\(end)>") }
        skipSpace()
        try expect(">")
        return element
    }

    private mutating func readContent(of element: inout InterfaceElement, depth: Int) throws(InterfaceFileError) {
        var text: [UInt8] = []
        while !starts(with: "</") {
            guard position < bytes.count else { throw error("the file ends within <\(element.name)>") }
            if take("<!--") {
                try skip(past: "-->")
            } else if take("<![CDATA[") {
                let start = position
                try skip(past: "]]>")
                text += bytes[start..<position - 3]
            } else if take("<?") {
                try skip(past: "?>")
            } else if starts(with: "<") {
                element.children.append(try self.element(depth: depth + 1))
            } else {
                try text.append(contentsOf: characters { $0 == UInt8(ascii: "<") })
            }
        }
        // Between children is only indentation.
        element.text = element.children.isEmpty ? String(decoding: text, as: UTF8.self) : ""
    }

    private mutating func attributeValue() throws(InterfaceFileError) -> String {
        guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw error("expected a value in quotation marks")
        }
        advance()
        let value = try characters { $0 == quote }
        advance()
        return String(decoding: value, as: UTF8.self)
    }

    /// Reads characters up to one that fulfills the condition, and resolves references.
    private mutating func characters(until isEnd: (UInt8) -> Bool) throws(InterfaceFileError) -> [UInt8] {
        var found: [UInt8] = []
        while let byte = current, !isEnd(byte) {
            if byte == UInt8(ascii: "&") {
                found += try reference().utf8
            } else {
                found.append(byte)
                advance()
            }
        }
        guard position < bytes.count else { throw error("the file ends within a text") }
        return found
    }

    private mutating func reference() throws(InterfaceFileError) -> String {
        let start = position + 1
        guard let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
            throw error("“&” isn't followed by a character's name and “;”")
        }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        position = end + 1
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
        guard name.hasPrefix("#"), let code = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10),
            let scalar = Unicode.Scalar(code)
        else { throw error("“&\(name);” isn't a character") }
        return String(scalar)
    }

    private mutating func name() throws(InterfaceFileError) -> String {
        let start = position
        while let byte = current, Self.isNameByte(byte) { advance() }
        guard position > start else { throw error("expected a name") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }

    // MARK: Bytes

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func advance() {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    private func starts(with text: StaticString) -> Bool {
        guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + $0.count]) }
    }

    private mutating func take(_ text: StaticString) -> Bool {
        guard starts(with: text) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    private mutating func expect(_ text: StaticString) throws(InterfaceFileError) {
        guard take(text) else { throw error("expected “\(text)”") }
    }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { advance() }
    }

    private mutating func skip(past text: StaticString) throws(InterfaceFileError) {
        while !starts(with: text) {
            guard position < bytes.count else { throw error("expected “\(text)”") }
            advance()
        }
        position += text.utf8CodeUnitCount
    }

    /// Skips what may surround the root element.
    private mutating func skipMisc() throws(InterfaceFileError) {
        _ = take("\u{FEFF}")
        while true {
            skipSpace()
            if take("<?") {
                try skip(past: "?>")
            } else if take("<!--") {
                try skip(past: "-->")
            } else if take("<!") {
                try skip(past: ">")
            } else {
                return
            }
        }
    }
}
