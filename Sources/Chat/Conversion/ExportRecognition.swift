internal import ChatModels
internal import Documents
internal import Foundation

/// A recognized export, with the data for its reader.
enum ExportContent {
    case stream([LocatedNode])
    case webhook([LocatedNode])
    case slack([SlackChannelFiles])
    case whatsapp
    case telegram([LocatedNode])
    case signal([LocatedNode])
    case imessage

    var format: ExportFormat {
        switch self {
        case .stream: .stream
        case .webhook: .webhook
        case .slack: .slack
        case .whatsapp: .whatsapp
        case .telegram: .telegram
        case .signal: .signal
        case .imessage: .imessage
        }
    }
}

/// Detects the kind of an export.
enum ExportRecognition {
    static func recognize(
        _ input: ExportInput, _ options: ConversationConverter.Options
    ) throws(DocumentError) -> (Export, ExportContent) {
        switch input {
        case .file(let source, let path):
            let folder = path.map { ExportFolder(folder: $0.contains("/") ? $0.folderOfPath : ".") }
            return try recognize(source, path.map { ($0 as NSString).lastPathComponent } ?? "", in: folder, options)
        case .folder(let folder):
            let files = try folder.files()
            if [nil, .slack].contains(options.format) {
                let channels = SlackChannelFiles.find(in: files, title: folder.title)
                guard channels.reduce(0, { $0 + $1.size }) <= InputLimits.fileSize else {
                    throw DocumentError(file: folder.name, problem: ContainerProblem.tooMuchText)
                }
                if !channels.isEmpty {
                    let export = Export(name: folder.name, text: "", files: folder, path: "", options: options)
                    return (export, .slack(channels))
                }
            }
            let path = try MainFile.find(in: folder, files, options.format)
            guard let source = try folder.source(path) else {
                throw DocumentError(file: folder.fullName(path), problem: FileProblem.missing)
            }
            return try recognize(source, path, in: folder, options)
        }
    }

    private static func recognize(
        _ source: SourceFile, _ path: String, in folder: ExportFolder?, _ options: ConversationConverter.Options
    ) throws(DocumentError) -> (Export, ExportContent) {
        let export = Export(name: source.name, text: source.text, files: folder, path: path, options: options)
        return (export, try content(source, export))
    }

    private static func content(_ source: SourceFile, _ export: Export) throws(DocumentError) -> ExportContent {
        let wanted = export.options.format
        if let found = UnreadableExport(text: source.text, name: source.name), wanted == nil || found != .markdown {
            throw DocumentError(file: source.name, problem: ConversionProblem.unreadable(found))
        }
        let format: ExportFormat
        if let wanted {
            format = wanted
        } else if let found = textFormat(source, export.options.dates) {
            format = found
        } else {
            let first = source.text.utf8.first { $0 > 0x20 }
            guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { throw unknown(source) }
            let records = try JSONRecords.read(source)
            return content(try recognize(records, source), records, export)
        }
        let isText = [.whatsapp, .imessage].contains(format)
        return content(format, try isText ? [] : JSONRecords.read(source), export)
    }

    private static func content(
        _ format: ExportFormat, _ records: [LocatedNode], _ export: Export
    ) -> ExportContent {
        switch format {
        case .stream: .stream(records)
        case .webhook: .webhook(records)
        case .slack: .slack([SlackChannelFiles(records, of: export)])
        case .whatsapp: .whatsapp
        case .telegram: .telegram(records)
        case .signal: .signal(records)
        case .imessage: .imessage
        }
    }

    /// The format of a text that isn't JSON; WhatsApp's lines on iOS also start with a bracket.
    private static func textFormat(_ source: SourceFile, _ dates: DatePattern?) -> ExportFormat? {
        if WhatsAppExport.canRead(source.text, dates) { return .whatsapp }
        return IMessageExport.canRead(source.text) ? .imessage : nil
    }

    private static func unknown(_ source: SourceFile) -> DocumentError {
        DocumentError(
            file: source.name, line: 1,
            problem: ConversionProblem.unknownFormat(found: "a text that begins with “\(source.firstLine)”"))
    }

    private static func recognize(
        _ records: [LocatedNode], _ source: SourceFile
    ) throws(DocumentError) -> ExportFormat {
        if let found = UnreadableExport(records: records) {
            throw DocumentError(file: source.name, problem: ConversionProblem.unreadable(found))
        }
        if TelegramExport.canRead(records) { return .telegram }
        if SignalExport.canRead(records) || SignalCommandExport.canRead(records) { return .signal }
        if WebhookExport.canRead(records) { return .webhook }
        if SlackExport.canRead(records) { return .slack }
        if StreamExport.canRead(records), !records.allSatisfy({ isFromAnotherProgram($0.node) }) { return .stream }
        throw DocumentError(
            file: source.name, line: records.first?.node.line,
            problem: ConversionProblem.unknownFormat(found: records.first?.node.keysSummary ?? "an empty list"))
    }
}

extension ExportRecognition {
    /// Whether an object has messages like those of many programs, but without any field of Stream's.
    fileprivate static func isFromAnotherProgram(_ node: DocumentNode) -> Bool {
        let messages = node.objects("messages")
        guard !messages.isEmpty, node.object("channel") == nil else { return false }
        return !messages.contains { message in
            ["user", "user_id", "cid", "created_at"].contains { message[$0] != nil }
        }
    }
}

extension SourceFile {
    /// The beginning of the first non-blank line, for errors.
    fileprivate var firstLine: String {
        String(text.drop { $0.isWhitespace }.prefix { !$0.isNewline }.prefix(40)).shortened
    }
}

extension DocumentNode {
    /// A description by the first keys, for errors.
    var keysSummary: String {
        guard let entries, !entries.isEmpty else { return summary }
        return "an object with " + entries.prefix(4).map { "“\($0.key.shortened)”" }.joined(separator: ", ")
    }
}
