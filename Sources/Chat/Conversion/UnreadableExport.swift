internal import Documents

/// An export that is known, and isn't read: another form of it is.
public enum UnreadableExport: Hashable, Sendable {
    /// Pages of HTML: those of Telegram Desktop, signal-export and imessage-exporter, and others.
    case telegramPage, signalPage, iMessagePage, page
    /// The backups of Signal's own applications.
    case signalBackup
    /// The `chat.md` of signal-export.
    case markdown
    /// What DiscordChatExporter writes and Discord hands out, and the JSON of Messenger and Instagram.
    case discord, messenger

    private static var markdownLine: Regex<Substring> {
        #/(?m)^\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\] [^:\n]+: /#
    }

    /// Recognizes a text that is no JSON.
    ///
    /// - Parameter name: The name of the file: WhatsApp's lines may look as those of signal-export.
    init?(text: String, name: String) {
        let start = text.prefix(20_000)
        let isPage = start.prefix(500).lowercased().contains("<html")
        if start.contains("class=\"chatlog") || start.hasPrefix("====") && start.contains("\nGuild: ") {
            self = .discord
        } else if !isPage {
            guard name.lowercased().hasSuffix(".md"), start.firstMatch(of: Self.markdownLine) != nil else { return nil }
            self = .markdown
        } else if start.contains("page_header") && start.contains("tgme") || start.contains("Exported Data") {
            self = .telegramPage
        } else if start.contains("message_part") || start.contains("imessage") {
            self = .iMessagePage
        } else if start.contains("Signal") {
            self = .signalPage
        } else {
            self = .page
        }
    }

    /// Recognizes the objects of JSON.
    init?(records: [LocatedNode]) {
        guard let node = records.first?.node else { return nil }
        if node["backupTimeMs"] != nil || node.object("chatItem") != nil {
            self = .signalBackup
        } else if node.object("guild") != nil && node["messages"]?.elements != nil
            || node["Contents"] != nil && node["Timestamp"] != nil
        {
            self = .discord
        } else if node["participants"]?.elements != nil, node.objects("messages").first?["sender_name"] != nil {
            self = .messenger
        } else {
            return nil
        }
    }

    var sentence: String {
        switch self {
        case .telegramPage:
            "Telegram’s pages of HTML aren’t read; export the chat again in Telegram Desktop with the format "
                + "“Machine-readable JSON”, and give its result.json"
        case .signalPage: "signal-export’s pages of HTML aren’t read; give the data.json that lies beside them"
        case .iMessagePage:
            "imessage-exporter’s pages of HTML aren’t read; export the messages again with --format txt"
        case .page: "a page of HTML isn’t read; export the chat again as JSON or text"
        case .signalBackup:
            "Signal’s backups aren’t read; export the chat with signal-export, and give its data.json"
        case .markdown: "signal-export’s chat.md isn’t read; give the data.json that lies beside it"
        case .discord: "exports of Discord aren’t read"
        case .messenger: "exports of Messenger and Instagram aren’t read"
        }
    }
}
