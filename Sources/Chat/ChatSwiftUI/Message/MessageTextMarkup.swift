import ChatLook
import ChatModels
import Foundation
import HeadlessSwiftUI
import UIKitValues

/// Marks up the text of a message: Markdown within a line, addresses and the names of mentioned users.
///
/// Addresses and names become links. What the `messageLinkDisplayResolver` says is laid over links only; the rest of
/// the text keeps the bubble's colour.
struct MessageTextMarkup {
    private let message: ChatMessage
    private let config: MessageListConfig

    init(message: ChatMessage, config: MessageListConfig) {
        self.message = message
        self.config = config
    }

    /// Returns the marked-up text, or `nil` if nothing in it is marked up.
    func text(_ string: String) -> AttributedString? {
        guard mayBeMarkedUp(string) else { return nil }
        var text = markdown(string) ?? AttributedString(string)
        if config.localLinkDetectionEnabled { linkAddresses(in: &text) }
        linkMentions(in: &text)
        let runs = text.runs
        if let run = runs.first, runs.count == 1, run.inlinePresentationIntent == nil, run.link == nil {
            return text.characters.elementsEqual(string) ? nil : text
        }
        showLinks(in: &text)
        return text
    }

    /// Whether anything may be marked up. Telling so is far quicker than marking up, and most texts are plain.
    private func mayBeMarkedUp(_ string: String) -> Bool {
        if !message.mentionedUsers.isEmpty { return true }
        if config.markdownSupportEnabled, string.utf8.contains(where: Self.isMark) { return true }
        return config.localLinkDetectionEnabled && !LinkFinder.links(in: string).isEmpty
    }

    /// Whether a character may begin Markdown.
    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
            UInt8(ascii: "<"), UInt8(ascii: "\\"):
            true
        default: false
        }
    }

    private func markdown(_ string: String) -> AttributedString? {
        guard config.markdownSupportEnabled else { return nil }
        return try? AttributedString(
            markdown: string,
            options: AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    }

    // MARK: Finding links

    private func linkAddresses(in text: inout AttributedString) {
        let string = String(text.characters)
        for link in LinkFinder.links(in: string) {
            guard let found = Range(link.range, in: string), let range = text.range(found, in: string) else { continue }
            // An address that Markdown made a link of leads where Markdown says.
            guard text[range].runs.allSatisfy({ $0.link == nil }) else { continue }
            text[range].link = link.url
        }
    }

    /// Makes a link of each name with an `@` before it, in upper or lower case.
    private func linkMentions(in text: inout AttributedString) {
        guard !message.mentionedUsers.isEmpty else { return }
        let string = String(text.characters)
        for user in message.mentionedUsers.sorted(by: { $0.id < $1.id }) {
            let name = "@\(user.name ?? user.id)"
            var start = string.startIndex
            while let found = string.range(of: name, options: .caseInsensitive, range: start..<string.endIndex) {
                if let range = text.range(found, in: string) { text[range].link = Self.address(of: user, in: message) }
                start = found.upperBound
            }
        }
    }

    /// The address that a tap on a name opens.
    private static func address(of user: ChatUser, in message: ChatMessage) -> URL? {
        var components = URLComponents()
        components.scheme = "getstream"
        components.host = "mention"
        components.path = "/\(message.id)/\(user.id)"
        return components.url
    }

    // MARK: Showing links

    private func showLinks(in text: inout AttributedString) {
        let look = AttributeContainer(config.messageDisplayOptions.messageLinkDisplayResolver(message))
        for run in text.runs where run.link != nil { text[run.range].mergeAttributes(look) }
    }
}

extension AttributedString {
    /// Returns the range that is at the same place as `range` in `string`, which has the same characters.
    fileprivate func range(_ range: Range<String.Index>, in string: String) -> Range<Index>? {
        let scalars = string.unicodeScalars
        let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
        let length = scalars.distance(from: range.lowerBound, to: range.upperBound)
        let lower = unicodeScalars.index(unicodeScalars.startIndex, offsetBy: start)
        return lower..<unicodeScalars.index(lower, offsetBy: length)
    }
}
