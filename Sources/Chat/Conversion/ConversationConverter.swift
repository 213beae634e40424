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

        /// The folder that other pictures of the export are to be copied into, such as `"chat-media"`, from
        /// ``folder`` on; `nil` leaves them out.
        public var mediaFolder: String?

        /// Creates options.
        public init(
            format: ExportFormat? = nil, me: String? = nil, dates: DatePattern? = nil, folder: String? = nil,
            mediaFolder: String? = nil
        ) {
            self.format = format
            self.me = me
            self.dates = dates
            self.folder = folder
            self.mediaFolder = mediaFolder
        }
    }

    /// Converts a file, or the files of a folder or of a zip archive.
    ///
    /// - Parameter path: A file of at most 64 MiB, a folder, or an archive of any size.
    /// - Throws: The first thing that is wrong with the export, or the reason why there is no file to read.
    public static func convert(
        contentsOf path: String, _ options: Options = Options()
    ) throws(DocumentError) -> ConvertedConversation {
        try convert(ExportInput(path: path), options)
    }

    /// Converts what is not in a file, such as standard input. No file lies beside it.
    ///
    /// - Parameters:
    ///   - data: UTF-8 text, or a zip archive, of at most 64 MiB.
    ///   - name: The name that errors use.
    /// - Throws: The first thing that is wrong with the export.
    public static func convert(
        _ data: Data, name: String, _ options: Options = Options()
    ) throws(DocumentError) -> ConvertedConversation {
        try convert(ExportInput(data, name: name), options)
    }

    private static func convert(
        _ input: ExportInput, _ options: Options
    ) throws(DocumentError) -> ConvertedConversation {
        let (export, content) = try ExportRecognition.recognize(input, options)
        let found = try read(content, of: export)
        guard found.conversations.contains(where: { !$0.messages.isEmpty }) else {
            throw DocumentError(file: export.name, problem: ConversionProblem.noMessages(content.format))
        }
        var writer = ConversationWriter(found, of: content.format, in: export)
        let text = writer.text()
        return ConvertedConversation(
            text: text, format: content.format, losses: writer.losses.lines,
            notes: found.notes + found.missingOwner(of: content.format) + export.leftOut.notes,
            media: export.media(of: found.conversations))
    }

    private static func read(
        _ content: ExportContent, of export: Export
    ) throws(DocumentError) -> ForeignConversations {
        switch content {
        case .stream(let records):
            var reader = StreamExport(export)
            return try reader.read(records)
        case .webhook(let records):
            var reader = WebhookExport(export)
            return try reader.read(records)
        case .slack(let channels):
            return try SlackExport(export).read(channels).namedByMembers
        case .whatsapp:
            var reader = WhatsAppExport(export)
            return try reader.read().namedByMembers
        case .telegram(let records):
            var reader = TelegramExport(export)
            return try reader.read(records).namedByMembers
        case .signal(let records) where SignalCommandExport.canRead(records):
            var reader = SignalCommandExport(export)
            return try reader.read(records).namedByMembers
        case .signal(let records):
            var reader = SignalExport(export)
            return try reader.read(records).namedByMembers
        case .imessage:
            var reader = IMessageExport(export)
            return try reader.read().namedByMembers
        }
    }
}

/// A conversation file that was made of an export.
public struct ConvertedConversation: Sendable {
    /// How each file begins that is made of an export.
    package static let beginning = "# Made of a "

    /// The file, in YAML.
    public var text: String

    /// What it was made of.
    public var format: ExportFormat

    /// What the export has and the file has not, a line for each kind.
    public var losses: [String]

    /// What had to be decided, and how to decide otherwise, a line each.
    public var notes: [String]

    /// The pictures that the file names and that are to be copied beside it.
    public var media: [ConvertedMedia]
}

/// What was found in an export.
struct ForeignConversations {
    var conversations: [Conversation]
    var losses = OmittedData()
    var notes: [String] = []

    /// The same, with chats that have no name as direct ones: elsewhere than at Stream's, those are the chats of two.
    var namedByMembers: ForeignConversations {
        var copy = self
        for index in copy.conversations.indices where (copy.conversations[index].channel.name ?? "").isEmpty {
            let cid = copy.conversations[index].channel.cid
            copy.conversations[index].channel.cid = ChannelId(type: cid.type, id: "!members-\(cid.id)")
        }
        return copy
    }

    /// What to do if it isn't known whose screen it is; nothing if it is, or if nobody wrote anything.
    func missingOwner(of format: ExportFormat) -> [String] {
        guard conversations.allSatisfy({ $0.currentUser == nil }) else { return [] }
        var authors: [ChatUser] = []
        var ids: Set<UserId> = []
        for message in conversations.lazy.flatMap(\.messages) where message.type != .system {
            if ids.insert(message.author.id).inserted { authors.append(message.author) }
        }
        guard !authors.isEmpty else { return [] }
        let shown = authors.prefix(5).map { author in
            // Stream's exports know identifiers only, and of two of a name, the name finds the first.
            let isAlone = authors.count { $0.name == author.name } == 1
            return (format.findsUsersByName && isAlone ? author.name ?? author.id : author.id).shortened
        }
        let more = authors.count > 5 ? " and \(authors.count - 5) more" : ""
        return [
            "all messages are drawn as others’: --me says whose screen it is (\(shown.joined(separator: ", "))\(more))"
        ]
    }
}
