internal import Foundation

/// A request of a browser: *RFC 9112*, section 3.
struct HTTPRequest: Sendable {
    let method: String

    /// The path of the address, without a query.
    let path: String

    /// The header fields, by their names in lower case.
    let fields: [String: String]

    var body = Data()

    /// Reads the lines before the body; `nil` if they aren't a request.
    init?(_ header: some Collection<UInt8>) {
        guard let text = String(validating: header, as: UTF8.self) else { return nil }
        let lines = text.components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else { return nil }
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let name = line[..<colon].lowercased()
            // A browser sends `Host` once, and bodies with their length.
            guard fields[name] == nil || name != "host", name != "transfer-encoding" else { return nil }
            fields[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        method = String(words[0])
        path = String(words[1].prefix { $0 != "?" })
        self.fields = fields
    }

    /// The length of the body in bytes; `nil` if the field isn't a number.
    var length: Int? {
        guard let field = fields["content-length"] else { return 0 }
        guard let length = Int(field), length >= 0 else { return nil }
        return length
    }
}
