internal import ChatModels
internal import Documents
internal import Foundation

/// Puts the messages of all chats together of what signal-cli has received, one after the other.
struct SignalMessages {
    private(set) var losses = OmittedData()

    private let export: Export
    private let people: SignalPeople
    private var messages: [ChatMessage] = []

    /// The places of messages by who wrote them and when: that is how others refer to them.
    private var places: [Key: Int] = [:]

    /// The reaction that everyone has to a message, the options that they voted for last, and who read it, by its place.
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

    /// Adds a message, or what changes an earlier one.
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
            losses.add("changes of when messages disappear, which are left out")
        } else {
            addMessage(node, by: author, in: cid)
        }
    }

    /// Puts another text in the place of a message's.
    mutating func edit(_ time: DocumentNode?, to node: DocumentNode, by author: ChatUser) {
        change(place(time, author)) {
            $0.messages[$1].text = $0.markdown(node)
            $0.messages[$1].textUpdatedAt = Self.date(node["timestamp"]) ?? $0.messages[$1].createdAt
            // What comes later refers to the edition.
            if let time = node["timestamp"]?.characters { $0.places[Key(author: author.id, time: time)] = $1 }
        }
    }

    /// Notes that somebody has read a message.
    mutating func read(_ time: DocumentNode, of author: ChatUser, by reader: ChatUser) {
        if let place = place(time, author) { readers[place, default: []].insert(reader) }
    }

    /// All messages with what changed them.
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

    // MARK: Places

    private func place(_ time: DocumentNode?, _ author: ChatUser) -> Int? {
        time?.characters.flatMap { places[Key(author: author.id, time: $0)] }
    }

    /// The message that an object refers to.
    private func target(_ node: DocumentNode) -> Int? {
        place(node["targetSentTimestamp"] ?? node["targetTimestamp"], people.user(node, "targetAuthor"))
    }

    private mutating func change(_ place: Int?, _ change: (inout Self, Int) -> Void) {
        guard let place else {
            losses.add("changes of messages that are not in the export, which are left out")
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
            losses.add("reactions that the components have no icon for, which are left out")
            return
        }
        reactions[place, default: [:]][author.id] = type
    }

    // MARK: Messages

    private mutating func markdown(_ node: DocumentNode) -> String {
        var text = SignalText(people)
        defer { losses.add(text.losses) }
        return text.markdown(node)
    }

    private mutating func addMessage(_ node: DocumentNode, by author: ChatUser, in cid: ChannelId) {
        guard let time = node["timestamp"]?.characters, let date = Self.date(node["timestamp"]) else {
            losses.add("objects that are no messages, which are left out")
            return
        }
        var message = ChatMessage(
            id: "message-\(messages.count + 1)", cid: cid, text: markdown(node), createdAt: date, author: author)
        message.mentionedUsers = Set(node.objects("mentions").map(people.mentionedUser))
        if let quote = node.object("quote") { self.quote(quote, in: &message) }
        if node.object("sticker") != nil {
            losses.add("stickers, which stand as a picture’s emoji")
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
            losses.add("contacts, which stand as texts")
            let name = contact.object("name")
            let names = ["given", "family"].compactMap { name?.name($0) }.joined(separator: " ")
            message.append(paragraph: MarkdownText.escaped(names))
        }
        message.poll = node.object("pollCreate").map { Self.poll($0, of: message) }
        guard !message.text.isEmpty || !message.allAttachments.isEmpty || message.poll != nil else {
            losses.add(
                node.object("groupInfo")?.name("type") == "UPDATE"
                    ? "changes of groups, which are left out"
                    : "messages without anything that can be shown, which are left out")
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
            losses.add("files without a name, which are left out")
            return
        }
        if !name.contains("."), let type = node.name("contentType")?.split(separator: "/").last { name += ".\(type)" }
        // signal-cli puts the files beside its data, under their identifiers.
        let path = ["attachments/\(id)", id].first { export.picturePath($0) != nil }
        message.attach(file: name, at: path ?? name, of: export, losses: &losses)
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
