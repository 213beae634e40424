internal import Documents
internal import Files

/// The file of a folder that has the messages, among all that an export brings along.
enum MainFile {
    /// - Throws: If there is none, or more than one.
    static func find(
        in folder: ExportFolder, _ files: [ExportFolder.File], _ format: ExportFormat?
    ) throws(DocumentError) -> String {
        let paths = files.map(\.path)
        if let path = names(for: format).lazy.compactMap({ name in paths.first { $0 == name } }).first { return path }
        let endings = endings(for: format)
        let candidates = paths.filter {
            endings.contains(RelativePath.ending(of: $0).lowercased()) && !$0.contains("/")
        }
        // Documents that were sent in the chat lie beside its text.
        let texts = candidates.count == 1 ? candidates : candidates.filter { isChat($0, in: folder) }
        guard texts.count <= 1 else {
            throw DocumentError(file: folder.name, problem: ConversionProblem.severalExports(texts))
        }
        guard let path = texts.first else {
            throw DocumentError(
                file: folder.name, problem: ConversionProblem.unknownFormat(found: found(paths, in: folder)))
        }
        return path
    }

    private static func isChat(_ path: String, in folder: ExportFolder) -> Bool {
        (try? folder.source(path)).map { WhatsAppExport.canRead($0.text) || IMessageExport.canRead($0.text) } ?? false
    }

    /// The names that exports always have.
    private static func names(for format: ExportFormat?) -> [String] {
        switch format {
        case .whatsapp: ["_chat.txt"]
        case .telegram: ["result.json"]
        case .signal: ["data.json"]
        case .stream, .webhook, .slack, .imessage: []
        // The pages of Telegram are read by nobody, and get an answer of their own.
        case nil: ["_chat.txt", "result.json", "data.json", "messages.html"]
        }
    }

    /// The endings of others, which a folder may have one of.
    private static func endings(for format: ExportFormat?) -> Set<String> {
        switch format {
        case .whatsapp, .imessage: ["txt"]
        case .stream, .webhook, .slack, .telegram, .signal: ["json", "jsonl", "ndjson"]
        case nil: ["txt", "json", "jsonl", "ndjson"]
        }
    }

    private static func found(_ paths: [String], in folder: ExportFolder) -> String {
        guard !paths.isEmpty else { return "a folder without files" }
        return "a folder with " + paths.prefix(3).map { "“\($0.shortened)”" }.joined(separator: ", ")
            + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
    }
}
