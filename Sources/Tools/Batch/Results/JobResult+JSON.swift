internal import Documents
internal import Foundation

extension JobResult {
    /// The result as JSON without a line break, with keys in a fixed order.
    package var json: String {
        var fields: [(String, String)] = []
        if let id { fields.append(("id", JSONText.quoted(id))) }
        if let line { fields.append(("line", "\(line)")) }
        fields.append(("status", JSONText.quoted(status.rawValue)))
        if status == .done || !outputs.isEmpty { fields.append(("outputs", Self.list(outputs))) }
        if let milliseconds { fields.append(("milliseconds", String(format: "%.3f", milliseconds))) }
        if !warnings.isEmpty {
            fields.append(("warnings", "[\(warnings.map(JSONText.quoted).joined(separator: ","))]"))
        }
        if !printed.isEmpty { fields.append(("printed", JSONText.quoted(printed))) }
        if let problem {
            fields.append(("error", "{\"message\":\(JSONText.quoted(problem.message)),\"code\":\(problem.code)}"))
        }
        fields.append(("job", JSONText.quoted(job)))
        fields.append(("program", JSONText.quoted(program)))
        if !inputs.isEmpty { fields.append(("inputs", Self.list(inputs))) }
        return "{\(fields.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
    }

    private static func list(_ files: [File]) -> String {
        let texts = files.map { file in
            let size = file.size.map { "\"size\":\($0)," } ?? ""
            return "{\"path\":\(JSONText.quoted(file.path)),\(size)\"sha256\":\(JSONText.quoted(file.sha256))}"
        }
        return "[\(texts.joined(separator: ","))]"
    }

    /// Parses a line of a results file; `nil` if it isn't one.
    package init?(line bytes: some Collection<UInt8>) {
        let kind = DocumentKind(noun: "results file", minimum: "expected a line")
        guard let source = try? SourceFile(name: "", data: Data(bytes), kind: kind),
            let documents = try? source.jsonDocuments(), documents.count == 1, let node = documents.first,
            let status = node["status"]?.characters.flatMap(Status.init),
            let job = node["job"]?.characters, let program = node["program"]?.characters
        else { return nil }
        self.init(
            id: node["id"]?.characters, line: node["line"]?.integer, status: status, job: job, program: program)
        guard let outputs = Self.files(node["outputs"]), let inputs = Self.files(node["inputs"]) else { return nil }
        (self.outputs, self.inputs) = (outputs, inputs)
        milliseconds = node["milliseconds"]?.number
        warnings = node["warnings"]?.elements?.compactMap(\.characters) ?? []
        printed = node["printed"]?.characters ?? ""
        if let error = node["error"], let message = error["message"]?.characters {
            problem = Problem(message: message, code: error["code"]?.integer ?? 2)
        }
        guard id != nil || line != nil else { return nil }
    }

    private static func files(_ node: DocumentNode?) -> [File]? {
        guard let node else { return [] }
        var files: [File] = []
        for element in node.elements ?? [] {
            guard let path = element["path"]?.characters, let digest = element["sha256"]?.characters else { return nil }
            files.append(File(path: path, size: element["size"]?.integer, sha256: digest))
        }
        return files
    }
}

/// JSON strings.
enum JSONText {
    /// The text in quotes. Control characters, including those that change the text direction, are escaped.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
                "\u{2066}"..."\u{2069}":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
