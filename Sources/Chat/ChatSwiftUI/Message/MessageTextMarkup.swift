import ChatLook
import ChatModels
import Foundation
import HeadlessSwiftUI
import Markdown
import UIKitValues

/// Adds attributes to the text of a message: for inline Markdown, addresses and mentions.
///
/// Addresses and mentions become links. The attributes of the `messageLinkDisplayResolver` only apply to links; the
/// rest of the text keeps the bubble's color.
struct MessageTextMarkup {
    private let message: ChatMessage
    private let config: MessageListConfig

    init(message: ChatMessage, config: MessageListConfig) {
        self.message = message
        self.config = config
    }

    /// Returns the text with attributes, or `nil` if it needs none.
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

    /// Whether the text may need attributes. This check is much faster than adding them, and most texts are plain.
    private func mayBeMarkedUp(_ string: String) -> Bool {
        if !message.mentionedUsers.isEmpty { return true }
        if config.markdownSupportEnabled, MarkdownParser.mayHaveInlineMarkup(string) { return true }
        return config.localLinkDetectionEnabled && !LinkFinder.links(in: string).isEmpty
    }

    private func markdown(_ string: String) -> AttributedString? {
        guard config.markdownSupportEnabled else { return nil }
        return try? AttributedString(
            markdown: string,
            options: AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    }

    // MARK: Finding links

    /// Makes links of addresses, except in Markdown links.
    private func linkAddresses(in text: inout AttributedString) {
        let string = String(text.characters)
        let links = LinkFinder.links(in: string).compactMap { link in
            Range(link.range, in: string).map { (url: link.url, range: $0) }
        }
        for (link, range) in zip(links, text.ranges(links.map(\.range), in: string))
        where text[range].runs.allSatisfy({ $0.link == nil }) {
            text[range].link = link.url
        }
    }

    /// Makes a link of each name after an `@`.
    private func linkMentions(in text: inout AttributedString) {
        guard !message.mentionedUsers.isEmpty else { return }
        let string = String(text.characters)
        let users = message.mentionedUsers.sorted { $0.id < $1.id }
        let mentions = MentionFinder(names: users.map { $0.name ?? $0.id }).mentions(in: string)
        for (mention, range) in zip(mentions, text.ranges(mentions.map(\.range), in: string)) {
            text[range].link = Self.address(of: users[mention.name], in: message)
        }
    }

    /// The URL of a mention's link.
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
    /// Returns the ranges in `string` that correspond to `ranges`; both texts have the same characters.
    ///
    /// - Parameter ranges: In order, and not overlapping.
    fileprivate func ranges(_ ranges: [Range<String.Index>], in string: String) -> [Range<Index>] {
        var place = (own: startIndex, other: string.startIndex)
        func advance(to end: String.Index) -> Index {
            let distance = string.unicodeScalars.distance(from: place.other, to: end)
            place = (unicodeScalars.index(place.own, offsetBy: distance), end)
            return place.own
        }
        return ranges.map { range in
            let start = advance(to: range.lowerBound)
            return start..<advance(to: range.upperBound)
        }
    }
}
