internal import Documents

/// A known export in an unsupported form; another form is supported.
public enum UnreadableExport: Hashable, Sendable {
    /// HTML pages of Telegram Desktop, signal-export, imessage-exporter, and others.
    case telegramPage, signalPage, iMessagePage, page
    /// The backups of Signal's own apps.
    case signalBackup
    /// The `chat.md` of signal-export.
    case markdown
    /// Exports of DiscordChatExporter and Discord, and the JSON of Messenger and Instagram.
    case discord, messenger

    private static var markdownLine: Regex<Substring> {
        #/(?m)^\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\] [^:\n]+: /#
    }

    /// Recognizes a text that isn't JSON.
    ///
    /// - Parameter name: The name of the file: WhatsApp's lines may look like signal-export's.
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

    /// Recognizes JSON objects.
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
            "Telegram’s HTML pages aren’t supported; export the chat again in Telegram Desktop with the format "
                + "“Machine-readable JSON”, and name its result.json"
        case .signalPage: "signal-export’s HTML pages aren’t supported; name the data.json next to them"
        case .iMessagePage:
            "imessage-exporter’s HTML pages aren’t supported; export the messages again with --format txt"
        case .page: "HTML pages aren’t supported; export the chat again as JSON or text"
        case .signalBackup:
            "Signal’s backups aren’t supported; export the chat with signal-export, and name its data.json"
        case .markdown: "signal-export’s chat.md isn’t supported; name the data.json next to it"
        case .discord: "exports of Discord aren’t supported"
        case .messenger: "exports of Messenger and Instagram aren’t supported"
        }
    }
}
