import Foundation
import HeadlessUIKit
import Markdown

/// Shows marked-up text as it is meant. The dialect is CommonMark with strikethrough.
open class DefaultMarkdownFormatter: MarkdownFormatter {
    /// What is changed about the usual look.
    public var styles: MarkdownStyles

    /// A regular expression that texts with markup match. Where it is empty, a text has markup if reading it finds any.
    public var markdownRegexPattern: String

    public init(styles: MarkdownStyles = MarkdownStyles(), markdownRegexPattern: String = "") {
        self.styles = styles
        self.markdownRegexPattern = markdownRegexPattern
    }

    open func containsMarkdown(_ string: String) -> Bool {
        guard markdownRegexPattern.isEmpty else {
            return string.range(of: markdownRegexPattern, options: .regularExpression) != nil
        }
        return MarkdownParser.parseIfMarkedUp(string) != nil
    }

    open func format(_ string: String) -> NSAttributedString {
        var writer = MarkdownWriter(look: MarkdownLook(appearance: .default, styles: styles), styles: styles)
        return writer.text(of: MarkdownParser.parse(string))
    }
}
