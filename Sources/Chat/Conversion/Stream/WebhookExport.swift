internal import ChatModels
internal import Documents

/// Reads the events of Stream's webhooks, in order of arrival.
struct WebhookExport {
    private let export: Export
    private var channels = ChannelNodes()
    private var omissions = OmittedData()

    init(_ export: Export) {
        self.export = export
    }

    /// Whether a record is an event: its type consists of words separated by dots.
    static func canRead(_ records: [LocatedNode]) -> Bool {
        records.contains { record in
            guard let type = record.node.name("type") else { return record.node["events"]?.elements != nil }
            return Self.topics.contains { type.hasPrefix("\($0).") }
        }
    }

    private static let topics = [
        "message", "reaction", "member", "channel", "user", "notification", "typing", "thread", "poll",
    ]

    mutating func read(_ records: [LocatedNode]) throws(DocumentError) -> ExportedConversations {
        for record in records {
            guard record.node.entries != nil else {
                throw record.failure(
                    ConversionProblem.notThisFormat(.webhook, found: record.node.summary, expected: "an event"))
            }
            if let events = record.node["events"]?.elements {
                for event in events where event.entries != nil { add(event) }
            } else {
                add(record.node)
            }
        }
        return try channels.conversations(of: export, format: .webhook, omissions: omissions)
    }

    private mutating func add(_ event: DocumentNode) {
        let type = event.name("type") ?? ""
        let cid = cid(of: event)
        addChannel(of: event, cid)
        switch type {
        case "message.new", "message.updated", "message.undeleted", "notification.message_new",
            "notification.thread_message_new":
            if let message = event.object("message") { channels.setMessage(message, in: cid) }
        case "message.deleted":
            guard let message = event.object("message") else { return }
            if event["hard_delete"]?.flag ?? false {
                channels.removeMessage(message)
            } else {
                channels.deleteMessage(message, in: cid, at: event["created_at"])
            }
        case "reaction.new", "reaction.updated", "reaction.deleted":
            // The message is its version after the change, with all reactions.
            if let message = event.object("message") { channels.setMessage(message, in: cid) }
            guard let reaction = event.object("reaction") else { return }
            if type == "reaction.deleted" { channels.removeReaction(reaction) } else { channels.addReaction(reaction) }
        case "message.read", "notification.mark_read":
            guard let user = event.object("user"), let date = event["last_read_at"] ?? event["created_at"] else {
                return
            }
            let read = DocumentNode(value: .mapping([]), line: event.line).setting("user", to: user)
                .setting("last_read", to: date).setting("last_read_message_id", to: event["last_read_message_id"])
                .setting("unread_messages", to: event["unread_messages"])
            channels.setRead(read, in: cid)
        case "channel.truncated", "notification.channel_truncated":
            channels.truncate(
                cid, at: event.object("channel")?["truncated_at"] ?? event["created_at"], line: event.line)
            if let message = event.object("message") { channels.setMessage(message, in: cid) }
        case "member.added", "notification.added_to_channel":
            if let member = event.object("member") ?? userAsMember(event) { channels.addMember(member, to: cid) }
        case "member.removed":
            if let member = event.object("member") ?? userAsMember(event) { channels.removeMember(member, from: cid) }
        case "channel.created", "channel.updated":
            if let message = event.object("message") { channels.setMessage(message, in: cid) }
        default: omissions.add("events of the type \(type.shortened), without an effect")
        }
    }

    private func userAsMember(_ event: DocumentNode) -> DocumentNode? {
        event.object("user").map { DocumentNode(value: .mapping([]), line: event.line).setting("user", to: $0) }
    }

    private func cid(of event: DocumentNode) -> String? {
        if let cid = event.name("cid") ?? event.object("channel")?.name("cid") ?? event.object("message")?.name("cid") {
            return cid
        }
        return event.name("channel_id").map { "\(event.name("channel_type") ?? "messaging"):\($0)" }
    }

    private mutating func addChannel(of event: DocumentNode, _ cid: String?) {
        guard let cid else { return }
        let members = event.objects("members") + (event.object("channel")?.objects("members") ?? [])
        if var channel = event.object("channel") {
            channel = channel.setting("members", to: nil).setting("cid", to: .text(cid, line: channel.line))
            channels.addState(DocumentNode(value: .mapping([]), line: event.line).setting("channel", to: channel))
        }
        for member in members { channels.addMember(member, to: cid) }
    }
}
