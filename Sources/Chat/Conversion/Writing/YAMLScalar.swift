import Console

/// A text as YAML: plain if possible, otherwise quoted.
enum YAMLScalar {
    static func text(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

    /// Whether a text needs no quotes, even in flow collections.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.first, let last = text.last, text.utf8.count <= 400 else { return false }
        guard isLetterOrDigit(first), isLetterOrDigit(last) || "!?.)".contains(last) else { return false }
        guard !["null", "true", "false", "yes", "no", "on", "off"].contains(text.lowercased()) else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || " _-./!?()'’".unicodeScalars.contains(scalar)
        }
    }

    private static func isLetterOrDigit(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default:
                if isPrintable(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += escape(scalar)
                }
            }
        }
        return result + "\""
    }

    /// Whether YAML allows the character unescaped, and editors show it.
    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA0, 0xFFFE, 0xFFFF: false
        default: !scalar.isControlOrInvisible
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        func padded(_ count: Int) -> String { String(repeating: "0", count: max(count - digits.count, 0)) + digits }
        return switch scalar.value {
        case ...0xFF: "\\x" + padded(2)
        case ...0xFFFF: "\\u" + padded(4)
        default: "\\U" + padded(8)
        }
    }

    /// A multi-line text as a block below its key; `nil` if quotes are needed.
    ///
    /// - Parameter indentation: The spaces before each line.
    static func block(_ text: String, indentation: Int) -> String? {
        guard text.contains("\n"), let first = text.first, !first.isWhitespace, text.last?.isWhitespace == false,
            text.unicodeScalars.allSatisfy({ $0 == "\n" || isPrintable($0) }), !text.contains("\r")
        else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.allSatisfy({ $0.isEmpty || $0.contains { $0 != " " } }) else { return nil }
        let blanks = String(repeating: " ", count: indentation)
        return "|-\n" + lines.map { $0.isEmpty ? "" : blanks + $0 }.joined(separator: "\n")
    }
}

/// A value of a conversation file, written on one line or on several.
indirect enum YAMLValue {
    case scalar(String)
    case plain(String)
    case list([YAMLValue])
    case mapping([(key: String, value: YAMLValue)])

    /// The value on one line.
    var flow: String {
        switch self {
        case .scalar(let text): YAMLScalar.text(text)
        case .plain(let text): text
        case .list(let values): "[" + values.map(\.flow).joined(separator: ", ") + "]"
        case .mapping(let entries):
            entries.isEmpty
                ? "{}"
                : "{ " + entries.map { "\(YAMLScalar.text($0.key)): \($0.value.flow)" }.joined(separator: ", ") + " }"
        }
    }

    static func texts(_ texts: [String]) -> YAMLValue { .list(texts.map { .scalar($0) }) }

    static func number(_ number: Int) -> YAMLValue { .plain(String(number)) }

    static let yes = YAMLValue.plain("true")
    static let no = YAMLValue.plain("false")

    /// The longest mapping on one line, in characters.
    private static let lineLength = 110

    /// The entries of a mapping, as the beginning of a list element if `dash` is set.
    ///
    /// - Parameter indentation: The spaces before the keys.
    func lines(indentation: Int, dash: Bool = false) -> String {
        let blanks = String(repeating: " ", count: indentation)
        let head = dash ? String(repeating: " ", count: max(indentation - 2, 0)) + "- " : blanks
        guard case .mapping(let entries) = self else { return head + flow + "\n" }
        if dash, !hasBlock, flow.count <= Self.lineLength { return head + flow + "\n" }
        var text = ""
        for (offset, entry) in entries.enumerated() {
            text += (offset == 0 ? head : blanks) + YAMLScalar.text(entry.key) + ":"
            text += entry.value.behindKey(indentation: indentation)
        }
        return entries.isEmpty ? head + "{}\n" : text
    }

    /// The value after its key and a colon, with a line break.
    private func behindKey(indentation: Int) -> String {
        switch self {
        case .plain: return " \(flow)\n"
        case .scalar(let text):
            return " " + (YAMLScalar.block(text, indentation: indentation + 2) ?? flow) + "\n"
        case .list(let values):
            guard hasBlock || flow.count > Self.lineLength, !values.isEmpty else { return " \(flow)\n" }
            return "\n" + values.map { $0.lines(indentation: indentation + 4, dash: true) }.joined()
        case .mapping(let entries):
            guard hasBlock || flow.count > Self.lineLength, !entries.isEmpty else { return " \(flow)\n" }
            return "\n" + lines(indentation: indentation + 2)
        }
    }

    /// Whether a part of it is more readable on separate lines.
    private var hasBlock: Bool {
        switch self {
        case .scalar(let text): YAMLScalar.block(text, indentation: 0) != nil
        case .plain: false
        case .list(let values): values.contains(where: \.hasBlock)
        case .mapping(let entries): entries.contains { $0.value.hasBlock }
        }
    }
}
