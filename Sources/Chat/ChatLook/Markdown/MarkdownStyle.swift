import Foundation
import UIKitValues

/// The fonts, colors and indents of marked-up text.
package struct MarkdownStyle {
    /// The look of paragraphs.
    package var body: MarkdownTextStyle

    /// The look of text in quotes.
    package var quote: MarkdownTextStyle

    /// The look of blocks of code.
    package var code: MarkdownTextStyle

    /// The look of blank lines between paragraphs of plain text: that of text without attributes, and so lower.
    package var blankLine: MarkdownTextStyle

    /// The looks of headings from level 1 on; the last is that of all further levels.
    package var headings: [MarkdownTextStyle]

    /// The color of code within a line; `nil` for that of the text around it.
    package var inlineCodeColor: UIColor?

    /// The color of links; `nil` for that of the text around them.
    package var linkColor: UIColor?

    /// Returns the font of a link in text of a font.
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

    /// How far a list inside of a list is indented, in points.
    static let listIndent: CGFloat = 28

    /// The indent of an item's lines after its first one, in points from its marker.
    static let itemIndent: CGFloat = 16

    /// How far a quote is indented, and how far its later lines are, in points.
    static let quoteIndent: (first: CGFloat, rest: CGFloat) = (6, 14)

    /// - Parameter level: From 1 to 6.
    func heading(_ level: Int) -> MarkdownTextStyle {
        headings.isEmpty ? body : headings[min(max(level, 1), headings.count) - 1]
    }

    /// Returns the look of a link in text of a look.
    func linked(_ text: MarkdownTextStyle, to destination: String) -> MarkdownTextStyle {
        text.with {
            $0.link = destination
            $0.font = linkFont(text.font)
            $0.color = linkColor ?? text.color
        }
    }
}
