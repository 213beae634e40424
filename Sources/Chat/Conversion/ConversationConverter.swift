internal import ChatModels
public import Documents
internal import Files
public import Foundation

/// Makes conversation files of what other programs export.
///
///     import Conversion
///
///     let converted = try ConversationConverter.convert(contentsOf: "chat.txt", .init(me: "Ana"))
///     print(converted.text) // YAML, which `ConversationReader` reads
public enum ConversationConverter {
    /// What an export is read with.
    public struct Options: Sendable {
        /// The kind of export; `nil` finds out.
        public var format: ExportFormat?

        /// The user whose screen is drawn: an identifier, or a name. `nil` for the one that the export tells of, if it
        /// does.
        public var me: String?

        /// The form of WhatsApp's dates; `nil` finds out.
        public var dates: DatePattern?

        /// The folder in which the conversation file will lie; pictures of the export are named if they lie in it or
        /// below. `nil` names none.
        public var folder: String?

        /// Creates options.
        public init(
            format: ExportFormat? = nil, me: String? = nil, dates: DatePattern? = nil, folder: String? = nil
        ) {
            self.format = format
            self.me = me
            self.dates = dates
            self.folder = folder
        }
    }

    /// Converts a file.
    ///
    /// - Parameter path: The file, of at most 64 MiB.
    /// - Throws: The first thing that is wrong with the export, or the reason why there is no file to read.
    public static func convert(
        contentsOf path: String, _ options: Options = Options()
    ) throws(DocumentError) -> ConvertedConversation {
        try convert(SourceFile(path: path, kind: .export), path: path, options)
    }

    /// Converts what is not in a file, such as standard input. No file lies beside it.
    ///
    /// - Parameters:
    ///   - data: UTF-8 text of at most 64 MiB.
    ///   - name: The name that errors use.
    /// - Throws: The first thing that is wrong with the export.
    public static func convert(
        _ data: Data, name: String, _ options: Options = Options()
    ) throws(DocumentError) -> ConvertedConversation {
        try convert(SourceFile(name: name, data: data, kind: .export), path: nil, options)
    }

    private static func convert(
        _ source: SourceFile, path: String?, _ options: Options
    ) throws(DocumentError) -> ConvertedConversation {
        let export = Export(source: source, path: path, options: options)
        let (format, records) = try recognize(source, options.format, options.dates)
        let found = try read(records, of: export, format)
        guard found.conversations.contains(where: { !$0.messages.isEmpty }) else {
            throw DocumentError(file: source.name, problem: ConversionProblem.noMessages(format))
        }
        var writer = ConversationWriter(found, of: format, in: export)
        let text = writer.text()
        return ConvertedConversation(text: text, format: format, losses: writer.losses.lines, notes: found.notes)
    }

    private static func read(
        _ records: [LocatedNode], of export: Export, _ format: ExportFormat
    ) throws(DocumentError) -> ForeignConversations {
        switch format {
        case .stream:
            var reader = StreamExport(export)
            return try reader.read(records)
        case .webhook:
            var reader = WebhookExport(export)
            return try reader.read(records)
        case .slack:
            var reader = SlackExport(export)
            return try reader.read(records)
        case .whatsapp:
            var reader = WhatsAppExport(export)
            return try reader.read()
        }
    }

    /// Finds out what kind of export a file is.
    private static func recognize(
        _ source: SourceFile, _ wanted: ExportFormat?, _ dates: DatePattern?
    ) throws(DocumentError) -> (ExportFormat, [LocatedNode]) {
        if wanted == .whatsapp { return (.whatsapp, []) }
        let first = source.text.utf8.first { $0 > 0x20 }
        let looksLikeJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        // WhatsApp's lines on iOS begin with a bracket too.
        if wanted == nil, WhatsAppExport.canRead(source.text, dates) { return (.whatsapp, []) }
        guard wanted != nil || looksLikeJSON else {
            throw DocumentError(
                file: source.name, line: 1,
                problem: ConversionProblem.unknownFormat(found: "a text that begins with “\(source.firstLine)”"))
        }
        let records = try JSONRecords.read(source)
        if let wanted { return (wanted, records) }
        if WebhookExport.canRead(records) { return (.webhook, records) }
        if SlackExport.canRead(records) { return (.slack, records) }
        if StreamExport.canRead(records) { return (.stream, records) }
        throw DocumentError(
            file: source.name, line: records.first?.node.line,
            problem: ConversionProblem.unknownFormat(found: records.first?.node.keysSummary ?? "an empty list"))
    }
}

/// A conversation file that was made of an export.
public struct ConvertedConversation: Sendable {
    /// The file, in YAML.
    public var text: String

    /// What it was made of.
    public var format: ExportFormat

    /// What the export has and the file has not, a line for each kind.
    public var losses: [String]

    /// What had to be decided, and how to decide otherwise, a line each.
    public var notes: [String]
}

/// An export as it is read.
struct Export {
    let source: SourceFile
    /// The file; `nil` for what is not in one.
    let path: String?
    let options: ConversationConverter.Options

    var name: String { source.name }

    /// The name of the file without its ending.
    var stem: String { path.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension } ?? "" }

    /// The folder of the file.
    var folder: String? {
        path.map { $0.contains("/") ? $0.folderOfPath : "." }
    }

    /// The path of a picture beside the export from the folder in which the conversation file will lie; `nil` for a
    /// file that isn't there, or not below that folder.
    func picturePath(_ name: String) -> String? {
        guard let folder, let target = options.folder, !name.contains("/"),
            let file = Self.realPath("\(folder)/\(name)"), let root = Self.realPath(target.isEmpty ? "." : target)
        else { return nil }
        let prefix = root.hasSuffix("/") ? root : root + "/"
        return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : nil
    }

    static func realPath(_ path: String) -> String? {
        guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

/// What was found in an export.
struct ForeignConversations {
    var conversations: [Conversation]
    var losses = Losses()
    var notes: [String] = []
}

extension SourceFile {
    /// The beginning of the first line that isn't blank, for errors.
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
