internal import ChatModels
internal import Documents
internal import Foundation

/// Assembles the messages of all chats from the records of signal-cli.
struct SignalMessages {
    private(set) var omissions = OmittedData()

    private let export: Export
    private let people: SignalPeople
    private var messages: [ChatMessage] = []

    /// The indices of messages by author and time, which is how others refer to them.
    private var places: [Key: Int] = [:]

    /// Each message's reactions, latest votes and readers, by index.
    private var reactions: [Int: [UserId: MessageReactionType]] = [:]
    private var votes: [Int: [UserId: [Int]]] = [:]
    private var readers: [Int: Set<ChatUser>] = [:]

    private struct Key: Hashable {
        let author: UserId
        let time: String
    }

    init(_ export: Export, _ people: SignalPeople) {
        self.export = export
        self.people = people
    }

    /// Adds a message, or applies a change to an earlier one.
    mutating func add(_ node: DocumentNode, by author: ChatUser, in cid: ChannelId) {
        if let reaction = node.object("reaction") {
            change(target(reaction)) { $0.react(reaction, by: author, to: $1) }
        } else if let deletion = node.object("remoteDelete") {
            change(place(deletion["timestamp"], author)) { $0.delete($1) }
        } else if let deletion = node.object("adminDelete") {
            change(target(deletion)) { $0.delete($1) }
        } else if let vote = node.object("pollVote") {
            let options = (vote["optionIndexes"]?.elements ?? []).compactMap(\.integer)
            change(target(vote)) { $0.votes[$1, default: [:]][author.id] = options }
        } else if let end = node.object("pollTerminate") {
            change(place(end["targetSentTimestamp"], author)) { $0.messages[$1].poll?.isClosed = true }
        } else if let pin = node.object("pinMessage") {
            change(target(pin)) {
                let date = Self.date(node["timestamp"]) ?? $0.messages[$1].createdAt
                $0.messages[$1].pinDetails = MessagePinDetails(pinnedAt: date, pinnedBy: author)
            }
        } else if let pin = node.object("unpinMessage") {
            change(target(pin)) { $0.messages[$1].pinDetails = nil }
        } else if node["isExpirationUpdate"]?.flag == true {
            omissions.add("changes of the disappearing message timer, omitted")
        } else {
            addMessage(node, by: author, in: cid)
        }
    }

    /// Replaces the text of a message.
    mutating func edit(_ time: DocumentNode?, to node: DocumentNode, by author: ChatUser) {
        change(place(time, author)) {
            $0.messages[$1].text = $0.markdown(node)
            $0.messages[$1].textUpdatedAt = Self.date(node["timestamp"]) ?? $0.messages[$1].createdAt
            // Later records refer to the edited message.
            if let time = node["timestamp"]?.characters { $0.places[Key(author: author.id, time: time)] = $1 }
        }
    }

    /// Notes that a user has read a message.
    mutating func read(_ time: DocumentNode, of author: ChatUser, by reader: ChatUser) {
        if let place = place(time, author) { readers[place, default: []].insert(reader) }
    }

    /// All messages with their changes applied.
    func finished() -> [ChatMessage] {
        var messages = messages
        for (place, reactions) in reactions {
            for (type, authors) in Dictionary(grouping: reactions.keys, by: { reactions[$0] }) {
                guard let type else { continue }
                messages[place].add(reaction: type, count: authors.count, by: authors.map(people.user))
            }
        }
        for (place, readers) in readers { messages[place].readBy = readers }
        for (place, votes) in votes {
            for index in votes.values.joined() where messages[place].poll?.options.indices.contains(index) == true {
                let id = messages[place].poll?.options[index].id ?? ""
                messages[place].poll?.voteCountsByOption?[id, default: 0] += 1
            }
        }
        return messages
    }

    // MARK: References

    private func place(_ time: DocumentNode?, _ author: ChatUser) -> Int? {
        time?.characters.flatMap { places[Key(author: author.id, time: $0)] }
    }

    /// The message that an object refers to.
    private func target(_ node: DocumentNode) -> Int? {
        place(node["targetSentTimestamp"] ?? node["targetTimestamp"], people.user(node, "targetAuthor"))
    }

    private mutating func change(_ place: Int?, _ change: (inout Self, Int) -> Void) {
        guard let place else {
            omissions.add("changes of messages missing from the export, omitted")
            return
        }
        change(&self, place)
    }

