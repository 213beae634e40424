import Foundation
import UIKitValues

/// The fonts, colors and indents of Markdown text.
package struct MarkdownStyle {
    /// The style of paragraphs.
    package var body: MarkdownTextStyle

    /// The style of quotes.
    package var quote: MarkdownTextStyle

    /// The style of code blocks.
    package var code: MarkdownTextStyle

    /// The style of blank lines between paragraphs of plain text, which have no attributes and are smaller.
    package var blankLine: MarkdownTextStyle

    /// The styles of headings from level 1; the last one also applies to lower levels.
    package var headings: [MarkdownTextStyle]

    /// The color of inline code; `nil` for that of the surrounding text.
    package var inlineCodeColor: UIColor?

    /// The color of links; `nil` for that of the surrounding text.
    package var linkColor: UIColor?

    /// Returns the font of a link in text with a font.
    package var linkFont: (UIFont) -> UIFont

    package init(
        body: MarkdownTextStyle, quote: MarkdownTextStyle, code: MarkdownTextStyle, blankLine: MarkdownTextStyle,
        headings: [MarkdownTextStyle], inlineCodeColor: UIColor? = nil, linkColor: UIColor? = nil,
        linkFont: @escaping (UIFont) -> UIFont = { $0 }
    ) {
        self.body = body
        self.quote = quote
        self.code = code
        self.blankLine = blankLine
        self.headings = headings
        self.inlineCodeColor = inlineCodeColor
        self.linkColor = linkColor
        self.linkFont = linkFont
    }

    /// The indent of a nested list, in points.
    static let listIndent: CGFloat = 28

    /// The indent of an item's continuation lines, in points from its marker.
    static let itemIndent: CGFloat = 16

    /// The indents of the first and the other lines of a quote, in points.
    static let quoteIndent: (first: CGFloat, rest: CGFloat) = (6, 14)

    /// - Parameter level: From 1 to 6.
    func heading(_ level: Int) -> MarkdownTextStyle {
        headings.isEmpty ? body : headings[min(max(level, 1), headings.count) - 1]
    }

    /// Returns the style of a link in text with a style.
    func linked(_ text: MarkdownTextStyle, to destination: String) -> MarkdownTextStyle {
        text.with {
            $0.link = destination
            $0.font = linkFont(text.font)
            $0.color = linkColor ?? text.color
        }
    }
}
