import Annotations
import ChatModels
import Console
import Devices
import Documents
import Foundation
import Pictures

/// Generates descriptions of pictures for readers who can't see them.
enum AlternativeText {
    /// A short description, used next to a full one: `The chat “Lunch”`.
    static func subject(of specification: PictureSpecification, _ conversations: [Conversation]) -> String {
        guard let conversation = conversations.first else { return "An empty list" }
        switch specification.selection.screen {
        case .channelList: return "A list of \(counted(conversations.count, "channel"))"
        case .threadList, .pollCreation: return content(specification.selection, conversations)
        case .message, .thread:
            guard let message = message(of: specification.selection, in: conversation) else { fallthrough }
            let author = (message.author.name ?? message.author.id).plain
            return specification.selection.screen == .message
                ? "A message by \(author)" : "The thread of a message by \(author)"
        case .messages, .channel: return "The chat “\(title(of: conversation))”"
        }
    }

    static func text(_ specification: PictureSpecification, _ conversations: [Conversation]) -> String {
        let shown = content(specification.selection, conversations)
        let device = specification.selection.device.map { " on \(article($0.name)) \($0.name)" } ?? ""
        let notes = specification.annotations.compactMap(\.text).filter { !$0.isEmpty }
        let marked = notes.isEmpty ? "" : "; marked: " + notes.map(\.plain).joined(separator: ", ")
        return shown + device + marked
    }

    private static func content(_ selection: PictureSelection, _ conversations: [Conversation]) -> String {
        guard let conversation = conversations.first else { return "An empty list" }
        switch selection.screen {
        case .channelList:
            let names = conversations.prefix(3).map(title).joined(separator: ", ")
            return "A list of \(counted(conversations.count, "channel")): \(names)\(conversations.count > 3 ? "…" : "")"
        case .threadList: return "A list of \(counted(conversations.flatMap(\.shownThreads).count, "thread"))"
        case .pollCreation: return "The form of a new poll"
        case .message, .thread:
            guard let message = message(of: selection, in: conversation) else { return chat(conversation) }
            return selection.screen == .message
                ? "A message by \(words(of: message))" : "The thread of a message by \(words(of: message))"
        case .messages, .channel: return chat(conversation)
        }
    }

    private static func chat(_ conversation: Conversation) -> String {
        let title = title(of: conversation)
        guard let last = conversation.messages.last else { return "The chat “\(title)” without messages" }
        let count = counted(conversation.messages.count, "message")
        return "The chat “\(title)” with \(count), the last by \(words(of: last))"
    }

    private static func message(of selection: PictureSelection, in conversation: Conversation) -> ChatMessage? {
        if let reference = selection.message { return try? conversation.message(reference) }
        return selection.screen == .thread
            ? conversation.shownThreads.first?.parentMessage : conversation.messages.first
    }

    private static func words(of message: ChatMessage) -> String {
        let author = (message.author.name ?? message.author.id).plain
        let text = message.text.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? author : "\(author): “\(text.plain.shortened)”"
    }

    /// The name of the channel, or of its members except the current user.
    private static func title(of conversation: Conversation) -> String {
        let currentUser = conversation.currentUser?.id
        if let name = ChannelName.text(of: conversation.channel, forCurrentUserId: currentUser) { return name.plain }
        let others = conversation.users.filter { $0.id != conversation.currentUser?.id }
        return others.map { ($0.name ?? $0.id).plain }.joined(separator: ", ")
    }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    private static func article(_ word: String) -> String {
        "aeiou".contains(word.lowercased().prefix(1)) ? "an" : "a"
    }
}

extension Annotation {
    /// The annotation's text in a description.
    fileprivate var text: String? {
        switch kind {
        case .callout(let text): text
        case .number(let text), .box(let text), .bracket(let text): text
        case .size, .distance, .dim, .blur: nil
        }
    }
}
