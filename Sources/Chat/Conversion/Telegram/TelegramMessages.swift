internal import ChatModels
internal import Documents
internal import Foundation

/// Reads the messages of a Telegram chat.
struct TelegramMessages {
    let export: Export
    var omissions = OmittedData()

    private let cid: ChannelId
    private var found: [ChatMessage] = []
    private var places: [MessageId: Int] = [:]

    init(_ export: Export, cid: ChannelId) {
        self.export = export
        self.cid = cid
    }

    mutating func messages(of chat: DocumentNode) -> [ChatMessage] {
        for node in chat["messages"]?.elements ?? [] {
            guard node.entries != nil, let id = node["id"]?.characters, let date = Self.date(node, "date") else {
                omissions.add("objects without an id or a date, omitted")
                continue
            }
            let message = node.name("type") == "service" ? notice(node, id, date) : message(node, id, date)
            guard let message else { continue }
            places[id] = found.count
            found.append(message)
        }
        return found
    }

    /// A date: seconds since 1970, or the local time of the exporting machine, which is read as UTC.
    private static func date(_ node: DocumentNode, _ key: String) -> Date? {
        if let seconds = node["\(key)_unixtime"]?.characters.flatMap(Double.init), seconds.isFinite {
            return DateReader.date(sinceEpoch: seconds)
        }
        return node.name(key).flatMap { DateReader.date($0) }
    }

    private static func author(_ node: DocumentNode, _ key: String) -> ChatUser {
        let name = node.name(key)
        return ChatUser(id: node.name("\(key)_id") ?? name ?? "unknown", name: name ?? "Deleted Account")
    }

    // MARK: Messages

    private mutating func message(_ node: DocumentNode, _ id: String, _ date: Date) -> ChatMessage? {
        var message = ChatMessage(
            id: id, cid: cid, text: markdown(node), createdAt: date, author: Self.author(node, "from"))
        // An export doesn't have the dates of changed reactions.
        if node["edited"] != nil { message.textUpdatedAt = Self.date(node, "edited") ?? date }
        if let source = node.name("forwarded_from") {
            let line = MarkdownText.wrapped(MarkdownText.escaped("Forwarded from \(source)"), in: "_")
            message.text = message.text.isEmpty ? line : "\(line)\n\n\(message.text)"
        }
        if let quoted = node["reply_to_message_id"]?.characters, node["reply_to_peer_id"] == nil {
            message.quotedMessage =
                places[quoted].map { found[$0] }
                ?? ChatMessage(id: quoted, cid: cid, text: "", createdAt: date, author: message.author)
        }
        readMedia(node, into: &message)
        readPoll(node, into: &message)
        readReactions(node, into: &message)
        message.text = MarkdownText.removingUnneededEscapes(message.text)
        if !(node["inline_bot_buttons"]?.elements?.isEmpty ?? true) {
            omissions.add("buttons of bots, omitted")
        }
        guard !message.text.isEmpty || !message.allAttachments.isEmpty || message.poll != nil else {
            omissions.add("messages without visible content, omitted")
            return nil
        }
        return message
    }

    private mutating func markdown(_ node: DocumentNode) -> String {
        var text = TelegramText()
        defer { omissions.add(text.omissions) }
        let entities = node["text_entities"]
        return text.markdown(entities?.elements?.isEmpty == false ? entities : node["text"]).trimmingNewlines
    }

    private mutating func readPoll(_ node: DocumentNode, into message: inout ChatMessage) {
        guard let node = node.object("poll") else { return }
        var poll = Poll(
            id: "\(message.id)-poll", name: Self.plain(node["question"]), createdBy: message.author,
            isClosed: node["closed"]?.flag ?? false, voteCountsByOption: [:])
        for answer in node.objects("answers").prefix(InputLimits.pollOptions) {
            let option = PollOption(id: "option-\(poll.options.count + 1)", text: Self.plain(answer["text"]))
            poll.options.append(option)
            poll.voteCountsByOption?[option.id] = answer.count("voters") ?? 0
        }
        message.poll = poll
    }

    /// The characters of a text, or of a list of parts.
    private static func plain(_ node: DocumentNode?) -> String {
        node?.characters ?? (node?.elements ?? []).map { $0.characters ?? $0.name("text") ?? "" }.joined()
    }

    private mutating func readReactions(_ node: DocumentNode, into message: inout ChatMessage) {
        for reaction in node.objects("reactions") {
            let authors = reaction.objects("recent").map { Self.author($0, "from") }
            let count = reaction.count("count") ?? max(authors.count, 1)
            guard let type = reaction.name("emoji").flatMap(ReactionIcons.type) else {
                omissions.add("reactions without an icon, omitted", count: count)
                continue
            }
            message.add(reaction: type, count: count, by: authors)
        }
    }

    // MARK: Notices

    private mutating func notice(_ node: DocumentNode, _ id: String, _ date: Date) -> ChatMessage? {
        let action = node.name("action") ?? ""
        let actor = Self.author(node, "actor")
        if action == "pin_message", let place = node["message_id"]?.characters.flatMap({ places[$0] }) {
            found[place].pinDetails = MessagePinDetails(pinnedAt: date, pinnedBy: actor)
        }
        let notice = TelegramNotice(node, actor: actor.name ?? "", action: action)
        if !notice.isKnown { omissions.add("other notices, shown in Telegram’s own words") }
        return ChatMessage(
            id: id, cid: cid, text: MarkdownText.escaping(notice.text), type: .system, createdAt: date,
            author: ChatUser(id: "system"))
    }
}
