import ChatModels
import HeadlessUIKit

/// The conversion of the message's text for the text view.
extension ChatMessageContentView {
    /// Everything that the attributed text depends on: it is only rebuilt after a change.
    struct ShownText: Equatable {
        let text: String
        let font: UIFont
        let color: UIColor
        let mentions: [String]
        /// Whether the text is Markdown, whose fonts are created with it.
        let isMarkedUp: Bool
    }

    /// Rebuilds Markdown text, since its fonts and colors may have changed.
    func invalidateMarkup() {
        if shownText?.isMarkedUp == true { shownText = nil }
    }

    func updateTextView() {
        guard let textView else { return }
        let text = displayedText
        let shown = ShownText(
            text: text, font: messageTextFont, color: messageTextColor, mentions: mentionedNames,
            isMarkedUp: isMarkedUp(text))
        guard shown != shownText else { return }
        shownText = shown
        textView.attributedText = attributedText(for: shown)
    }

    private func isMarkedUp(_ text: String) -> Bool {
        if let shownText, shownText.text == text { return shownText.isMarkedUp }
        return isMarkdownEnabled && markdownFormatter.containsMarkdown(text)
    }

    /// The text, or its translation.
    private var displayedText: String {
        guard let content else { return "" }
        if layoutOptions?.contains(.translation) == true, let language = channel?.membership?.language,
            let translation = content.translatedText(for: language)
        {
            return translation
        }
        return content.textContent ?? ""
    }

    /// The names that may follow an `@` in the text, in a fixed order.
    private var mentionedNames: [String] {
        guard let users = content?.mentionedUsers, !users.isEmpty else { return [] }
        return users.flatMap { [$0.name, $0.id].compactMap { $0 } }.filter { !$0.isEmpty }.sorted()
    }

    private func attributedText(for shown: ShownText) -> NSAttributedString {
        var text = ReleasingAttributedString(
            string: shown.text, attributes: [.font: shown.font, .foregroundColor: shown.color])
        if shown.isMarkedUp {
            text = ReleasingAttributedString(attributedString: markdownFormatter.format(shown.text))
        }
        addLinks(to: text)
        addMentions(of: shown.mentions, to: text)
        return text
    }

    private func addLinks(to text: NSMutableAttributedString) {
        for link in linkDetector.links(in: text.string) {
            text.addAttribute(.link, value: link.url, range: link.range)
        }
    }

    /// Styles mentions like links, but without a destination.
    private func addMentions(of names: [String], to text: NSMutableAttributedString) {
        guard !names.isEmpty else { return }
        let string = text.string
        for mention in MentionFinder(names: names).mentions(in: string) {
            text.addAttribute(.link, value: "", range: NSRange(mention.range, in: string))
        }
    }
}
