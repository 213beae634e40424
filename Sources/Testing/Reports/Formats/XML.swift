import Console

/// An XML element.
struct XML {
    let name: String
    var attributes: [(String, String)] = []
    var text: String?
    var children: [XML] = []

    func lines(indent: String = "") -> [String] {
        let start = "\(indent)<\(name)\(attributes.map { " \($0)=\"\(Self.escaped($1))\"" }.joined())"
        if let text { return ["\(start)>\(Self.escaped(text, isAttribute: false))</\(name)>"] }
        guard !children.isEmpty else { return ["\(start)/>"] }
        return ["\(start)>"] + children.flatMap { $0.lines(indent: indent + "  ") } + ["\(indent)</\(name)>"]
    }

    /// Returns the text with XML's special characters escaped. Control characters, which XML doesn't allow, are
    /// replaced.
    private static func escaped(_ text: String, isAttribute: Bool = true) -> String {
        var escaped = ""
        for scalar in text.printableLines.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"" where isAttribute: escaped += "&quot;"
            case "\n" where isAttribute, "\t" where isAttribute, "\r": escaped += "&#\(scalar.value);"
            case "\n", "\t": escaped.unicodeScalars.append(scalar)
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
