internal import ChatModels
public import Documents
internal import Files
public import Foundation

/// Converts exports of other programs to conversation files.
///
///     import Conversion
///
///     let converted = try ConversationConverter.convert(contentsOf: "chat.txt", .init(me: "Ana"))
///     print(converted.text) // YAML, which `ConversationReader` reads
public enum ConversationConverter {
    /// The options for reading an export.
    public struct Options: Sendable {
        /// The kind of export; `nil` detects it.
        public var format: ExportFormat?

        /// The current user: an identifier, or a name. `nil` for the one in the export, if it has any.
        public var me: String?

        /// The form of WhatsApp's dates; `nil` detects it.
        public var dates: DatePattern?

        /// The folder of the conversation file; pictures of the export in this folder, or below it, are referenced.
        /// `nil` references none.
        public var folder: String?

        /// The folder for copies of other pictures, such as `"chat-media"`, relative to ``folder``; `nil` leaves them
        /// out.
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

    /// Converts a file, or the files of a folder or a zip archive.
    ///
    /// - Parameter path: A file of at most 64 MiB, a folder, or an archive of any size.
    /// - Throws: The first problem with the export, or with reading it.
    public static func convert(
        contentsOf path: String, _ options: Options = Options()
    ) throws(DocumentError) -> ConvertedConversation {
        try convert(ExportInput(path: path), options)
    }

    /// Converts data that isn't in a file, such as standard input. It has no accompanying files.
    ///
    /// - Parameters:
    ///   - data: UTF-8 text, or a zip archive, of at most 64 MiB.
    ///   - name: The name for errors.
    /// - Throws: The first problem with the export.
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
            text: text, format: content.format, omissions: writer.omissions.lines,
            notes: found.notes + found.missingOwner(of: content.format) + export.leftOut.notes,
            media: export.media(of: found.conversations))
    }

    private static func read(
        _ content: ExportContent, of export: Export
    ) throws(DocumentError) -> ExportedConversations {
        switch content {
        case .stream(let records):
            var reader = StreamExport(export)
            return try reader.read(records)
        case .webhook(let records):
            var reader = WebhookExport(export)
            return try reader.read(records)
        case .slack(let channels):
            return try SlackExport(export).read(channels).withUnnamedChatsAsDirect
        case .whatsapp:
            var reader = WhatsAppExport(export)
            return try reader.read().withUnnamedChatsAsDirect
        case .telegram(let records):
            var reader = TelegramExport(export)
            return try reader.read(records).withUnnamedChatsAsDirect
        case .signal(let records) where SignalCommandExport.canRead(records):
            var reader = SignalCommandExport(export)
            return try reader.read(records).withUnnamedChatsAsDirect
        case .signal(let records):
            var reader = SignalExport(export)
            return try reader.read(records).withUnnamedChatsAsDirect
        case .imessage:
            var reader = IMessageExport(export)
            return try reader.read().withUnnamedChatsAsDirect
        }
    }
}

/// A conversation file that was converted from an export.
public struct ConvertedConversation: Sendable {
    /// The beginning of all converted files.
    package static let beginning = "# Made of a "

    /// The file, in YAML.
    public var text: String

    /// The format of the export.
    public var format: ExportFormat

    /// Content of the export that the file doesn't have, one line per kind.
    public var omissions: [String]

    /// Assumptions that were made, and how to change them, one line each.
    public var notes: [String]

    /// The pictures that the file references, to be copied next to it.
    public var media: [ConvertedMedia]
}

/// The conversations found in an export.
struct ExportedConversations {
    var conversations: [Conversation]
    var omissions = OmittedData()
    var notes: [String] = []

    /// The same, with unnamed chats as direct messages: outside of Stream, those are chats of two people.
    var withUnnamedChatsAsDirect: ExportedConversations {
        var copy = self
        for index in copy.conversations.indices where (copy.conversations[index].channel.name ?? "").isEmpty {
            let cid = copy.conversations[index].channel.cid
            copy.conversations[index].channel.cid = ChannelId(type: cid.type, id: "!members-\(cid.id)")
        }
        return copy
    }

    /// A hint if the current user is unknown; empty if it is known, or if there are no authors.
    func missingOwner(of format: ExportFormat) -> [String] {
        guard conversations.allSatisfy({ $0.currentUser == nil }) else { return [] }
        var authors: [ChatUser] = []
        var ids: Set<UserId> = []
        for message in conversations.lazy.flatMap(\.messages) where message.type != .system {
            if ids.insert(message.author.id).inserted { authors.append(message.author) }
        }
        guard !authors.isEmpty else { return [] }
        let shown = authors.prefix(5).map { author in
            // Stream's exports only know identifiers, and if two users share a name, the name finds the first one.
            let isAlone = authors.count { $0.name == author.name } == 1
            return (format.findsUsersByName && isAlone ? author.name ?? author.id : author.id).shortened
        }
        let more = authors.count > 5 ? " and \(authors.count - 5) more" : ""
        return [
            "all messages are drawn as others’; use --me to set the current user (\(shown.joined(separator: ", "))\(more))"
        ]
    }
}
