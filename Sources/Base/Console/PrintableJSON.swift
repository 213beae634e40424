/// JSON for terminals, logs and pages, with control and formatting characters escaped.
package enum PrintableJSON {
    /// Returns equivalent JSON with control and formatting characters escaped.
    package static func escaped(_ json: String) -> String {
        replaced(json) { scalar in String(scalar).utf16.map { #"\u"# + $0.fourDigits }.joined() }
    }

    /// Returns JSON whose texts show such characters as `\u{202E}`, including those that are escaped in the JSON.
    ///
    /// For pages, which show the texts literally.
    package static func shown(_ json: String) -> String {
        replaced(json, alsoEscaped: true) { #"\\u{"# + String($0.value, radix: 16, uppercase: true) + "}" }
    }

    /// - Parameter alsoEscaped: Whether to replace control characters that the JSON escapes, such as `\u001b`.
    private static func replaced(
        _ json: String, alsoEscaped: Bool = false, by replacement: (Unicode.Scalar) -> String
    ) -> String {
        var json = json
        return json.withUTF8 { utf8 in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(utf8.count)
            var index = 0
            while index < utf8.count {
                let byte = utf8[index]
                let length: Int
                if byte == UInt8(ascii: "\\") {
                    if alsoEscaped, let control = control(escapedAt: index, of: utf8) {
                        bytes += replacement(control).utf8
                        index += 6
                        continue
                    }
                    length = 2
                } else {
                    length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
                }
                let part = utf8[index..<min(index + length, utf8.count)]
                // Below 0x20, only line breaks occur, between values.
                if byte >= 0x7F, let scalar = String(decoding: part, as: UTF8.self).unicodeScalars.first,
                    scalar.isControlOrInvisible
                {
                    bytes += replacement(scalar).utf8
                } else {
                    bytes += part
                }
                index += length
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Returns the control character of an escape such as `\u001b`; `nil` for line breaks and tabs.
    private static func control(escapedAt index: Int, of utf8: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
        guard index + 6 <= utf8.count, utf8[index + 1] == UInt8(ascii: "u"),
            let value = UInt8(String(decoding: utf8[index + 4..<index + 6], as: UTF8.self), radix: 16),
            utf8[index + 2..<index + 4].allSatisfy({ $0 == UInt8(ascii: "0") }), ![0x09, 0x0A, 0x0D].contains(value)
        else { return nil }
        let scalar = Unicode.Scalar(value)
        return scalar.isControlOrInvisible ? scalar : nil
    }
}

extension UInt16 {
    fileprivate var fourDigits: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
