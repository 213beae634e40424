package import Foundation

extension Tree {
    /// The document as JSON on one line.
    package var json: Data {
        var text = ""
        write(to: &text)
        return Data(text.utf8)
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .word(let word): text += word
        case .text(let content): text += Self.quoted(content)
        case .list(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                element.write(to: &text)
            }
            text += "]"
        case .object(let entries):
            text += "{"
            for (index, entry) in entries.enumerated() {
                if index > 0 { text += "," }
                text += Self.quoted(entry.key) + ":"
                entry.value.write(to: &text)
            }
            text += "}"
        }
    }

    /// The document as indented YAML.
    package var yaml: Data {
        var text = ""
        writeLines(to: &text, indentation: "")
        return Data(text.utf8)
    }

    private func writeLines(to text: inout String, indentation: String) {
        switch self {
        case .list(let elements) where !elements.isEmpty:
            for element in elements {
                text += "\(indentation)-"
                element.writeBehindKey(to: &text, indentation: indentation)
            }
        case .object(let entries) where !entries.isEmpty:
            for entry in entries {
                text += indentation + Self.quoted(entry.key) + ":"
                entry.value.writeBehindKey(to: &text, indentation: indentation)
            }
        case .null, .word, .text, .list, .object:
            text += indentation
            write(to: &text)
            text += "\n"
        }
    }

    private func writeBehindKey(to text: inout String, indentation: String) {
        switch self {
        case .list(let elements) where !elements.isEmpty:
            text += "\n"
            writeLines(to: &text, indentation: indentation + "  ")
        case .object(let entries) where !entries.isEmpty:
            text += "\n"
            writeLines(to: &text, indentation: indentation + "  ")
        case .null, .word, .text, .list, .object:
            text += " "
            write(to: &text)
            text += "\n"
        }
    }

    /// A quoted text that JSON and YAML read the same way.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
