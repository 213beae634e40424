internal import Documents
internal import Files

/// The file with the messages, among all files of an export.
enum MainFile {
    /// - Throws: If there is none, or more than one at the same depth.
    static func find(
        in folder: ExportFolder, _ files: [ExportFolder.File], _ format: ExportFormat?
    ) throws(DocumentError) -> String {
        let paths = files.map(\.path)
        let endings = endings(for: format)
        let candidates = paths.filter { hasEnding($0, endings) }
        for depth in Set(paths.map(depth)).sorted() {
            let level = paths.filter { Self.depth($0) == depth }
            let folders = Dictionary(grouping: level) { $0.dropLast($0.nameInPath.count) }
            let found = folders.values.flatMap { chats(among: $0, of: format, in: folder) }
            guard found.count <= 1 else { throw choice(of: found.sorted(), in: folder) }
            if let path = found.first { return path }
        }
        let top = candidates.map(depth).min()
        let others = candidates.filter { Self.depth($0) == top }
        if others.count == 1 { return others[0] }
        // HTML pages aren't supported, and have a specific error.
        if candidates.isEmpty, let page = paths.first(where: { Self.hasEnding($0, ["html"]) }) { return page }
        let archives = paths.filter { Self.hasEnding($0, ["zip"]) }
        if candidates.isEmpty, !archives.isEmpty { throw choice(of: archives, in: folder) }
        throw DocumentError(
            file: folder.name, problem: ConversionProblem.unknownFormat(found: found(paths, in: folder)))
    }

    private static func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }

    private static func hasEnding(_ path: String, _ endings: Set<String>) -> Bool {
        endings.contains(RelativePath.ending(of: path).lowercased())
    }

    /// The files with messages in one folder. Documents that were sent in a chat are next to its text.
    private static func chats(
        among paths: [String], of format: ExportFormat?, in folder: ExportFolder
    ) -> [String] {
        for name in names(for: format) {
            let found = paths.filter { $0.nameInPath.lowercased() == name }
            if !found.isEmpty { return found }
        }
        let texts = endings(for: format).intersection(["txt"])
        return paths.filter { hasEnding($0, texts) && isChat($0, in: folder) }
    }

    private static func choice(of paths: [String], in folder: ExportFolder) -> DocumentError {
        let container: ConversionProblem.Container = folder.diskPath == nil ? .archive : .folder
        return DocumentError(file: folder.name, problem: ConversionProblem.severalExports(paths, in: container))
    }

    private static func isChat(_ path: String, in folder: ExportFolder) -> Bool {
        (try? folder.source(path)).map { WhatsAppExport.canRead($0.text) || IMessageExport.canRead($0.text) } ?? false
    }

    /// The fixed file names of exports.
    private static func names(for format: ExportFormat?) -> [String] {
        switch format {
        case .whatsapp: ["_chat.txt"]
        case .telegram: ["result.json"]
        case .signal: ["data.json"]
        case .stream, .webhook, .slack, .imessage: []
        case nil: ["_chat.txt", "result.json", "data.json"]
        }
    }

    /// The file extensions of others, which have to be unique in a folder.
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
