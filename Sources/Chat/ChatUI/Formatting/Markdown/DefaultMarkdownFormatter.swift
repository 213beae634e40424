import ChatLook
import Foundation
import HeadlessUIKit
import Markdown

/// Shows Markdown with styles. The dialect is CommonMark with strikethrough.
open class DefaultMarkdownFormatter: MarkdownFormatter {
    /// The changes of the default styles.
    public var styles: MarkdownStyles

    /// A regular expression that matches texts with Markdown. If it is empty, a text has Markdown if parsing finds any,
    /// or if it has a number followed by a period, which counts as a list item anywhere.
    public var markdownRegexPattern: String

    public init(styles: MarkdownStyles = MarkdownStyles(), markdownRegexPattern: String = "") {
        self.styles = styles
        self.markdownRegexPattern = markdownRegexPattern
    }

    open func containsMarkdown(_ string: String) -> Bool {
        guard markdownRegexPattern.isEmpty else {
            return string.range(of: markdownRegexPattern, options: .regularExpression) != nil
        }
        return string.hasNumberBeforePoint || MarkdownParser.parseIfMarkedUp(string) != nil
    }

    open func format(_ string: String) -> NSAttributedString {
        var writer = MarkdownWriter(style: MarkdownStyle(appearance: .default, styles: styles))
        return writer.text(of: MarkdownParser.parse(string))
    }
}

extension String {
    /// Whether there is a digit before a period.
    fileprivate var hasNumberBeforePoint: Bool {
        var isAfterDigit = false
        for byte in utf8 {
            if isAfterDigit, byte == UInt8(ascii: ".") { return true }
            isAfterDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        return false
    }
}