    /// A time in milliseconds since 1970.
    private static func date(_ node: DocumentNode?) -> Date? {
        node?.number.flatMap { $0.isFinite ? DateReader.date(sinceEpoch: ($0 / 1000).rounded(.down)) : nil }
    }

    // MARK: Changes

    private mutating func delete(_ place: Int) { messages[place].delete(at: messages[place].createdAt) }

    private mutating func react(_ node: DocumentNode, by author: ChatUser, to place: Int) {
        reactions[place]?[author.id] = nil
        guard node["isRemove"]?.flag != true else { return }
        guard let type = node.name("emoji").flatMap(ReactionIcons.type) else {
            omissions.add("reactions without an icon, omitted")
            return
        }
        reactions[place, default: [:]][author.id] = type
    }

    // MARK: Messages

    private mutating func markdown(_ node: DocumentNode) -> String {
        var text = SignalText(people)
        defer { omissions.add(text.omissions) }
        return text.markdown(node)
    }

    private mutating func addMessage(_ node: DocumentNode, by author: ChatUser, in cid: ChannelId) {
        guard let time = node["timestamp"]?.characters, let date = Self.date(node["timestamp"]) else {
            omissions.add("objects other than messages, omitted")
            return
        }
        var message = ChatMessage(
            id: "message-\(messages.count + 1)", cid: cid, text: markdown(node), createdAt: date, author: author)
        message.mentionedUsers = Set(node.objects("mentions").map(people.mentionedUser))
        if let quote = node.object("quote") { self.quote(quote, in: &message) }
        if node.object("sticker") != nil {
            omissions.add("stickers, shown as an emoji")
            message.append(paragraph: "🖼️")
        }
        for attachment in node.objects("attachments") { attach(attachment, to: &message) }
        for preview in node.objects("previews") {
            guard let url = preview.name("url").flatMap(URL.init(string:)) else { continue }
            message.attach(
                LinkAttachmentPayload(
                    originalURL: url, title: preview.name("title"), text: preview.name("description")), .linkPreview)
        }
        for contact in node.objects("contacts") {
            omissions.add("contacts, shown as text")
            let name = contact.object("name")
            let names = ["given", "family"].compactMap { name?.name($0) }.joined(separator: " ")
            message.append(paragraph: MarkdownText.escaped(names))
        }
        message.poll = node.object("pollCreate").map { Self.poll($0, of: message) }
        guard !message.text.isEmpty || !message.allAttachments.isEmpty || message.poll != nil else {
            omissions.add(
                node.object("groupInfo")?.name("type") == "UPDATE"
                    ? "group changes, omitted"
                    : "messages without visible content, omitted")
            return
        }
        places[Key(author: author.id, time: time)] = messages.count
        messages.append(message)
    }

    private func quote(_ node: DocumentNode, in message: inout ChatMessage) {
        if let place = place(node["id"], people.user(node, "author")) {
            message.quotedMessage = messages[place]
        } else if let text = node.name("text") {
            // A message that isn't in the export.
            message.text = MarkdownText.quotation(MarkdownText.escaped(text)) + "\n\n" + message.text
        }
    }

    private mutating func attach(_ node: DocumentNode, to message: inout ChatMessage) {
        let id = node.name("id") ?? ""
        var name = node.name("filename") ?? id
        guard !name.isEmpty else {
            omissions.add("files without a name, omitted")
            return
        }
        if !name.contains("."), let type = node.name("contentType")?.split(separator: "/").last { name += ".\(type)" }
        // signal-cli stores files next to its data, named after their identifiers.
        let path = ["attachments/\(id)", id].first { export.picturePath($0) != nil }
        message.attach(file: name, at: path ?? name, of: export, omissions: &omissions)
        if let caption = node.name("caption") { message.append(paragraph: MarkdownText.escaping(caption)) }
    }

    private static func poll(_ node: DocumentNode, of message: ChatMessage) -> Poll {
        var poll = Poll(
            id: "\(message.id)-poll", name: node.name("question") ?? "", createdBy: message.author,
            voteCountsByOption: [:])
        for text in node.names("options").prefix(InputLimits.pollOptions) {
            poll.options.append(PollOption(id: "option-\(poll.options.count + 1)", text: text))
        }
        return poll
    }
}
