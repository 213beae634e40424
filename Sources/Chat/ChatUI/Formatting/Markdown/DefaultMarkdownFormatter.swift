import ChatLook
import Foundation
import HeadlessUIKit
import Markdown

/// Shows marked-up text as it is meant. The dialect is CommonMark with strikethrough.
open class DefaultMarkdownFormatter: MarkdownFormatter {
    /// What is changed about the usual look.
    public var styles: MarkdownStyles

    /// A regular expression that texts with markup match. Where it is empty, a text has markup if reading it finds any,
    /// or if it has a number with a point behind it, which is taken for that of an item wherever it stands.
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
        var writer = MarkdownWriter(look: MarkdownStyle(appearance: .default, styles: styles))
        return writer.text(of: MarkdownParser.parse(string))
    }
}

extension String {
    /// Whether a digit stands before a full stop.
    fileprivate var hasNumberBeforePoint: Bool {
        var isAfterDigit = false
        for byte in utf8 {
            if isAfterDigit, byte == UInt8(ascii: ".") { return true }
            isAfterDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        return false
    }
}
